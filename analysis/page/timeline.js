/* Where two searches are at a moment.  A moment is a number from 0 to `end`: steps,
 * or nanoseconds if both go at their measured speeds.  `runs` are as the page's data
 * has them, with `count`, how many steps each takes. */
"use strict";
class Timeline {
  constructor(runs, counts, pace) {
    this.pace = pace;
    this.counts = counts;
    this.lengths = runs.map((run, side) => (pace === "time" ? run.time.ns : Math.max(1, counts[side])));
    this.end = Math.max(...this.lengths);
  }

  /* Whether these can race. */
  static timed(runs) {
    return runs.every((run) => run.time && run.time.ns > 0);
  }

  /* How many steps the search of a side has made, a part of the last one included.  A
   * moment that was computed from a step must not fall short of it. */
  place(side, moment) {
    const exact = Math.min(1, moment / this.lengths[side]) * this.counts[side];
    return Math.abs(exact - Math.round(exact)) < 1e-6 ? Math.round(exact) : exact;
  }

  /* The same of those that are over. */
  step(side, moment) {
    return Math.floor(this.place(side, moment));
  }

  /* The moment at which a side has made so many steps. */
  moment(side, step) {
    return (step * this.lengths[side]) / Math.max(1, this.counts[side]);
  }

  /* The next moment, or the last one, at which either of them has made a step. */
  next(moment) {
    const moments = this.counts.map((count, side) => {
      const step = this.step(side, moment) + 1;
      return step <= count ? this.moment(side, step) : this.end;
    });
    return Math.min(this.end, ...moments);
  }

  previous(moment) {
    const moments = this.counts.map((count, side) => {
      const at = this.moment(side, this.step(side, moment));
      const before = this.moment(side, Math.max(0, this.step(side, moment) - 1));
      return moment - at > this.end * 1e-9 ? at : before;
    });
    return Math.max(0, ...moments);
  }
}
