// The page: the texts beside the layout, and the reader's actions.

import { load } from "cassowary";
import { count, onGrid, points } from "numbers";
import { breakpoints, pieces } from "pieces";
import { LayoutSystem, coordinateNames } from "system";
import { LogError, explain, loadReader, systemOf } from "log";
import { Stage, element, make } from "stage";

const classes = ["x", "y", "w", "h"];
/** So many constraints are listed at once. */
const MOST_LISTED = 300;
/** Up to so many views are searched for ambiguities without being asked. */
const MOST_SEARCHED = 400;
/** The longest time of a slice of the work beside, in milliseconds, so that no frame is missed. */
const SLICE = 8;

class Page {
  pieces = {};
  along = "width";
  chosen = -1;

  constructor(library) {
    this.library = library;
    this.stage = new Stage({
      hover: view => this.hover(view), choose: view => this.choose(view),
      resize: sizes => this.resize(sizes), content: (view, sizes) => this.setContent(view, sizes),
    });
    for (const name of ["width", "height"]) {
      element(name).addEventListener("input", () => this.set(name, Number(element(name).value)));
    }
  }

  get sizes() { return this.system.wants; }
  get scale() { return this.stage.scale; }

  // MARK: A layout

  /** Shows a layout that nothing was done to yet. */
  show(data) {
    this.system?.solver.close();
    this.data = data;
    this.system = new LayoutSystem(this.library, data);
    this.stage.show(this.system);
    this.choose(-1);
    for (const name of ["width", "height"]) {
      const slider = element(name);
      slider.min = data[name] / 4;
      slider.max = data[name] * 2;
      slider.step = "any";
    }
    this.pieces = {};
    this.tell();
    this.update(this.stage.boxes.keys(), ["width", "height"]);
    // The text above it has its height now.
    this.stage.fit();
  }

  /** Changes the layout; tells when the solver refuses. */
  change(action, stale = ["width", "height"]) {
    try {
      this.refused = "";
      this.update(action(), stale);
    } catch (error) {
      if (error.constructor.name !== "Refused") throw error;
      this.refused = `refused: ${error.message.split("\n")[0]}`;
      this.update([], []);
    }
  }

  set(name, value) {
    this.along = name;
    const least = Number(element(name).min), most = Number(element(name).max);
    this.change(() => this.system.setSize(name, Math.min(most, Math.max(least, value))), [name === "width" ? "height" : "width"]);
  }

  resize(sizes) {
    for (const [name, value] of Object.entries(sizes)) this.set(name, value);
  }

  setConstant(place, value) { this.change(() => this.system.setConstant(place, value)); }
  setOn(place, isOn) { this.change(() => this.system.setOn(place, isOn)); }

  setContent(view, sizes) {
    sizes.forEach((size, axis) => {
      if (size !== undefined) this.change(() => this.system.setContent(view, axis, size));
    });
  }

  /** Shows the changes. */
  update(moved, stale) {
    this.stage.place(moved);
    const { sizes } = this, { width, height } = this.system.size;
    element("size").textContent = `${points(width)} × ${points(height)}`;
    for (const name of ["width", "height"]) {
      element(name).value = sizes[name];
      element(name).setAttribute("aria-valuetext", `${points(sizes[name])} points`);
      element(`${name}Value`).textContent = points(sizes[name]);
    }
    this.markStops();
    this.tellConflicts();
    this.refreshLines();
    this.explain();
    for (const name of stale) delete this.pieces[name];
    if (stale.length) this.refresh();
    this.remember();
  }

  // MARK: Work in slices

