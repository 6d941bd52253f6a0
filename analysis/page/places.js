/* A link leads to its place even if that is folded, filtered away or belongs to
 * another scenario; on paper every fold is open. */
"use strict";
(() => {
  function show(place) {
    const scene = place.closest("[data-scenario]");
    const choice = scene && document.getElementById("scenario-" + scene.dataset.scenario);
    if (choice && !choice.checked) {
      choice.checked = true;
      choice.dispatchEvent(new Event("change", { bubbles: true }));
    }
    for (let fold = place.closest("details"); fold; fold = fold.parentNode.closest("details")) {
      fold.open = true;
    }
    if (place.hidden) place.hidden = false;
    place.dispatchEvent(new Event("shown", { bubbles: true }));
    place.scrollIntoView({ block: place.tagName === "TR" ? "center" : "start" });
  }

  function follow() {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (place) show(place);
  }

  window.addEventListener("hashchange", follow);
  if (location.hash !== "") follow();

  /* A second press on the same link changes no address. */
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    if (link && link.getAttribute("href") === location.hash) follow();
  });

  let opened = [];
  window.addEventListener("beforeprint", () => {
    opened = Array.from(document.querySelectorAll("details:not([open])"));
    for (const fold of opened) fold.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const fold of opened) fold.open = false;
  });
})();
