/* The switch of scenarios changes plots and tables together. */
"use strict";
function probeSwitch(page) {
  const { test } = Tap;
  const radios = Array.from(page.querySelectorAll("#switch input"));
  test("there is a choice of scenarios", radios.length >= 2, radios.length);
  test("the first one is chosen", radios[0].checked, "it is not");
  const scenes = Array.from(page.querySelectorAll("[data-scenario]"));
  for (const fold of page.querySelectorAll("details")) fold.open = true;
  for (const radio of radios.concat(radios[0])) {
    page.querySelector(`label[for="${radio.id}"]`).click();
    const wrong = scenes.filter((scene) => isSeen(scene) !== (scene.dataset.scenario === radio.value));
    test("only what is of " + radio.value + " is seen", wrong.length === 0,
      wrong.map((scene) => scene.className + " " + scene.id + " " + scene.dataset.scenario).slice(0, 5));
    const shown = scenes.filter(isSeen);
    for (const kind of [".forest", "table", "figure"]) {
      test(radio.value + " has a " + kind, shown.some((scene) => scene.matches(kind) || scene.querySelector(kind)), "none");
    }
  }
  for (const fold of page.querySelectorAll("details")) fold.open = false;
}