  /** Works out breakpoints and ambiguities, in slices; begins anew where something changes. */
  refresh() {
    const token = this.token = {};
    this.settled = (async () => {
      for (const name of ["width", "height"]) {
        if (this.pieces[name]) continue;
        const search = pieces(
          this.data[name] / 4, this.data[name] * 2, (size, high) => this.system.course(name, size, high));
        let step = search.next();
        while (!step.done) {
          await new Promise(resolve => setTimeout(resolve));
          if (token !== this.token) return this.settled;
          step = this.system.sweeping(name, () => {
            const end = performance.now() + SLICE;
            while (!step.done && performance.now() < end) {
              try {
                this.system.setSize(name, step.value);
              } catch (error) {
                // At a size that nothing can give way to the layout stays.
                if (error.constructor.name !== "Refused") throw error;
              }
              step = search.next(this.system.coordinates());
            }
            return step;
          });
        }
        this.pieces[name] = step.value;
        this.showStops(name);
        if (name === this.along) this.chart();
      }
      this.tell();
      await new Promise(resolve => setTimeout(resolve));
      if (token !== this.token) return this.settled;
      if (this.data.views.length <= MOST_SEARCHED) this.tellAmbiguities();
      else this.offerAmbiguities();
      return undefined;
    })();
    return this.settled;
  }

  // MARK: Marks of breakpoints

  showStops(name) {
    const place = element(`${name}Stops`), { stops } = this.pieces[name];
    const low = stops[0], high = stops.at(-1), room = place.clientWidth || 400;
    place.replaceChildren();
    // Labels that would lie on one another are one.
    const groups = [];
    for (const stop of breakpoints(this.pieces[name])) {
      const x = (stop - low) / (high - low) * room;
      const last = groups.at(-1);
      if (last && x - last.end < 34) {
        last.stops.push(stop);
        last.end = x;
      } else groups.push({ stops: [stop], end: x });
    }
    for (const { stops: merged } of groups) {
      const first = merged[0], last = merged.at(-1);
      const text = first === last ? points(first) : `${points(Math.round(first))}–${points(Math.round(last))}`;
      for (const stop of merged) make("b", place).style.left = `${(stop - low) / (high - low) * 100}%`;
      const button = make("button", place, text);
      button.type = "button";
      button.dataset.stops = merged.join(" ");
      button.title = merged.length === 1
        ? `At ${name} ${points(first)} another constraint begins to matter`
        : `At ${name} ${merged.map(points).join(", ")} other constraints begin to matter: each click goes to the next`;
      button.style.left = `${((first + last) / 2 - low) / (high - low) * 100}%`;
      button.addEventListener("click", () => {
        const now = this.sizes[name];
        this.set(name, merged.find(stop => stop > now + 1e-6 && merged.some(one => Math.abs(one - now) < 1e-6)) ?? first);
      });
    }
    this.markStops();
  }

  markStops() {
    for (const name of ["width", "height"]) {
      for (const button of element(`${name}Stops`).querySelectorAll("button")) {
        button.classList.toggle("here", button.dataset.stops.split(" ").some(stop => Number(stop) === this.sizes[name]));
      }
    }
  }

  // MARK: Words

  tell() {
    const marks = ["width", "height"].flatMap(name => this.pieces[name] ? breakpoints(this.pieces[name]) : []).length;
    element("summary").textContent = `${count(this.data.views.length, "view")}, ${count(this.data.constraints.length, "constraint")}, `
      + `${count(marks, "breakpoint")}. Point at a view for its constraints, click it for the reasons; drag the corner, the edges or the `
      + "sliders; switch constraints off, drag their constants.";
  }

  tellConflicts() {
    const conflicts = this.system.conflicts();
    const text = JSON.stringify([conflicts, this.refused]);
    if (text === this.told) return;
    this.told = text;
    const place = element("status");
    place.replaceChildren();
    if (this.refused) make("p", place, this.refused, "broken");
    for (const { title, members, givenUp } of conflicts) {
      make("p", place, title, "broken");
      const list = make("ul", place, undefined, "members");
      for (const member of members) make("li", list, member);
      make("p", place, `given up: ${givenUp}`, "quiet");
    }
    place.hidden = !place.firstChild;
  }

