/* A picture of a world that shows an answer after any number of steps.  It is a copy
 * of the final picture that the page has for the case; its squares say where they
 * are.
 *
 * What is shown is either a Search or a Plan.  Both have `count`, how many steps there
 * are; `races`, whether measured speeds mean something to them; show(place), which
 * shows them after so many steps, the last of which may be half done; and
 * said(step), what there is to say of it then. */
"use strict";
class Board {
  constructor(still, scene) {
    this.scene = scene;
    this.svg = still.cloneNode(true);
    this.svg.removeAttribute("id");
    this.squares = new Map();
    for (const square of this.svg.querySelectorAll("[data-square]")) {
      this.squares.set(Number(square.dataset.square), square);
    }
  }

  static of(still, scene, track) {
    return track.ways ? new Plan(still, scene, track) : new Search(still, scene, track);
  }

  /* A square [level, x, y] by its number. */
  number([level, x, y]) {
    return ((level - 1) * this.scene.height + y - 1) * this.scene.width + x - 1;
  }

  /* Where the middle of a square is. */
  middle(square) {
    const box = this.squares.get(square);
    const at = (from, size) => Number(box.getAttribute(from)) + Number(box.getAttribute(size)) / 2;
    return [at("x", "width"), at("y", "height")];
  }
}
