/* What a player says in words and numbers. */
"use strict";
const Readout = (() => {
  /* Three digits, in the unit that suits the whole. */
  function duration(ns, whole) {
    const [unit, size] = whole < 1e3 ? ["ns", 1] : whole < 1e6 ? ["µs", 1e3] : ["ms", 1e6];
    const value = ns / size;
    const digits = whole / size < 10 ? 2 : whole / size < 100 ? 1 : 0;
    return `${value.toFixed(digits)} ${unit}`;
  }

  function timeText(player, i) {
    const run = player.runs[i];
    if (!run.time) return "";
    const whole = duration(run.time.ns, run.time.ns);
    if (player.pace !== "time") return `${whole} a run`;
    const now = duration(Math.min(player.moment, run.time.ns), run.time.ns);
    return now === whole ? whole : `${now} of ${whole}`;
  }

  function timeTitle(run) {
    if (!run.time) return "";
    const [low, high] = run.time.interval;
    const range = low === undefined ? "" : `95 % ${duration(low, run.time.ns)} to ${duration(high, run.time.ns)}, `;
    return `one warm run, ${range}n = ${run.time.n}`;
  }

  function side(element, player, i) {
    const board = player.boards[i];
    const step = player.time.step(i, player.moment);
    const ended = step === board.count;
    const find = (name) => element.querySelector(name);
    board.show(player.time.place(i, player.moment));
    find(".count").textContent = board.said(step);
    find(".time").textContent = timeText(player, i);
    find(".time").title = timeTitle(player.runs[i]);
    find(".bar i").style.width = `${(100 * step) / Math.max(1, board.count)}%`;
    element.classList.toggle("finished", ended);
  }

  /* What tells a side from the other one. */
  function named(player, i) {
    const [one, other] = [player.runs[i], player.runs[1 - i]];
    if (one.lang !== other.lang) return Choices.langs[one.lang];
    return one.style !== other.style ? one.style : one.search;
  }

  function all(player) {
    const { time, moment } = player;
    player.slider.value = (1000 * moment) / time.end;
    const where = player.pace === "time"
      ? `${duration(moment, time.end)} of ${duration(time.end, time.end)}`
      : `step ${Math.floor(moment + 1e-6)} of ${time.end}`;
    player.slider.setAttribute("aria-valuetext", where);
    const ratio = Timeline.timed(player.runs) && player.runs[1].time.ns / player.runs[0].time.ns;
    const faster = ratio && `; measured, ${named(player, ratio >= 1 ? 0 : 1)} is `
      + `${Math.max(ratio, 1 / ratio).toPrecision(3)} times as fast on this question, asked again and again`;
    player.part(".clock").textContent = where + (faster || "");
  }

  function playing(player) {
    const button = player.part("[data-go=play]");
    button.textContent = player.playing ? "❚❚" : "▶";
    button.setAttribute("aria-label", player.playing ? "Pause" : "Play");
  }

  return { side, all, playing };
})();