  tellAmbiguities() {
    const place = element("ambiguities"), found = this.system.ambiguities();
    place.replaceChildren();
    for (const { view, text } of found) {
      const line = make("li", place, text);
      line.addEventListener("mouseenter", () => this.stage.mark("mentioned", other => other === view));
      line.addEventListener("mouseleave", () => this.stage.mark("mentioned", () => false));
    }
    if (found.length === 0) make("li", place, "no ambiguity", "quiet");
  }

  offerAmbiguities() {
    const place = element("ambiguities");
    place.replaceChildren();
    const button = make("button", make("li", place), "Look for what is open");
    button.type = "button";
    button.addEventListener("click", () => this.tellAmbiguities());
  }

  // MARK: Constraints

  hover(view) {
    this.stage.mark("hovered", other => other === view);
    this.list(view < 0 ? this.chosen : view);
  }

  /** Those that mention a view, or all of them. */
  list(view) {
    if (view === this.listed && this.listedOf === this.data) return;
    [this.listed, this.listedOf] = [view, this.data];
    const place = element("constraints");
    place.replaceChildren();
    this.lines = [];
    const shown = this.system.constraints.filter(one => view < 0 || one.views.includes(view));
    element("about").textContent = view < 0 ? "Constraints" : `Constraints of ${this.data.views[view].name}`;
    for (const constraint of shown.slice(0, MOST_LISTED)) this.lines.push(this.makeLine(place, constraint));
    if (shown.length > MOST_LISTED) {
      make("li", place, `and ${shown.length - MOST_LISTED} more: point at a view for its own`, "quiet");
    }
    if (shown.length === 0) make("li", place, "no constraint mentions it", "quiet");
    this.refreshLines();
  }

  makeLine(place, constraint) {
    const line = make("li", place);
    const box = make("input", line);
    box.type = "checkbox";
    box.addEventListener("change", () => this.setOn(constraint.place, box.checked));
    const text = make("span", line, undefined, "text");
    const before = make("span", text), number = make("span", text, undefined, "number"), after = make("span", text);
    line.addEventListener("mouseenter", () => this.stage.mark("mentioned", other => constraint.views.includes(other)));
    line.addEventListener("mouseleave", () => this.stage.mark("mentioned", () => false));
    this.makeNumber(number, constraint);
    const id = `constraint${constraint.place}`;
    text.id = id;
    box.setAttribute("aria-labelledby", id);
    return { constraint, line, box, before, number, after };
  }

