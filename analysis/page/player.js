/* Two boards, and what moves them: buttons, a slider, keys and the clock. */
"use strict";
class Player {
  constructor(root, data) {
    this.root = root;
    this.data = data;
    root.append(document.getElementById("player-template").content.cloneNode(true));
    root.setAttribute("role", "group");
    root.tabIndex = 0;
    this.part = (selector) => root.querySelector(selector);
    this.sides = Array.from(root.querySelectorAll(".side"));
    this.slider = this.part("input[type=range]");
    this.caseMenu = this.part("select[name=case]");
    this.playing = false;
    data.cases.forEach((scene, i) => this.caseMenu.append(Choices.option(scene.label, i)));
    this.listen();
    this.setCase(0);
  }

  listen() {
    const on = (element, type, action) => element.addEventListener(type, action);
    on(this.caseMenu, "change", () => this.setCase(Number(this.caseMenu.value)));
    this.sides.forEach((side, i) => on(side.querySelector("select"), "change", (event) => {
      this.chosen[i] = Number(event.target.value);
      this.setRuns(this.chosen, this.pace);
    }));
    for (const button of this.root.querySelectorAll("[data-preset]")) {
      on(button, "click", () => this.setPreset(button.dataset.preset));
    }
    for (const radio of this.root.querySelectorAll(".pace input")) {
      radio.name = "pace-" + Player.count;
      on(radio, "change", () => this.setRuns(this.chosen, radio.value));
    }
    Player.count += 1;
    for (const button of this.root.querySelectorAll("[data-go]")) {
      on(button, "click", () => this.go(button.dataset.go));
    }
    on(this.slider, "input", () => {
      this.pause();
      this.seek((Number(this.slider.value) / 1000) * this.time.end);
    });
    on(this.root, "keydown", (event) => this.key(event));
  }

  /* Keys mean the same wherever in the player the focus is, but in a menu. */
  key(event) {
    const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "start", End: "end", " ": "play" };
    const what = keys[event.key];
    const inside = event.target.closest("select, button, input[type=radio]");
    if (!what || event.ctrlKey || event.altKey || event.metaKey) return;
    if (inside && (event.key === " " || inside.tagName !== "BUTTON")) return;
    event.preventDefault();
    this.go(what);
  }

  setCase(index) {
    this.scene = this.data.cases[index];
    this.caseMenu.value = index;
    this.still = document.getElementById(this.scene.board);
    for (const side of this.sides) {
      const menu = side.querySelector("select");
      menu.replaceChildren(...this.scene.runs.map((run, i) => Choices.option(Choices.name(run), i)));
    }
    /* Both languages make the same plan: that of another search is more to see. */
    const plans = this.scene.runs.some((run) => this.data.tracks[run.track].ways);
    let first = null;
    for (const button of this.root.querySelectorAll("[data-preset]")) {
      const pair = Choices.preset(this.scene, button.dataset.preset);
      button.disabled = !pair;
      if (pair && (!first || plans)) first = button.dataset.preset;
    }
    if (first) this.setPreset(first);
    else this.setRuns([0, Math.min(1, this.scene.runs.length - 1)], "steps");
  }

  /* Two algorithms are compared square by square, the others by the clock. */
  setPreset(which) {
    this.setRuns(Choices.preset(this.scene, which), which === "searches" ? "steps" : "time");
  }

  setRuns(chosen, pace) {
    const resumes = this.playing;
    this.pause();
    this.chosen = Array.from(chosen);
    const runs = this.chosen.map((run) => this.scene.runs[run]);
    this.boards = runs.map((run) => Board.of(this.still, this.scene, this.data.tracks[run.track]));
    const timed = Timeline.timed(runs) && this.boards.every((board) => board.races);
    this.pace = timed ? pace : "steps";
    this.time = new Timeline(runs, this.boards.map((board) => board.count), this.pace);
    this.runs = runs;
    this.sides.forEach((side, i) => {
      side.querySelector("select").value = this.chosen[i];
      side.querySelector(".title").textContent = Choices.langs[runs[i].lang];
      side.querySelector(".picture").replaceChildren(this.boards[i].svg);
      side.querySelector("figcaption").innerHTML =
        '<span class="bar"><i></i></span><span class="count"></span><br><span class="time"></span>';
    });
    for (const radio of this.root.querySelectorAll(".pace input")) {
      radio.checked = radio.value === this.pace;
      radio.disabled = radio.value === "time" && !timed;
    }
    for (const button of this.root.querySelectorAll("[data-preset]")) {
      const pair = Choices.preset(this.scene, button.dataset.preset);
      button.setAttribute("aria-pressed", String(!!pair && pair.every((run, i) => run === this.chosen[i])));
    }
    this.part(".boards").classList.toggle("large", this.still.viewBox.baseVal.width > 180);
    this.seek(0);
    if (resumes) this.play();
  }

  go(what) {
    if (what === "play") {
      if (this.playing) this.pause();
      else this.play();
      return;
    }
    this.pause();
    const places = {
      start: () => 0,
      end: () => this.time.end,
      back: () => this.time.previous(this.moment),
      on: () => this.time.next(this.moment),
    };
    this.seek(places[what]());
  }

  seek(moment) {
    this.moment = Math.min(this.time.end, Math.max(0, moment));
    this.sides.forEach((side, i) => Readout.side(side, this, i));
    Readout.all(this);
  }

  /* A whole run takes some seconds at speed 1, however long it was.  Squares change
   * a few times a second, so a timer is enough. */
  play() {
    if (this.moment >= this.time.end) this.seek(0);
    const seconds = this.pace === "time" ? 9 : Math.max(3, this.time.end / 10);
    let last = performance.now();
    this.playing = true;
    Readout.playing(this);
    this.timer = setInterval(() => {
      const now = performance.now();
      const speed = Number(this.part("select[name=speed]").value);
      this.seek(this.moment + (this.time.end * speed * (now - last)) / (1000 * seconds));
      last = now;
      if (this.moment >= this.time.end) this.pause();
    }, 33);
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    clearInterval(this.timer);
    Readout.playing(this);
    if (this.onPause) this.onPause();
  }
}
Player.count = 0;
