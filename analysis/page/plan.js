/* A plan on a board, moment by moment: a dot for each who moves, with the way behind
 * it.  Two clash who are on one square, or who meet half-way to one: they swap
 * squares, or cross.  Their place is marked, and at the end those of all. */
"use strict";
class Plan extends Board {
  constructor(still, scene, track) {
    super(still, scene);
    this.track = track;
    this.ways = track.ways;
    this.goals = scene.question.filter((_, i) => i % 2 === 1).map((square) => this.number(square));
    this.count = Math.max(...this.ways.map((way) => way.length)) - 1;
    this.races = false; // what is played is not the search
    this.clashes = Array.from({ length: this.count + 1 }, (_, moment) => this.clashesAt(moment));
    this.trails = Array.from(this.svg.querySelectorAll(".trails path"));
    this.dots = Array.from(this.svg.querySelectorAll(".dots .mover"));
    this.marks = this.svg.querySelector(".clashes");
  }

  at(who, moment) {
    const way = this.ways[who];
    return way[Math.min(moment, way.length - 1)];
  }

  /* Those who are at one place, by [x, y, who...]: on a square at the moment, or
   * between two on the way to it. */
  clashesAt(moment) {
    const places = new Map();
    const add = (kind, [x, y], who) => {
      const key = `${kind} ${x} ${y}`;
      if (!places.has(key)) places.set(key, [x, y]);
      places.get(key).push(who + 1);
    };
    this.ways.forEach((_, who) => {
      const now = this.at(who, moment);
      const before = this.at(who, Math.max(0, moment - 1));
      add("on", this.middle(now), who);
      if (now !== before) add("between", this.half(before, now, 0.5), who);
    });
    return Array.from(places.values()).filter((place) => place.length > 3);
  }

  /* So far from the middle of one square to that of another. */
  half(from, to, share) {
    const [x, y] = this.middle(from);
    const [toX, toY] = this.middle(to);
    return [x + share * (toX - x), y + share * (toY - y)];
  }

  show(place) {
    const moment = Math.floor(place);
    this.ways.forEach((way, who) => {
      const at = this.half(this.at(who, moment), this.at(who, moment + 1), place - moment);
      const behind = way.slice(0, moment + 1).map((square) => this.middle(square).join(" "));
      this.dots[who].setAttribute("transform", `translate(${at.join(" ")})`);
      this.trails[who].setAttribute("d", `M${[...behind, at.join(" ")].join("L")}`);
    });
    const shown = moment === this.count ? this.clashes.flat() : this.clashes[Math.ceil(place)];
    const places = new Set(shown.map(([x, y]) => `${x} ${y}`));
    this.marks.replaceChildren(...Array.from(places, (at) => {
      const [x, y] = at.split(" ");
      const ring = document.createElementNS("http://www.w3.org/2000/svg", "circle");
      for (const [name, value] of Object.entries({ cx: x, cy: y, r: 5.4 })) ring.setAttribute(name, value);
      return ring;
    }));
  }

  said(step) {
    const home = this.ways.filter((_, who) => this.at(who, step) === this.goals[who]).length;
    const goals = `${home} of ${this.ways.length} at their goals`;
    if (step < this.count) {
      const clash = this.clashes[step].map(([, , ...who]) => `, ${who.join(" and ")} clash`).join("");
      return `${step} of ${this.count} moments, ${goals}${clash}`;
    }
    const bad = this.clashes.flat().length;
    return `${step} moments, ${goals}${bad > 0 ? `, ${bad} clash${bad === 1 ? "" : "es"}` : ""}; answer ${this.track.score}`;
  }
}
