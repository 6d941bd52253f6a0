/* Tables: sorted by the column whose heading is pressed, by data-value where the
 * cells have one, else by their text, cells without a value at the end; filtered
 * by words, all of which a row must have; and a row that is pressed, or that a link
 * leads to, says by which rows of the results it was made. */
"use strict";
(() => {
  const collator = new Intl.Collator("en", { numeric: true });
  const filtered = 12; // with more rows than this a table has a filter

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
    const descending = heading.getAttribute("aria-sort") === "ascending";
    for (const other of heading.parentNode.cells) other.setAttribute("aria-sort", "none");
    heading.setAttribute("aria-sort", descending ? "descending" : "ascending");
    sort(heading.closest("table"), heading.cellIndex, descending);
  }

  /* The words are looked for in what a row shows and in its name. */
  function filter(table, text, said) {
    const words = text.toLowerCase().split(/\s+/).filter((word) => word !== "");
    const rows = Array.from(table.tBodies[0].rows);
    for (const row of rows) {
      const shown = (row.textContent + " " + row.title).toLowerCase();
      row.hidden = !words.every((word) => shown.includes(word));
    }
    const left = rows.filter((row) => !row.hidden).length;
    said.textContent = words.length === 0 ? "" : ` ${left} of ${rows.length} rows`;
  }

  function addFilter(table) {
    const box = document.createElement("p");
    box.className = "filter";
    const input = document.createElement("input");
    input.type = "search";
    input.placeholder = "filter rows";
    input.setAttribute("aria-label", "Filter: " + table.parentNode.getAttribute("aria-label"));
    const said = document.createElement("span");
    said.setAttribute("role", "status");
    box.append(input, said);
    input.addEventListener("input", () => filter(table, input.value, said));
    table.parentNode.before(box);
  }

  /* A row of the results has its kind, and then the words of the row's name. */
  function names(row) {
    const scene = row.closest("[data-kinds]");
    if (!scene) return row.title;
    return scene.dataset.kinds.split(" ").map((kind) => `${kind} ${row.title}`).join(", ");
  }

  function tell(row) {
    const box = row.closest(".scroll");
    let said = box.nextElementSibling;
    if (!said || !said.matches(".rows")) {
      said = document.createElement("p");
      said.className = "note rows";
      said.setAttribute("role", "status");
      box.after(said);
    }
    said.textContent = "Rows: " + names(row);
  }

  document.addEventListener("click", (event) => {
    const row = event.target.closest("tbody tr");
    if (row) tell(row);
  });
  document.addEventListener("shown", (event) => {
    if (event.target.matches("tbody tr")) tell(event.target);
  });
  for (const button of document.querySelectorAll("th button")) {
    button.addEventListener("click", press);
  }
  for (const table of document.querySelectorAll("table")) {
    if (table.tBodies[0].rows.length > filtered) addFilter(table);
  }
})();
