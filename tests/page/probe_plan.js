/* Plans in the player: who moves is a dot, and who clashes is marked. */
"use strict";
const probePlan = (() => {
  const { test } = Tap;
  let root;
  let say;

  const part = (selector) => root.querySelector(selector);
  const side = (i) => root.querySelectorAll(".side")[i];
  const text = (i) => side(i).querySelector(".count").textContent;
  const go = (what) => part(`[data-go=${what}]`).click();

  function choose(menu, value) {
    menu.value = value;
    menu.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /* Where the dots and the marks of a board are. */
  const dots = (i) => Array.from(side(i).querySelectorAll(".dots .mover"), (dot) => dot.getAttribute("transform").match(/[\d.]+/g).join(" ")).join(", ");
  const marks = (i) => Array.from(side(i).querySelectorAll(".clashes circle"), (mark) => `${mark.getAttribute("cx")} ${mark.getAttribute("cy")}`).join(", ");

  /* Puts a search on the right. */
  function watch(scene, search) {
    choose(side(1).querySelector("select"), scene.runs.findIndex((run) => run.search === search));
    go("start");
  }

  function right(scene) {
    watch(scene, "drive");
    say("all begin at their starts", dots(1) === "5 5, 65 5" && text(1) === "0 of 9 moments, 0 of 2 at their goals", dots(1) + text(1));
    go("on");
    go("on");
    go("on");
    go("on");
    say("a plan goes moment by moment", dots(1) === "45 5, 45 15" && text(1) === "4 of 9 moments, 0 of 2 at their goals", dots(1) + text(1));
    say("ways are drawn behind them", side(1).querySelectorAll(".trails path")[1].getAttribute("d") === "M65 5L55 5L45 5L45 5L45 15L45 15",
      side(1).querySelectorAll(".trails path")[1].getAttribute("d"));
    const slider = part("input[type=range]");
    slider.value = 1000 * 4.5 / 9;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    say("between two moments they are between two squares", dots(1) === "50 5, 45 10", dots(1));
    go("end");
    say("at the end they are there", dots(1) === "65 5, 5 5" && text(1) === "9 moments, 2 of 2 at their goals; answer 15", dots(1) + text(1));
    say("a right plan has no mark", marks(1) === "", marks(1));
  }

  function wrong(scene) {
    watch(scene, "stray");
    go("on");
    go("on");
    say("nothing is marked before they clash", marks(1) === "", marks(1));
    go("on");
    say("two on one square are marked", marks(1) === "35 5" && dots(1) === "35 5, 35 5" && text(1).endsWith(", 1 and 2 clash"), marks(1) + text(1));
    go("on");
    say("nor is it behind", marks(1) === "" && !text(1).includes("clash"), marks(1) + text(1));
    go("end");
    say("at the end all clashes are marked", marks(1) === "35 5" && text(1) === "6 moments, 2 of 2 at their goals, 1 clash; answer 12", marks(1) + text(1));
    watch(scene, "balk");
    for (let i = 0; i < 4; i += 1) go("on");
    say("two who swap are marked between their squares", marks(1) === "30 5" && dots(1) === "35 5, 25 5", marks(1) + dots(1));
  }

  return (frame, data) => {
    const scene = data.cases.find((item) => item.label.startsWith("lane"));
    root = frame.contentDocument.querySelector("#player .player");
    say = (name, good, why) => test(`${name} at ${frame.contentWindow.innerWidth}`, good, why);
    choose(part("select[name=case]"), data.cases.indexOf(scene));
    const names = [0, 1].map((i) => side(i).querySelector("select").selectedOptions[0].text);
    say("plans of two searches stand side by side", names[0] !== names[1] && names.every((name) => name.startsWith("C: ")), names);
    say("plans do not race", part("input[value=time]").disabled && part("input[value=steps]").checked, "they do");
    right(scene);
    wrong(scene);
  };
})();
