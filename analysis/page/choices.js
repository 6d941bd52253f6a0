/* Which two searches stand side by side. */
"use strict";
const Choices = (() => {
  const langs = { c: "C", prolog: "Prolog" };
  const styles = ["tuned", "thesis", "plain", "original"];

  function name(run) {
    return `${langs[run.lang] || run.lang}: ${run.search}, ${run.style}`;
  }

  /* The pairs of runs that differ in what `differs` says and in nothing else, the
   * most telling first: those that were timed, then by style. */
  function pairs(runs, differs, first, second) {
    const found = [];
    for (const a of runs) {
      for (const b of runs) {
        const same = ["search", "style", "lang"].every((key) => key === differs || a[key] === b[key]);
        if (same && first(a, b) && second(b, a)) found.push([runs.indexOf(a), runs.indexOf(b)]);
      }
    }
    const rank = ([a, b]) => (Timeline.timed([runs[a], runs[b]]) ? 0 : 10) + styles.indexOf(runs[a].style);
    return found.sort((p, q) => rank(p) - rank(q));
  }

  const always = () => true;
  const presets = {
    race: (runs) => pairs(runs, "lang", (a) => a.lang === "c", (b) => b.lang === "prolog"),
    styles: (runs) => pairs(runs, "style", (a) => a.style === "thesis", (b) => b.style === "tuned")
      .sort(([a], [b]) => (runs[a].lang === "prolog" ? 0 : 1) - (runs[b].lang === "prolog" ? 0 : 1)),
    searches: (runs) => pairs(runs, "search", (a, b) => a.search !== b.search, always),
  };

  /* The pair of a preset in a case, or nothing. */
  function preset(scene, which) {
    return presets[which](scene.runs)[0];
  }

  function option(text, value) {
    const element = document.createElement("option");
    element.textContent = text;
    element.value = value;
    return element;
  }

  return { name, preset, option, langs };
})();
