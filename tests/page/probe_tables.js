/* Tables: they sort, filter and unfold. */
"use strict";
const probeTables = (() => {
  const { test } = Tap;

  /* The values of a column as the rows stand; null where there is none.  Beside
   * numbers, words ("< 1,000") have none. */
  function values(table, column) {
    const cells = Array.from(table.tBodies[0].rows, (row) => row.cells[column]);
    const numeric = cells.some((cell) => "value" in cell.dataset);
    return cells.map((cell) => {
      if (cell.classList.contains("missing")) return null;
      if (!numeric) return cell.textContent;
      return "value" in cell.dataset ? Number(cell.dataset.value) : null;
    });
  }

  function isSorted(list, sign) {
    const present = list.filter((value) => value !== null);
    const missingLast = list.slice(present.length).every((value) => value === null);
    const collator = new Intl.Collator("en", { numeric: true });
    return missingLast && present.every((value, i) => {
      if (i === 0) return true;
      const before = present[i - 1];
      const order = typeof value === "number" ? before - value : collator.compare(before, value);
      return sign * order <= 0;
    });
  }

  function sorts(page, table) {
    const headings = Array.from(table.tHead.rows[0].cells);
    const before = table.tBodies[0].rows.length;
    let wrong = "";
    headings.forEach((heading, column) => {
      const button = heading.querySelector("button");
      for (const [state, sign] of [["ascending", 1], ["descending", -1]]) {
        button.focus();
        if (page.activeElement !== button) wrong += " no focus in " + column;
        button.click();
        if (heading.getAttribute("aria-sort") !== state) wrong += " aria-sort of " + column;
        if (!isSorted(values(table, column), sign)) wrong += " " + state + " " + column;
        const sorted = headings.filter((h) => h.getAttribute("aria-sort") !== "none");
        if (sorted.length !== 1) wrong += " sorted twice " + column;
      }
    });
    if (table.tBodies[0].rows.length !== before) wrong += " rows lost";
    test(table.id + " sorts both ways by every column", wrong === "", wrong);
  }

  /* By the first word of the last row; and all rows come back. */
  function filters(table) {
    const box = table.parentNode.previousElementSibling;
    const input = box && box.querySelector("input[type=search]");
    const rows = Array.from(table.tBodies[0].rows);
    if (rows.length <= 12) return;
    test(table.id + " has a filter", !!input, "none");
    const word = rows[rows.length - 1].cells[0].textContent.slice(0, 6).toLowerCase();
    const type = (text) => {
      input.value = text;
      input.dispatchEvent(new Event("input"));
    };
    type(word);
    const left = rows.filter(isSeen);
    test(table.id + " filters",
      left.length > 0 && left.every((row) => (row.textContent + row.title).toLowerCase().includes(word)) &&
      rows.every((row) => isSeen(row) || !row.textContent.toLowerCase().includes(word)),
      word + " leaves " + left.length);
    type("no such word anywhere");
    test(table.id + " may be left without rows", !rows.some(isSeen), "some are left");
    type("");
    test(table.id + " has all rows again", rows.every(isSeen), "some are gone");
  }

  function folded(page) {
    const long = Array.from(page.querySelectorAll("table")).filter((table) => table.tBodies[0].rows.length > 12);
    test("long tables are folded", long.length > 3 && !long.some(isSeen), long.filter(isSeen).map((table) => table.id));
  }

  function all(page) {
    const tables = Array.from(page.querySelectorAll("table"));
    test("there are tables", tables.length >= 10, tables.length + " tables");
    for (const fold of page.querySelectorAll("details")) fold.open = true;
    for (const table of tables) {
      const scene = table.closest("[data-scenario]");
      if (scene) page.getElementById("scenario-" + scene.dataset.scenario).click();
      test(table.id + " is seen once unfolded", isSeen(table), "it is not");
      sorts(page, table);
      filters(table);
    }
  }

  return { all, folded };
})();
