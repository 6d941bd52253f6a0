/* Looks at the page in two frames, 400 and 1400 pixels wide, and writes TAP into
 * the document.  Only a frame can be narrower than a browser's window. */
"use strict";
(function () {
  const lines = [];
  let count = 0;

  function test(name, good, why) {
    lines.push((good ? "ok " : "not ok ") + ++count + " - " + name);
    if (!good) lines.push("# " + why);
  }

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

  function testTables(page) {
    const tables = Array.from(page.querySelectorAll("table"));
    test("there are tables", tables.length >= 10, tables.length + " tables");
    for (const table of tables) {
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
    const times = values(page.querySelector("#table-times-same"), 3);
    test("the times sort as numbers", times.filter((v) => typeof v === "number").length > 5, times);
  }

  function testWidth(frame) {
    const page = frame.contentDocument;
    const width = frame.contentWindow.innerWidth;
    const root = page.documentElement;
    test("the frame is " + frame.width + " wide", width === Number(frame.width), width);
    test("nothing overflows at " + width, root.scrollWidth <= width, root.scrollWidth);
    const out = Array.from(page.body.querySelectorAll("h1, h2, h3, p, li, dl, figure, .scroll"))
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .map((element) => element.tagName + " " + element.textContent.slice(0, 40));
    test("every block ends within " + width, out.length === 0, out.join("; "));
  }

  function testPage(page) {
    test("every figure is inlined",
      page.querySelectorAll("figure").length >= 10 &&
      Array.from(page.querySelectorAll("figure")).every((figure) => figure.querySelector("svg")),
      "a figure without svg");
    const ids = Array.from(page.querySelectorAll("[id]"), (element) => element.id);
    test("no id stands twice", new Set(ids).size === ids.length,
      ids.filter((id, i) => ids.indexOf(id) !== i).slice(0, 5));
    const lost = Array.from(page.querySelectorAll("a[href^='#']"))
      .filter((link) => !page.getElementById(link.getAttribute("href").slice(1)));
    test("every link within leads somewhere", lost.length === 0, lost.map((link) => link.href));
    const out = Array.from(page.querySelectorAll("[src], link[href], a[href]"))
      .map((element) => element.getAttribute("src") || element.getAttribute("href"))
      .filter((link) => /^([a-z]+:)?\/\//.test(link));
    test("nothing leads to the network", out.length === 0, out);
    test("no script but the page's own", page.scripts.length === 1, page.scripts.length);
    test("the summary says something", page.querySelectorAll("#summary li").length >= 3, "too short");
  }

  window.addEventListener("load", () => {
    const frames = Array.from(document.querySelectorAll("iframe"));
    frames.forEach(testWidth);
    testPage(frames[0].contentDocument);
    testTables(frames[0].contentDocument);
    frames.forEach(testWidth);
    lines.push("1.." + count);
    document.getElementById("tap").textContent = lines.join("\n");
  });
})();
