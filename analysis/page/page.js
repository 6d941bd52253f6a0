/* Sorts a table by the column whose heading is pressed: by data-value where the
 * cells have one, else by their text.  Cells without a value stay at the end. */
"use strict";
(function () {
  const collator = new Intl.Collator("en", { numeric: true });

  function key(row, column, numeric) {
    const cell = row.cells[column];
    if (cell.classList.contains("missing")) return null;
    if (!numeric) return cell.textContent;
    return "value" in cell.dataset ? Number(cell.dataset.value) : null;
  }

  function sort(table, column, descending) {
    const body = table.tBodies[0];
    const rows = Array.from(body.rows);
    const numeric = rows.some((row) => "value" in row.cells[column].dataset);
    const sign = descending ? -1 : 1;
    const keyed = rows.map((row) => ({ row, key: key(row, column, numeric) }));
    keyed.sort((a, b) => {
      if (a.key === null || b.key === null) return (a.key === null) - (b.key === null);
      return sign * (numeric ? a.key - b.key : collator.compare(a.key, b.key));
    });
    body.append(...keyed.map((item) => item.row));
  }

  function press(event) {
    const heading = event.currentTarget.closest("th");
    const table = heading.closest("table");
    const descending = heading.getAttribute("aria-sort") === "ascending";
    for (const other of heading.parentNode.cells) other.setAttribute("aria-sort", "none");
    heading.setAttribute("aria-sort", descending ? "descending" : "ascending");
    sort(table, heading.cellIndex, descending);
  }

  for (const button of document.querySelectorAll("th button")) {
    button.addEventListener("click", press);
  }
})();