  /** A constant: a spin button that is dragged, or moved by the keys. */
  makeNumber(number, constraint) {
    number.tabIndex = 0;
    number.setAttribute("role", "spinbutton");
    number.title = "Drag, or press the arrow keys";
    const by = change => this.setConstant(constraint.place, Math.round((constraint.constant + change) * 1000) / 1000);
    number.addEventListener("keydown", event => {
      const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 }[event.key];
      if (!step) return;
      event.preventDefault();
      by(step * (event.shiftKey ? 10 : 1));
    });
    number.addEventListener("pointerdown", event => {
      const from = constraint.constant, x = event.clientX;
      number.setPointerCapture(event.pointerId);
      const follow = event => this.setConstant(constraint.place, from + Math.round(event.clientX - x));
      number.addEventListener("pointermove", follow);
      for (const end of ["pointerup", "pointercancel"]) {
        number.addEventListener(end, () => number.removeEventListener("pointermove", follow), { once: true });
      }
    });
  }

  refreshLines() {
    for (const { constraint, line, box, before, number, after } of this.lines ?? []) {
      const text = this.system.line(constraint), note = this.system.note(constraint);
      if (line.dataset.text === text + note) continue;
      line.dataset.text = text + note;
      // The constant stands before the tail: it is the part that is dragged.
      const { tail } = constraint, whole = this.system.line(constraint);
      const body = tail && whole.endsWith(tail) ? whole.slice(0, -tail.length) : whole;
      const cut = body.match(/ ?[-+]? ?[0-9.e+-]+$/)?.[0] ?? "";
      // A constraint that a log writes in a visual format has no place for another number.
      const isNumber = !constraint.label && (constraint.right === "" || constraint.constant !== 0);
      before.textContent = isNumber ? body.slice(0, body.length - cut.trimStart().length) : body;
      number.textContent = isNumber ? cut.trimStart() : "";
      after.textContent = (whole.endsWith(tail) ? tail : "") + note;
      number.hidden = !isNumber;
      number.setAttribute("aria-valuenow", constraint.constant);
      number.setAttribute("aria-label", `constant of ${text}`);
      box.checked = constraint.isOn;
      box.disabled = !constraint.isOn && constraint.put.length === 0 && !constraint.row;
      line.className = constraint.isBroken && constraint.isOn ? "broken" : constraint.isOn ? "" : "quiet";
    }
  }

  // MARK: Why

  choose(view) {
    this.chosen = view;
    this.stage.choose(view);
    this.list(view);
    this.explain();
    this.remember();
  }

  explain() {
    const { chosen, system } = this;
    const place = element("why"), chart = element("chart");
    if (chosen < 0) {
      element("chosen").textContent = "Why";
      if (!place.querySelector(".quiet:only-child")) place.replaceChildren();
      if (!place.firstChild) make("p", place, "Click a view to see why it lies where it lies.", "quiet");
      chart.setAttribute("hidden", "");
      return;
    }
    place.replaceChildren();
    const view = this.data.views[chosen];
    element("chosen").textContent = `Why ${view.name} lies there`;
    const exact = system.frame(chosen), shown = onGrid(exact, this.data.grid);
    coordinateNames.forEach((word, offset) => {
      const table = make("table", place);
      table.dataset.number = word;
      const sum = make("tr", table, undefined, "sum");
      make("td", sum, points(shown[offset]));
      make("td", sum, word, classes[offset]);
      const terms = system.reasons(view.frame[offset]);
      const rounding = shown[offset] - exact[offset];
      if (Math.abs(rounding) >= 5e-4) terms.push({ amount: rounding, text: "rounded to whole pixels" });
      const large = terms.filter(term => Math.abs(term.amount) >= 5e-4);
      const zeros = large.length ? terms.filter(term => !large.includes(term)) : terms.slice(1);
      const row = (parent, { amount, text }) => {
        const line = make("tr", parent);
        make("td", line, points(amount), "term");
        make("td", line, (terms.length - zeros.length > 1 ? "" : "from ") + text, "term");
      };
      for (const term of large.length ? large : terms.slice(0, 1)) row(table, term);
      if (!zeros.length) return;
      const fold = make("details", place);
      make("summary", fold, `${count(zeros.length, "term")} of zero`);
      const list = make("ul", fold);
      for (const { text } of zeros) make("li", list, text);
    });
    this.chart();
  }

  // MARK: The four numbers as functions of a size

  chart() {
    const place = element("chart"), axis = this.pieces[this.along];
    if (this.chosen < 0 || !axis) return;
    place.replaceChildren();
    place.removeAttribute("hidden");
    const draw = (name, attributes, parent) => {
      const made = document.createElementNS(place.namespaceURI, name);
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      parent.append(made);
      return made;
    };
    const { stops } = axis;
    const lines = coordinateNames.map((word, offset) => axis.values.map(row => row[this.chosen * 4 + offset]));
    const low = Math.min(0, ...lines.flat()), high = Math.max(1, ...lines.flat());
    const across = size => 34 + (size - stops[0]) / (stops.at(-1) - stops[0]) * 356;
    const up = value => 160 - (value - low) / (high - low) * 148;
    for (const value of [low, high]) {
      draw("text", { x: 30, y: up(value) + 3, "text-anchor": "end" }, place).textContent = points(value);
      draw("line", { x1: 34, x2: 390, y1: up(value), y2: up(value), stroke: "var(--line)" }, place);
    }
    lines.forEach((values, offset) => {
      const colour = `var(--${classes[offset]})`;
      draw("polyline", { fill: "none", stroke: colour, "stroke-width": 1.6, "data-number": coordinateNames[offset],
        points: values.map((value, index) => `${across(stops[index])},${up(value)}`).join(" ") }, place);
      draw("text", { x: 34 + 90 * offset, y: 186, style: `fill:${colour}` }, place).textContent = coordinateNames[offset];
    });
    for (const stop of stops.slice(1, -1)) {
      draw("line", { x1: across(stop), x2: across(stop), y1: 156, y2: 164, stroke: "var(--quiet)" }, place);
    }
    draw("text", { x: 390, y: 174, "text-anchor": "end" }, place).textContent = `by ${this.along}`;
    const now = across(this.sizes[this.along]);
    draw("line", { x1: now, x2: now, y1: 8, y2: 164, stroke: "var(--ink)", "stroke-dasharray": "3 3" }, place);
  }

  // MARK: The address

  /** The address names the state shown: card.html#width=216&view=title&off=3. */
  remember() {
    clearTimeout(this.remembering);
    if (this.data.kind === "log") return;
    this.remembering = setTimeout(() => history.replaceState(null, "", this.address || location.pathname), 150);
  }

  get address() {
    const words = [];
    for (const name of ["width", "height"]) {
      if (Math.abs(this.sizes[name] - this.data[name]) > 1e-9) words.push(`${name}=${points(this.sizes[name])}`);
    }
    if (this.chosen >= 0) words.push(`view=${encodeURIComponent(this.data.views[this.chosen].name)}`);
    const off = this.system.constraints.filter(one => !one.isOn && !one.off).map(one => one.number);
    if (off.length) words.push(`off=${off.join(",")}`);
    return words.length ? `#${words.join("&")}` : "";
  }

  follow(address) {
    for (const [name, value] of new URLSearchParams(address.slice(1))) {
      if ((name === "width" || name === "height") && Number(value) > 0) this.set(name, Number(value));
      if (name === "view") this.choose(this.data.views.findIndex(view => view.name === value));
      if (name !== "off") continue;
      for (const number of value.split(",").map(Number)) {
        const constraint = this.system.constraints.find(one => one.number === number);
        if (constraint) this.setOn(constraint.place, false);
      }
    }
  }

  // MARK: A pasted log

  /** Reads a log and shows its conflict. */
  read(text) {
    const sentence = element("sentence");
    sentence.className = "";
    if (!text.trim()) {
      sentence.textContent = "";
      document.body.classList.add("empty");
      return;
    }
    try {
      const logs = this.reader.read(text), told = explain(this.library, this.reader, logs[0]);
      sentence.textContent = [told.sentence, told.note, told.remedy].filter(words => words).join(" ")
        + (logs.length > 1 ? ` (The first of ${logs.length} conflicts in the text.)` : "");
      this.show(systemOf(logs[0], told));
      document.body.classList.remove("empty");
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      sentence.textContent = error.message;
      sentence.className = "broken";
      document.body.classList.add("empty");
    }
  }
}

/** The bytes of a module that the page carries compressed: the solver, or the reader of logs. */
async function moduleBytes(name) {
  const text = atob(element(name).textContent.trim());
  const bytes = Uint8Array.from(text, character => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function start() {
  const data = JSON.parse(element("data").textContent);
  const page = globalThis.page = new Page(await load(await moduleBytes("solver")));
  if (data.kind === "log") {
    page.reader = await loadReader(await moduleBytes("reader"));
    element("paste").hidden = false;
    document.body.classList.add("empty");
    element("log").addEventListener("input", () => page.read(element("log").value));
    if (data.log) {
      element("log").value = data.log;
      page.read(data.log);
    }
    return page.settled;
  }
  page.show(data);
  page.follow(location.hash);
  addEventListener("hashchange", () => page.follow(location.hash));
  return page.settled;
}

globalThis.pageReady = start().catch(error => {
  element("summary").textContent = `This browser cannot solve the layout: ${error.message}`;
  throw error;
});
