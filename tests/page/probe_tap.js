/* Tests as TAP, and what several probes need. */
"use strict";
const Tap = (() => {
  const lines = [];
  let count = 0;

  function test(name, good, why) {
    lines.push((good ? "ok " : "not ok ") + ++count + " - " + name);
    if (!good) lines.push("# " + why);
  }

  function text() {
    return lines.concat("1.." + count).join("\n");
  }

  return { test, text };
})();

/* Whether a reader sees it. */
function isSeen(element) {
  return element.checkVisibility();
}

/* Waits until it is so, for some seconds at most. */
async function until(isSo) {
  for (let i = 0; i < 400 && !isSo(); i++) {
    await new Promise((done) => setTimeout(done, 25));
  }
  return isSo();
}
