/* A search on a board, square by square: what it has expanded and what waits, and at
 * the end its answer. */
"use strict";
class Search extends Board {
  constructor(still, scene, track) {
    super(still, scene);
    this.track = track;
    this.count = track.steps.length;
    this.races = true;
    this.line = this.svg.querySelector(".way");
    this.doneAt = new Map();
    track.steps.forEach((square, step) => {
      if (!this.doneAt.has(square)) this.doneAt.set(square, step);
    });
    this.most = Math.max(1, ...track.left);
    this.start = scene.question.length > 0 ? this.number(scene.question[0]) : -1;
    this.way = scene.question.length > 1 && track.rows.length > 0
      ? [this.start, ...track.rows.map((square) => this.number(square))] : [];
    this.lit = new Set(this.way.length > 0 ? [] : this.answer());
    this.numbered = Boolean(track.plane) && scene.question.length === 0;
    this.open = 0;
  }

  /* The squares of an answer that is no route. */
  answer() {
    if (this.track.plane) {
      return this.track.plane.map((value, square) => (value > 0 ? square : -1)).filter((square) => square >= 0);
    }
    return this.track.rows.map((square) => this.number(square));
  }

  /* A square waits from the step at which it was reached until it is expanded. */
  isOpen(square, step) {
    const opened = this.track.opened ? this.track.opened[square] : -1;
    if (opened < 0) return false;
    return opened < step || square === this.start;
  }

  /* The class of a square after so many steps, and 1 if it is open. */
  state(square, step) {
    const done = this.doneAt.has(square) && this.doneAt.get(square) < step;
    const lit = step === this.count && this.lit.has(square) ? " lit" : "";
    if (lit && this.numbered) return [`part p${(this.track.plane[square] - 1) % 8}`, 0];
    if (done) {
      const shade = Math.floor((8 * Math.max(0, this.track.left[square])) / this.most);
      const now = step < this.count && this.track.steps[step - 1] === square ? " now" : "";
      return [`done d${shade}${lit}${now}`, 0];
    }
    if (lit) return ["lit", 0];
    return this.isOpen(square, step) ? ["open", 1] : ["", 0];
  }

  show(place) {
    const step = Math.floor(place);
    this.open = 0;
    for (const [square, rect] of this.squares) {
      const [name, waits] = this.state(square, step);
      this.open += waits;
      if (rect.getAttribute("class") !== name) rect.setAttribute("class", name);
    }
    this.line.setAttribute("d", step === this.count ? this.path() : "");
  }

  said(step) {
    const { unit, work } = this.scene;
    if (step < this.count) return `${step} of ${this.count} ${work}${this.track.opened ? `, ${this.open} open` : ""}`;
    const { score } = this.track;
    return `${step} ${work}; ${this.way.length > 0 ? `route of ${score} ${unit}` : `answer ${score}`}`;
  }

  /* Through the middles of the route's squares; it breaks where it takes stairs. */
  path() {
    const size = this.scene.width * this.scene.height;
    let level = -1;
    return this.way.map((square) => {
      const letter = Math.floor(square / size) === level ? "L" : "M";
      level = Math.floor(square / size);
      return letter + this.middle(square).join(" ");
    }).join("");
  }
}
