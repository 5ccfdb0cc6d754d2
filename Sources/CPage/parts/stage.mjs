// The views as boxes, at the size of the window; the parts that can be dragged.

import { onGrid, points } from "numbers";

export const element = id => document.getElementById(id);

export function make(name, parent, text, kind) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (kind) made.className = kind;
  parent.append(made);
  return made;
}

/** The most that a small layout is magnified. */
const LARGEST = 1.6;

export class Stage {
  boxes = [];
  scale = 1;

  /** @param act the actions: choose(view), hover(view), resize(sizes), content(view, sizes) */
  constructor(act) {
    this.act = act;
    const stage = element("stage");
    stage.addEventListener("mouseover", event => act.hover(this.viewAt(event.target)));
    stage.addEventListener("mouseleave", () => act.hover(-1));
    stage.addEventListener("click", event => act.choose(this.viewAt(event.target)));
    stage.addEventListener("focusin", event => act.hover(this.viewAt(event.target)));
    stage.addEventListener("focusout", () => act.hover(-1));
    stage.addEventListener("keydown", event => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act.choose(this.viewAt(event.target));
    });
    const size = () => ({ ...this.system.wants });
    this.draggable("grip", size, (from, dx, dy) => act.resize({ height: from.height + dy, width: from.width + dx }));
    this.draggable("gripWidth", size, (from, dx) => act.resize({ width: from.width + dx }));
    this.draggable("gripHeight", size, (from, dx, dy) => act.resize({ height: from.height + dy }));
    this.draggable("handle", () => [0, 1].map(axis => this.system.content(this.chosen, axis)), (from, dx, dy) =>
      act.content(this.chosen, [from[0] === undefined ? undefined : from[0] + dx, from[1] === undefined ? undefined : from[1] + dy]));
    addEventListener("resize", () => this.system && this.fit());
  }

  draggable(id, start, move) {
    const grip = element(id);
    grip.addEventListener("pointerdown", event => {
      const from = start(), x = event.clientX, y = event.clientY;
      event.preventDefault();
      grip.setPointerCapture(event.pointerId);
      const follow = event => move(from, (event.clientX - x) / this.scale, (event.clientY - y) / this.scale);
      grip.addEventListener("pointermove", follow);
      for (const end of ["pointerup", "pointercancel"]) {
        grip.addEventListener(end, () => grip.removeEventListener("pointermove", follow), { once: true });
      }
    });
  }

  viewAt(target) {
    const box = target.closest?.(".view");
    return box ? Number(box.dataset.index) : -1;
  }

  /** Shows another layout. */
  show(system) {
    this.system = system;
    this.chosen = -1;
    this.boxes = [];
    this.away = new Set();
    element("stage").replaceChildren();
    const { data } = system;
    data.views.forEach((view, index) => {
      const parent = view.parent < 0 ? element("stage") : this.boxes[view.parent];
      const box = make("div", parent, undefined, `view ${view.kind}`);
      box.tabIndex = 0;
      box.setAttribute("role", "group");
      if (view.parent < 0) {
        box.classList.add("root");
        if (data.picture && index === 0) {
          const picture = make("img", box, undefined, "picture");
          picture.src = data.picture;
          picture.alt = "";
          picture.style.width = `${data.width}px`;
          picture.style.height = `${data.height}px`;
        }
      } else make("i", box, view.name);
      if (view.text) {
        const text = make("span", box, view.text, view.lines === 1 ? "line" : "");
        // The fonts of browsers are a little wider than the system's.
        text.style.fontSize = `${view.font * 0.94}px`;
      }
      box.dataset.name = view.name;
      box.dataset.index = index;
      this.boxes.push(box);
    });
    this.first = data.views.map((_, view) => system.frame(view));
    this.place(this.boxes.keys());
    this.fit();
  }

  /** Puts views where they are now. Costs the moved views. */
  place(views) {
    const { system, boxes, first, away } = this;
    for (const view of views) {
      const frame = system.frame(view);
      const [x, y, width, height] = frame;
      const { style } = boxes[view];
      const isRoot = system.data.views[view].parent < 0 && !system.data.isFlat;
      style.left = `${isRoot ? 0 : x}px`;
      style.top = `${isRoot ? 0 : y}px`;
      style.width = `${Math.max(0, width)}px`;
      style.height = `${Math.max(0, height)}px`;
      if (frame.every((value, place) => Math.abs(value - first[view][place]) < 1e-3)) away.delete(view); else away.add(view);
      const shown = onGrid(frame, system.data.grid).map(points);
      const name = system.data.views[view].name;
      boxes[view].setAttribute("aria-label", `${name}, ${system.data.views[view].kind}, x ${shown[0]}, y ${shown[1]}, ${shown[2]} by ${shown[3]}`);
    }
    // A picture shows one layout.
    element("stage").classList.toggle("rendered", away.size === 0 && !!system.data.picture);
    this.placeGrips();
  }

  /** The layout at its first size fits the window; small ones are shown larger. */
  fit() {
    const area = element("area"), { data } = this.system;
    const isNarrow = matchMedia("(max-width: 900px)").matches;
    const room = { width: area.clientWidth - 64, height: isNarrow ? innerHeight * 0.72 : area.clientHeight - 64 };
    this.scale = Math.max(0.05, Math.min(LARGEST, room.width / data.width, room.height / data.height));
    element("stage").style.transform = `scale(${this.scale})`;
    this.placeGrips();
  }

  placeGrips() {
    const { width, height } = this.system.size, { scale } = this;
    const at = (id, x, y, w, h) => {
      const { style } = element(id);
      style.left = `${x}px`;
      style.top = `${y}px`;
      if (w !== undefined) style.width = `${w}px`;
      if (h !== undefined) style.height = `${h}px`;
    };
    at("room", 0, 0, width * scale, height * scale);
    at("grip", width * scale - 9, height * scale - 9);
    at("gripWidth", width * scale - 4, 0, 8, height * scale);
    at("gripHeight", 0, height * scale - 4, width * scale, 8);
    const handle = element("handle");
    handle.hidden = this.chosen < 0 || this.boxes[this.chosen] === undefined
      || [0, 1].every(axis => this.system.content(this.chosen, axis) === undefined);
    if (handle.hidden) return;
    const box = this.boxes[this.chosen].getBoundingClientRect(), room = element("room").getBoundingClientRect();
    at("handle", box.right - room.left - 6, box.bottom - room.top - 6);
  }

  mark(kind, isMarked) {
    this.boxes.forEach((box, index) => box.classList.toggle(kind, isMarked(index)));
  }

  choose(view) {
    this.boxes[this.chosen]?.removeAttribute("aria-current");
    this.chosen = view;
    this.boxes[view]?.setAttribute("aria-current", "true");
    this.mark("chosen", other => other === view);
    this.placeGrips();
  }
}
