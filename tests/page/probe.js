/* Looks at the page in its frames, one after the other, and writes TAP into the
 * document. */
"use strict";
window.addEventListener("load", async () => {
  const [narrow, wide, still] = document.querySelectorAll("iframe");
  const data = JSON.parse(narrow.contentDocument.getElementById("played").textContent);
  try {
    const first = wide.contentDocument.querySelector(".player.first");
    Tap.test("a case plays itself", await until(() => Number(first.querySelector("input[type=range]").value) > 0), "it does not");
    for (const frame of [narrow, wide]) {
      probeTables.folded(frame.contentDocument);
      probePage.width(frame);
      await probePage.numbers(frame);
      probeSwitch(frame.contentDocument);
      await probePlayer(frame, data);
      probePlan(frame, data);
    }
    probePage.still(still.contentDocument);
    probePage.parts(wide.contentDocument);
    probeTables.all(wide.contentDocument);
    for (const fold of narrow.contentDocument.querySelectorAll("details")) fold.open = true;
    probePage.width(narrow);
    probePage.width(wide);
  } catch (error) {
    Tap.test("the probe comes to its end", false, error.stack.replace(/\n/g, " "));
  }
  document.getElementById("tap").textContent = Tap.text();
});
