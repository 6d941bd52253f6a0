/* Makes the page's players.  The one of the first screen plays by itself while it is
 * in sight, over and over, unless the reader wants things to stay still. */
"use strict";
(() => {
  const source = document.getElementById("played");
  if (!source) return;
  const data = JSON.parse(source.textContent);
  if (data.cases.length === 0) return;
  document.documentElement.classList.add("scripted");

  for (const root of document.querySelectorAll(".player")) {
    const player = new Player(root, data);
    if (root.classList.contains("first")) playItself(player);
  }

  function playItself(player) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      player.seek(player.time.end);
      return;
    }
    let stopped = false; // by the reader
    let again;
    player.root.addEventListener("pointerdown", () => { stopped = true; });
    player.root.addEventListener("keydown", () => { stopped = true; });
    player.onPause = () => {
      clearTimeout(again);
      if (!stopped && player.moment >= player.time.end) again = setTimeout(() => player.play(), 3000);
    };
    new IntersectionObserver(([seen]) => {
      if (stopped) return;
      if (seen.isIntersecting) player.play();
      else player.pause();
    }).observe(player.root);
  }
})();
