/* The page as a whole: its width, its links, what is seen without a script. */
"use strict";
const probePage = (() => {
  const { test } = Tap;

  function width(frame) {
    const page = frame.contentDocument;
    const room = frame.contentWindow.innerWidth;
    const root = page.documentElement;
    test("the frame is " + frame.width + " wide", room === Number(frame.width), room);
    test("nothing overflows at " + room, root.scrollWidth <= room, root.scrollWidth);
    const out = Array.from(page.body.querySelectorAll("h1, h2, h3, p, li, dl, figure, .scroll, .card, .row, .player, .switch"))
      .filter((element) => element.getBoundingClientRect().right > room + 0.5)
      .map((element) => element.tagName + "." + element.className + " " + element.textContent.slice(0, 40));
    test("every block ends within " + room, out.length === 0, out.slice(0, 5).join("; "));
  }

  function parts(page) {
    const figures = Array.from(page.querySelectorAll(".block > figure"));
    test("every figure is inlined", figures.length >= 4 && figures.every((figure) => figure.querySelector("svg")),
      figures.length + " figures");
    const ids = Array.from(page.querySelectorAll("[id]"), (element) => element.id);
    test("no id stands twice", new Set(ids).size === ids.length,
      ids.filter((id, i) => ids.indexOf(id) !== i).slice(0, 5));
    const links = Array.from(page.querySelectorAll("a[href^='#']"));
    const lost = links.filter((link) => !page.getElementById(decodeURIComponent(link.getAttribute("href").slice(1))));
    test("every link within leads somewhere", links.length > 50 && lost.length === 0,
      lost.map((link) => link.getAttribute("href")).slice(0, 5));
    const out = Array.from(page.querySelectorAll("[src], link[href], a[href]"))
      .map((element) => element.getAttribute("src") || element.getAttribute("href"))
      .filter((link) => /^([a-z]+:)?\/\//.test(link));
    test("nothing leads to the network", out.length === 0, out);
    const scripts = Array.from(page.scripts, (script) => script.type);
    test("no script but the page's own", scripts.join() === "application/json,", scripts);
    test("the answer has three sentences", page.querySelectorAll("header .answer").length === 3, "it has not");
    const silent = Array.from(page.querySelectorAll("section"))
      .filter((section) => !section.querySelector(":scope > h2 + p"));
    test("a sentence stands above every section", silent.length === 0, silent.map((section) => section.id));
    test("claims are cards with verdicts and marks", page.querySelectorAll(".card .verdict").length > 30 &&
      page.querySelectorAll(".card .mark").length > 50, "they are not");
    test("with a script the final pictures are not seen",
      !Array.from(page.querySelectorAll(".stills .board")).some(isSeen), "some are");
    test("words lead to the glossary", page.querySelectorAll("a.word[href^='#word-']").length > 20, "too few");
  }

  /* Numbers of the plot lead to rows, which are unfolded. */
  async function numbers(frame) {
    const page = frame.contentDocument;
    const links = Array.from(page.querySelectorAll(".forest .values a")).filter(isSeen);
    test("the plot has numbers", links.length >= 6, links.length);
    test("a number says its interval and n", links.every((link) => /\(.*–.*\).* n = \d/.test(link.title)), links[0].title);
    const row = page.getElementById(decodeURIComponent(links[0].hash.slice(1)));
    links[0].click();
    test("a number leads to its row", await until(() => isSeen(row)) && row.tagName === "TR", links[0].hash);
    test("the row has its name", row.title !== "" && links[0].title.startsWith(row.title), row.title);
    const said = () => row.closest(".scroll").nextElementSibling;
    test("and says which rows of the results it is of", await until(() => said().matches(".rows")) && isSeen(said()) &&
      said().textContent === `Rows: ${row.closest("[data-kinds]").dataset.kinds} ${row.title}`, said().textContent);
  }

  /* Without a script: the final pictures, and no dead controls. */
  function still(page) {
    const boards = Array.from(page.querySelectorAll(".stills .board")).filter(isSeen);
    test("without a script the final pictures are seen", boards.length >= 6 &&
      boards.every((board) => board.querySelector(".way").getAttribute("d") !== "" || board.querySelector(".lit, .part, .mover")), boards.length);
    test("without a script there are no dead buttons",
      !Array.from(page.querySelectorAll(".player button")).some(isSeen), "some are seen");
    test("without a script the switch still works", page.querySelectorAll(".forest").length > 1 &&
      Array.from(page.querySelectorAll(".forest")).filter(isSeen).length === 1, "not one plot is seen");
  }

  return { width, parts, numbers, still };
})();
