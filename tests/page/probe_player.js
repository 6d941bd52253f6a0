/* The player is driven as a reader would: menus, buttons, slider, keys. */
"use strict";
const probePlayer = (() => {
  const { test } = Tap;
  let root;
  let width;

  const part = (selector) => root.querySelector(selector);
  const side = (i) => root.querySelectorAll(".side")[i];
  const counted = (i) => Number(side(i).querySelector(".count").textContent.match(/^\d+/)[0]);
  const ended = (i) => side(i).classList.contains("finished");
  const go = (what) => part(`[data-go=${what}]`).click();
  const say = (name, good, why) => test(`${name} at ${width}`, good, why);
  const key = (name) => root.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

  function choose(menu, value) {
    menu.value = value;
    menu.dispatchEvent(new Event("change", { bubbles: true }));
  }

  function slide(value) {
    const slider = part("input[type=range]");
    slider.value = value;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /* The squares of a class on a board, by their numbers. */
  function squares(i, name) {
    return Array.from(side(i).querySelectorAll(`[data-square].${name}`), (square) => Number(square.dataset.square));
  }

  /* The route that a board shows, as [level, x, y] of each square. */
  function route(i, width, height) {
    const middles = new Map();
    for (const square of side(i).querySelectorAll("[data-square]")) {
      const [x, y, w, h] = ["x", "y", "width", "height"].map((name) => Number(square.getAttribute(name)));
      middles.set(`${x + w / 2} ${y + h / 2}`, Number(square.dataset.square));
    }
    const points = side(i).querySelector(".way").getAttribute("d").split(/[ML]/).slice(1);
    return points.map((point) => {
      const number = middles.get(point);
      return [Math.floor(number / (width * height)) + 1, number % width + 1, Math.floor(number / width) % height + 1];
    });
  }

  function steps() {
    go("start");
    say("nothing is expanded at the start", counted(0) === 0 && squares(0, "done").length === 0, counted(0));
    say("the start waits", squares(0, "open").length === 1, squares(0, "open"));
    part("input[value=steps]").click();
    go("on");
    go("on");
    go("on");
    say("three steps on", counted(0) === 3 && counted(1) === 3, counted(0) + " " + counted(1));
    say("three squares are expanded", squares(0, "done").length === 3, squares(0, "done"));
    const open = squares(0, "open").length;
    say("the open list is drawn and counted", open > 0 && side(0).querySelector(".count").textContent.includes(`${open} open`), open);
    say("distances are shades", squares(0, "d0").length >= 1, "no d0");
    go("back");
    say("one back", counted(0) === 2, counted(0));
    say("no route before the end", side(0).querySelector(".way").getAttribute("d") === "", "there is one");
  }

  function keys() {
    key("Home");
    key("ArrowRight");
    key("ArrowRight");
    say("arrows step", counted(0) === 2, counted(0));
    key("ArrowLeft");
    say("and back", counted(0) === 1, counted(0));
    key("End");
    say("End shows the end", ended(0) && ended(1), counted(0));
    key("Home");
    say("Home the start", counted(0) === 0, counted(0));
    key(" ");
    say("the space bar plays", part("[data-go=play]").getAttribute("aria-label") === "Pause", "it does not");
    key(" ");
    say("and pauses", part("[data-go=play]").getAttribute("aria-label") === "Play", "it does not");
    const nameless = Array.from(root.querySelectorAll("button, select, input"))
      .filter((control) => !control.getAttribute("aria-label") && !control.textContent.trim() && !control.closest("label"));
    say("every control has a name", nameless.length === 0, nameless.map((control) => control.outerHTML));
  }

  async function race() {
    part("[data-preset=race]").click();
    say("a race is at measured speeds", part("input[value=time]").checked, "it is not");
    say("C on the left, Prolog on the right", side(0).querySelector("select").selectedOptions[0].text.startsWith("C:") &&
      side(1).querySelector("select").selectedOptions[0].text.startsWith("Prolog:"), "they are not");
    say("their times are shown", [0, 1].every((i) => /[\d.]+ (ns|µs|ms)/.test(side(i).querySelector(".time").textContent)),
      side(0).querySelector(".time").textContent);
    slide(500);
    go("end");
    const count = counted(1);
    slide(500);
    say("half way the slower has done half", counted(1) === Math.floor(count / 2), counted(1) + " of " + count);
    say("and the faster is there", ended(0) && !ended(1), counted(0));
    choose(part("select[name=speed]"), "16");
    go("start");
    go("play");
    const there = await until(() => ended(0) && ended(1));
    say("it plays to the end", there, counted(1));
    say("and stops there", await until(() => part("[data-go=play]").getAttribute("aria-label") === "Play"), "it does not");
  }

  function searches() {
    part("[data-preset=searches]").click();
    const names = [0, 1].map((i) => side(i).querySelector("select").selectedOptions[0].text.split(/[:,]/)[1]);
    say("two algorithms are two", names[0] !== names[1], names);
    part("[data-preset=styles]").click();
    const styles = [0, 1].map((i) => side(i).querySelector("select").selectedOptions[0].text.split(", ")[1]);
    say("thesis and tuned are these", styles.join() === "thesis,tuned", styles);
  }

  /* Every search of every case: what its last frame shows is what `solve` says. */
  function answers(data) {
    const wrong = [];
    let compared = 0;
    data.cases.forEach((scene, i) => {
      choose(part("select[name=case]"), i);
      scene.runs.forEach((run, j) => {
        choose(side(1).querySelector("select"), j);
        go("end");
        const shown = route(1, scene.width, scene.height);
        for (const known of solved.filter((item) => item && scene.label.split(" ")[0] === item.case)) {
          for (const answer of known.answers) {
            if (["search", "style", "lang"].some((name) => answer[name] !== run[name])) continue;
            compared += 1;
            const expected = [scene.question[0], ...answer.route];
            if (JSON.stringify(shown) !== JSON.stringify(expected) || counted(1) !== answer.expanded) {
              wrong.push(`${scene.label} ${run.search} ${run.style} ${run.lang}`);
            }
          }
        }
      });
    });
    say("the last frame of every search is what solve answers", compared >= 30 && wrong.length === 0,
      compared + " compared; " + wrong.slice(0, 5));
  }

  return async (frame, data) => {
    width = frame.contentWindow.innerWidth;
    root = frame.contentDocument.querySelector("#player .player");
    say("the player is seen", isSeen(root) && isSeen(side(0).querySelector(".board")), "it is not");
    steps();
    keys();
    await race();
    searches();
    answers(data);
    const room = root.getBoundingClientRect();
    say("boards stay within the player", [0, 1].every((i) => side(i).getBoundingClientRect().right <= room.right + 0.5), "they do not");
  };
})();
