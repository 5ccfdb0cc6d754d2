// A layout that is solved live: the solver with its rows, and the constraints that they stand for.
//
// Of constraints that contradict one of the author's is given up, as the session does: it pulls as hard as it can without
// being required, and comes back when the constraints that it contradicts have gone.

import { Refused } from "cassowary";
import { constantAfter, points } from "numbers";

/** The priority of a constraint that was given up: below required, above all that is optional. */
const BROKEN = 2000;
/** How a size is held that no constraint holds. */
const EDIT = 999;
/** Pulls up to this decide only what constraints leave open. */
const REST = 1e-6;
/** The pull of trials for ambiguities: above those that rest, below every constraint. */
const TRIAL = 1e-7;
/** How often lines are broken anew for one change: texts may chase one another. */
const ROUNDS = 8;
const NO_COST = -1;
/** The meaning of a row that the page adds by itself. */
const NO_WORDS = Number.MAX_SAFE_INTEGER;
export const coordinateNames = ["x", "y", "width", "height"];

const pairs = list => Array.from({ length: list.length / 2 }, (_, place) => [list[2 * place], list[2 * place + 1]]);

export class LayoutSystem {
  /**
   * @param library the result of `load` of "cassowary"
   * @param data views, constraints and words; the solver as saved in `system`, or `variables` and the constraints' rows
   */
  constructor(library, data) {
    this.data = data;
    this.solver = library.open();
    this.rows = new Map();
    this.isTie = new Set();
    this.constraints = data.constraints.map((one, place) => ({
      ...one, place, initial: one.constant, isOn: !one.off || !!one.startsOn, isBroken: !!one.broken, rows: [], put: [],
      conflict: one.conflict ?? [],
    }));
    if (data.system !== undefined) {
      this.solver.load(data.system);
      this.variables = this.solver.variables;
      this.solver.constraints.forEach((handle, place) => this.#know(handle, data.rows[place], data.ties.includes(place)));
      // By place from here on: rows that are switched off and on are others.
      this.byPlace = this.solver.constraints.map(handle => this.rows.get(handle));
    } else {
      this.variables = data.variables.map(name => this.solver.makeVariable(name));
      this.byPlace = [];
    }
    this.place = new Map(this.variables.map((variable, place) => [variable, place]));
    this.values = Float64Array.from(this.variables, variable => this.solver.value(variable));
    this.users = this.variables.map(() => []);
    data.views.forEach((view, place) => {
      for (const sum of view.frame) for (const [variable] of pairs(sum.slice(1))) {
        if (this.users[variable].at(-1) !== place) this.users[variable].push(place);
      }
    });
    this.wraps = (data.wraps ?? []).map(one => ({ ...one, start: one.now }));
    this.wants = { width: data.width, height: data.height };
    this.counts = { solves: 0, moved: 0 };
    if (data.system === undefined) {
      this.place = new Map(this.variables.map((variable, place) => [variable, place]));
      for (const part of data.rest ?? []) this.#add(this.#plain(part), part.word);
      for (const constraint of this.constraints) if (constraint.isOn) this.#putInForce(constraint);
      this.commit();
    }
  }

  // MARK: Rows

  #know(handle, meaning, isTie = false) {
    const row = { handle, meaning, base: undefined, shift: 0, wrap: 0 };
    this.rows.set(handle, row);
    if (isTie) this.isTie.add(handle);
    if (meaning < 0) this.constraints[-1 - meaning].rows.push(row);
    return row;
  }

  /** The contents of a row, so that it can be added again. */
  #definition(row) {
    const { constant, hugging, compression, weight } = this.solver.parts(row.handle);
    return { terms: this.solver.terms(row.handle), constant, hugging, compression, weight, row, isTie: this.isTie.has(row.handle) };
  }

  #plain({ terms, relation, constant, priority }) {
    const level = priority ?? Infinity;
    return {
      terms: pairs(terms).map(([variable, factor]) => [this.variables[variable], factor]), constant, weight: 1,
      hugging: relation > 0 ? NO_COST : level, compression: relation < 0 ? NO_COST : level,
    };
  }

  /** A constraint's row that was out of force when the page was made, at the constraint's present constant. */
  #dormant(constraint) {
    return this.#plain({ ...constraint.row, priority: constraint.priority });
  }

  #add(definition, meaning) {
    const { terms, constant, hugging, compression, weight } = definition;
    const { solver } = this;
    const handle =
      hugging === compression ? solver.addConstraint(terms, 0, constant, hugging, weight)
      : compression === NO_COST ? solver.addConstraint(terms, -1, constant, hugging, weight)
      : hugging === NO_COST ? solver.addConstraint(terms, 1, constant, compression, weight)
      : solver.addContentSize(terms, constant, hugging, compression, weight);
    if (!definition.row) return this.#know(handle, meaning, definition.isTie);
    const { row } = definition;
    this.rows.delete(row.handle);
    row.handle = handle;
    this.rows.set(handle, row);
    if (definition.isTie) this.isTie.add(handle);
    if (meaning < 0) this.constraints[-1 - meaning].rows.push(row);
    return row;
  }

  #remove(row) {
    this.solver.removeConstraint(row.handle);
    this.rows.delete(row.handle);
  }

  /** Moves a row's constant; `part` is the cause: the constraint or content (shift), or the lines of a text (wrap). */
  #move(row, part, value) {
    row.base ??= this.solver.parts(row.handle).constant;
    const old = row[part];
    row[part] = value;
    try {
      this.solver.setConstant(row.handle, row.base + row.shift + row.wrap);
    } catch (error) {
      row[part] = old;
      throw error;
    }
  }

  // MARK: Values

  value(variable) { return this.values[variable]; }

  sum(form) {
    let sum = form[0];
    for (let place = 1; place < form.length; place += 2) sum += this.values[form[place]] * form[place + 1];
    return sum;
  }

  /** x, y, width and height of a view in the one around it, not rounded. */
  frame(view) { return this.data.views[view].frame.map(form => this.sum(form)); }

  coordinates() { return this.data.views.flatMap((_, view) => this.frame(view)); }

  get size() {
    const [, , width, height] = this.data.views.length ? this.frame(0) : [0, 0, 0, 0];
    return { width, height };
  }

  // MARK: Solving

  /** Solves; returns the places of the views that moved. Costs the moved values. */
  commit() {
    const moved = new Set();
    for (let round = 0; round < ROUNDS; round++) {
      for (const { variable, now } of this.solver.commit()) {
        const place = this.place.get(variable);
        if (place === undefined) continue;
        this.values[place] = now;
        this.counts.moved++;
        for (const view of this.users[place]) moved.add(view);
      }
      this.counts.solves++;
      if (!this.#breakLines()) break;
    }
    return moved;
  }

  /** Tells texts their widths; whether one asks for something else now. */
  #breakLines() {
    let hasChanged = false;
    for (const wrap of this.wraps) {
      const width = this.sum(this.data.views[wrap.view].frame[2]) + 1e-4;
      let low = 0, high = wrap.steps.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (wrap.steps[middle][0] <= width) low = middle; else high = middle - 1;
      }
      if (low === wrap.now) continue;
      wrap.now = low;
      hasChanged = true;
      wrap.rows.forEach((place, number) => {
        const row = this.byPlace[place];
        const value = wrap.steps[low][number + 1] - wrap.steps[wrap.start][number + 1];
        if (this.rows.get(row.handle) === row) this.#yielding(() => this.#move(row, "wrap", value), undefined);
        else row.wrap = value;
      });
    }
    return hasChanged;
  }

  // MARK: Conflicts

  /** The constraint of a row; undefined for a rule of the system. */
  #owner(handle) {
    const meaning = this.rows.get(handle)?.meaning;
    return meaning < 0 ? this.constraints[-1 - meaning] : undefined;
  }

  /** Does an action that may contradict: the latest of the author's constraints that are in conflict is given up; `subject` is one of them. */
  #yielding(action, subject, isLatest = false) {
    for (let round = 0; round <= this.constraints.length; round++) {
      try {
        return action();
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 1) throw error;
        const members = this.#members(error.conflict, subject);
        const able = members.filter(one => one.constraint && !one.constraint.isBroken && one.constraint.isOn)
          .map(one => one.constraint).sort((a, b) => a.place - b.place);
        const chosen = able.find(one => one.yields) ?? (isLatest && able.includes(subject) ? subject : able.at(-1));
        if (!chosen) throw error;
        chosen.conflict = members.map(one => one.text);
        this.#giveUp(chosen);
      }
    }
    return undefined;
  }

  #members(handles, subject) {
    const members = [], seen = new Set();
    const note = (constraint, text) => {
      if (!seen.has(text)) members.push({ constraint, text });
      seen.add(text);
    };
    for (const handle of handles) note(this.#owner(handle), this.memberText(handle));
    if (subject) note(subject, this.memberTextOf(subject));
    return members.sort((a, b) => (a.constraint?.place ?? -1) - (b.constraint?.place ?? -1));
  }

  #giveUp(constraint) {
    constraint.isBroken = true;
    this.#setRequired(constraint, false);
  }

  #setRequired(constraint, isRequired) {
    const from = isRequired ? BROKEN : Infinity, to = isRequired ? Infinity : BROKEN;
    for (const row of constraint.rows) {
      const { hugging, compression } = this.solver.parts(row.handle);
      if (hugging !== from && compression !== from) continue;
      if (hugging === NO_COST || compression === NO_COST) this.solver.setPriority(row.handle, to);
      else this.solver.setPriorities(row.handle, hugging === from ? to : hugging, compression === from ? to : compression);
    }
  }

  /** Has constraints that were given up come back where they can. */
  #recover() {
    for (const constraint of this.constraints) {
      if (!constraint.isBroken || !constraint.isOn) continue;
      try {
        this.#setRequired(constraint, true);
        constraint.isBroken = false;
        constraint.conflict = [];
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.code === 1) constraint.conflict = this.#members(error.conflict, constraint).map(one => one.text);
      }
    }
  }

  /** The constraints in conflict, in the session's words. */
  conflicts() {
    return this.constraints.filter(one => one.isBroken && one.isOn).map(one => ({
      title: one.conflict.length === 1 ? "conflict: this cannot hold" : "conflict: these cannot hold together",
      members: one.conflict, givenUp: this.memberTextOf(one), constraint: one.place,
    }));
  }

  // MARK: Changes

  /** Each of these returns the views that moved; a refused change throws and has changed nothing. */
  setConstant(place, value) {
    const constraint = this.constraints[place], old = constraint.constant;
    constraint.constant = value;
    try {
      for (const row of constraint.isOn ? constraint.rows : []) {
        const shift = constraint.slope * (value - constraint.initial);
        this.#yielding(() => this.#move(row, "shift", shift), constraint);
      }
    } catch (error) {
      constraint.constant = old;
      for (const row of constraint.isOn ? constraint.rows : []) this.#move(row, "shift", constraint.slope * (old - constraint.initial));
      throw error;
    }
    this.#recover();
    return this.commit();
  }

  setSize(name, value) {
    const { rows, constraint } = this.data.sizes[name];
    if (constraint !== undefined && this.constraints[constraint].isOn) {
      this.wants[name] = value;
      return this.setConstant(constraint, value);
    }
    if (rows) {
      for (const place of rows) this.#yielding(() => this.#move(this.byPlace[place], "shift", value - this.data[name]));
    } else {
      const form = this.data.views[0].frame[name === "width" ? 2 : 3];
      const edit = (this.edits ??= {})[name];
      if (edit) this.#move(edit, "shift", value - edit.start);
      else {
        const terms = pairs(form.slice(1)).map(([variable, factor]) => [this.variables[variable], factor]);
        const added = this.#add({ terms, constant: value - form[0], hugging: EDIT, compression: EDIT, weight: 1 }, NO_WORDS);
        added.start = value;
        added.base = value - form[0];
        this.edits[name] = added;
      }
    }
    this.wants[name] = value;
    this.#recover();
    return this.commit();
  }

  /** The natural width (axis 0) or height (1) of a view's content; undefined where it has none. */
  content(view, axis) {
    const row = this.byPlace[this.data.views[view].content[axis][0]];
    return row && this.solver.parts(row.handle).constant;
  }

  setContent(view, axis, value) {
    for (const place of this.data.views[view].content[axis]) {
      const row = this.byPlace[place];
      row.base ??= this.solver.parts(row.handle).constant;
      this.#move(row, "shift", Math.max(0, value) - row.base - row.wrap);
    }
    this.#recover();
    return this.commit();
  }

  /** Puts a constraint in force or out of it. */
  setOn(place, isOn) {
    const constraint = this.constraints[place];
    if (constraint.isOn === isOn || isOn && constraint.rows.length === 0 && constraint.put.length === 0 && !constraint.row) return new Set();
    if (isOn) {
      this.#putInForce(constraint);
    } else {
      constraint.put = constraint.rows.map(row => this.#definition(row));
      for (const row of constraint.rows) this.#remove(row);
      constraint.rows = [];
      constraint.isOn = constraint.isBroken = false;
      constraint.conflict = [];
      constraint.putAt = constraint.constant;
    }
    this.#recover();
    return this.commit();
  }

  #putInForce(constraint) {
    const meaning = -1 - constraint.place;
    if (constraint.put.length === 0 && constraint.row) constraint.put = [this.#dormant(constraint)];
    constraint.isOn = true;
    constraint.isBroken = false;
    const moved = constraint.slope * (constraint.constant - (constraint.putAt ?? constraint.initial));
    for (const put of constraint.put) {
      const unbroken = level => level === BROKEN ? Infinity : level;
      const definition = {
        ...put, constant: put.constant + moved, hugging: unbroken(put.hugging), compression: unbroken(put.compression),
      };
      const weak = level => constraint.isBroken && level === Infinity ? BROKEN : level;
      const row = this.#yielding(() => this.#add(
        { ...definition, hugging: weak(definition.hugging), compression: weak(definition.compression) }, meaning), constraint, true);
      if (put.row) row.shift += row.base === undefined ? 0 : moved;
      else {
        row.base = put.constant;
        row.shift = moved;
      }
    }
    constraint.put = [];
  }

  /** The row whose constant is a size, and how much the constant rises with the size; undefined if several are. */
  #sizeRow(name) {
    const { rows, constraint } = this.data.sizes[name];
    if (constraint !== undefined && this.constraints[constraint].isOn) {
      const one = this.constraints[constraint];
      return one.rows.length === 1 ? { row: one.rows[0], slope: one.slope } : undefined;
    }
    const row = rows ? (rows.length === 1 ? this.byPlace[rows[0]] : undefined) : this.edits?.[name];
    return row && { row, slope: 1 };
  }

  /**
   * The sizes above one that the layout has now up to which all is linear, as the solver knows them, in rising order. They end
   * early if a text breaks its lines anew or required constraints exclude what is beyond: the layout is another one there.
   */
  course(name, size, high) {
    const found = this.#sizeRow(name);
    // A size that nothing can give way to: the layout stays.
    if (!found || this.wants[name] !== size || size >= high) return [high];
    const { row, slope } = found, { solver } = this, { constant } = solver.parts(row.handle);
    const end = constant + slope * (high - size);
    let parts = [];
    try {
      parts = solver.sweep(row.handle, Math.min(constant, end), Math.max(constant, end));
    } catch (error) {
      // Rounding hides what is beyond, or there are more pieces than can be told apart.
      if (!(error instanceof Refused)) throw error;
    }
    const sizeAt = value => size + (value - constant) / slope;
    let stops = slope > 0 ? parts.map(part => sizeAt(part.high)) : parts.map(part => sizeAt(part.low)).reverse();
    for (const wrap of this.wraps) {
      const change = this.#wrapChange(wrap, [size, ...stops], value => constant + slope * (value - size));
      if (change !== undefined) stops = [...stops.filter(stop => stop < change), change];
    }
    return stops.length ? stops : [high];
  }

  /** The lowest of some sizes at which a text has other lines than now, its width being linear between them. */
  #wrapChange(wrap, sizes, constantAt) {
    const form = this.data.views[wrap.view].frame[2];
    const lines = pairs(form.slice(1)).map(([variable, factor]) => [this.solver.segments(this.variables[variable]), factor]);
    const width = size => lines.reduce((sum, [segments, factor]) => {
      const constant = constantAt(size), line = segments.findLast(one => one.low <= constant) ?? segments[0];
      return sum + factor * (line ? line.start + line.slope * (constant - line.low) : 0);
    }, form[0] + 1e-4);
    const [least, most] = [wrap.now > 0 ? wrap.steps[wrap.now][0] : -Infinity, wrap.steps[wrap.now + 1]?.[0] ?? Infinity];
    for (let place = 1; place < sizes.length; place++) {
      const [first, last] = [width(sizes[place - 1]), width(sizes[place])];
      const bound = last >= most ? most : last < least ? least : undefined;
      if (bound === undefined) continue;
      const part = last === first ? 1 : Math.min(1, Math.max(0, (bound - first) / (last - first)));
      return sizes[place - 1] + part * (sizes[place] - sizes[place - 1]);
    }
    return undefined;
  }

  /** Lets `action` move a size about, and puts it back: the layout at the size is the same as before. */
  sweeping(name, action) {
    const start = this.wants[name];
    try {
      return action();
    } finally {
      this.setSize(name, start);
    }
  }

  /** Does something and takes it back bit for bit; `action` returns the wanted result. */
  trying(action) {
    const values = this.values.slice();
    const wraps = this.wraps.map(wrap => wrap.now);
    const known = new Map(this.rows), edits = this.edits && { ...this.edits };
    const rows = [...this.rows.values()].map(row => [row, row.shift, row.wrap]);
    const states = this.constraints.map(one => [one.isBroken, one.conflict, one.constant]);
    const wants = { ...this.wants };
    this.solver.begin();
    try {
      return action();
    } finally {
      this.solver.abandon();
      // The next commit reports the changes of the one that was taken back.
      this.solver.commit();
      this.values.set(values);
      this.rows = known;
      this.edits = edits;
      this.wraps.forEach((wrap, place) => { wrap.now = wraps[place]; });
      for (const [row, shift, wrap] of rows) [row.shift, row.wrap] = [shift, wrap];
      this.constraints.forEach((one, place) => { [one.isBroken, one.conflict, one.constant] = states[place]; });
      this.wants = wants;
    }
  }

  // MARK: Words

  constraintText(constraint) {
    const { left, right, constant, tail } = constraint;
    return left + right + constantAfter(right, constant) + tail;
  }

  /** Number and text, and the reason why it is not in force. */
  line(constraint) {
    return constraint.label ?? `${constraint.number}  ${this.constraintText(constraint)}`;
  }

  note(constraint) {
    return (constraint.edit ? "  (edit)" : "") + (constraint.isOn ? "" : "  (inactive)")
      + (constraint.isBroken && constraint.isOn ? "  (given up)" : "");
  }

  memberTextOf(constraint) { return this.line(constraint); }

  memberText(handle) {
    const owner = this.#owner(handle);
    return owner ? this.memberTextOf(owner) : `-  ${this.ruleText(handle, true)}`;
  }

  ruleText(handle, isWithSize) {
    const meaning = this.rows.get(handle)?.meaning;
    const [text, hasSize] = this.data.words[meaning] ?? ["the size that was chosen", false];
    return text + (hasSize && isWithSize ? `, ${points(this.solver.parts(handle).constant)}` : "");
  }

  /** A row as a part of a sentence. */
  rowText(handle) {
    const owner = this.#owner(handle);
    if (!owner) return this.ruleText(handle, false);
    if (owner.label) return owner.label;
    const text = { ...owner, constant: owner.constant };
    const isSize = ["width", "height"].some(name => this.data.sizes[name].constraint === owner.place);
    const isMoved = isSize && owner.constant !== owner.initial;
    if (isMoved) text.constant = owner.initial;
    return (owner.edit ? "the edit " : `constraint ${owner.number}, `) + this.constraintText(text)
      + (isMoved ? ", moved by the slider" : "");
  }

  /** The summands of which a form over the variables is the sum. */
  reasons(form) {
    const parts = new Map();
    const note = (key, factor, constant, text) => {
      const part = parts.get(key);
      if (part) part.factor += factor; else parts.set(key, { factor, constant, text });
    };
    for (const [variable, coefficient] of pairs(form.slice(1))) {
      for (const { constraint, kept, factor, constant, multipliers } of this.solver.summands(this.variables[variable])) {
        if (!constraint) {
          note(kept, coefficient * factor, constant, `nothing holds ${this.solver.name(kept) || "it"}: it keeps its value`);
          continue;
        }
        note(constraint, coefficient * factor, constant, this.rowText(constraint)
          + (this.#isBoundAtRest(constraint, multipliers) ? " (nothing pulls it away)" : ""));
      }
    }
    const reasons = [...parts.values()].filter(part => Math.abs(part.factor) > 1e-9)
      .map(({ factor, constant, text }) => ({ amount: factor * constant, text }));
    if (form[0] !== 0 || reasons.length === 0) reasons.push({ amount: form[0], text: "a fixed distance in the view" });
    return reasons;
  }

  #isBoundAtRest(handle, multipliers) {
    const { hugging, compression } = this.solver.parts(handle);
    const [weak, strong] = [Math.min(hugging, compression), Math.max(hugging, compression)];
    return weak <= REST && strong > REST && multipliers.every(({ priority }) => priority <= REST);
  }

  // MARK: Ambiguities

  /** Sentences about the values that constraints leave open. All is tried at once, a few pairs of trials for each set that moves together. */
  ambiguities() {
    let questions = [];
    this.data.views.forEach((view, place) => {
      // The page is asked to show the outermost view at its size.
      if (place === 0 && this.data.sizes.width.rows) return;
      view.frame.forEach((form, coordinate) => {
        if (form.length > 1) questions.push({ view: place, coordinate, form });
      });
    });
    const open = [];
    let seed = 1;
    const random = () => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return 0.5 + seed / 0x7fffffff;
    };
    for (let round = 0; round < 20 && questions.length; round++) {
      const weights = questions.map(random);
      const moved = questions.map(() => false);
      for (const side of [1, -1]) {
        this.#tried(questions, weights, side).forEach((value, place) => {
          moved[place] ||= Math.abs(value - this.sum(questions[place].form)) > 1e-6;
        });
      }
      const rest = questions.filter((_, place) => !moved[place]);
      open.push(...questions.filter((_, place) => moved[place]));
      if (rest.length === questions.length) break;
      questions = rest;
    }
    const sentences = new Map();
    for (const { view, coordinate, form } of open.sort((a, b) => a.view - b.view || a.coordinate - b.coordinate)) {
      const contenders = this.#contenders(form);
      const key = `${view} ${contenders.join("; ")}`;
      const known = sentences.get(key);
      if (known) known.names.push(coordinateNames[coordinate]);
      else sentences.set(key, { view, contenders, names: [coordinateNames[coordinate]] });
    }
    return [...sentences.values()].map(({ view, contenders, names }) => {
      const start = `${this.data.views[view].name} is ambiguous: `, list = names.join(", ");
      const shown = contenders.slice(0, 6).join("; ") + (contenders.length > 6 ? `; and ${contenders.length - 6} more` : "");
      return { view, text: start + (contenders.length
        ? `equal priorities contend for its ${list}: ${shown}` : `nothing determines its ${list}`) };
    });
  }

  /** The values of sums when each is drawn a point to a side, weaker than every constraint. */
  #tried(questions, weights, side) {
    const goals = questions.map(({ form }) => this.sum(form) + side);
    return this.trying(() => {
      questions.forEach(({ form }, place) => {
        const terms = pairs(form.slice(1)).map(([variable, factor]) => [this.variables[variable], factor]);
        this.solver.addContentSize(terms, goals[place] - form[0], TRIAL, TRIAL, weights[place]);
      });
      this.#take(this.solver.commit());
      return questions.map(({ form }) => this.sum(form));
    });
  }

  #take(changes) {
    for (const { variable, now } of changes) {
      const place = this.place.get(variable);
      if (place !== undefined) this.values[place] = now;
    }
  }

  /** The optional constraints that fare otherwise when a sum is drawn elsewhere: equal priorities contend for it. */
  #contenders(form) {
    const wishes = [];
    for (const [handle] of this.rows) {
      if (this.isTie.has(handle)) continue;
      const { constant, hugging, compression } = this.solver.parts(handle);
      const above = hugging > REST && hugging !== Infinity, below = compression > REST && compression !== Infinity;
      if (!above && !below) continue;
      wishes.push({ handle, constant, above, below, terms: this.solver.terms(handle) });
    }
    const misses = () => wishes.map(({ terms, constant, above, below }) => {
      const error = terms.reduce((sum, [variable, factor]) => sum + factor * this.values[this.place.get(variable)], -constant);
      return Math.max(above ? error : 0, below ? -error : 0, 0);
    });
    const before = misses(), found = new Set();
    for (const side of [1, -1]) {
      const goal = this.sum(form) + side;
      const after = this.trying(() => {
        const terms = pairs(form.slice(1)).map(([variable, factor]) => [this.variables[variable], factor]);
        this.solver.addContentSize(terms, goal - form[0], TRIAL, TRIAL, 1);
        this.#take(this.solver.commit());
        return misses();
      });
      wishes.forEach(({ handle }, place) => {
        if (Math.abs(after[place] - before[place]) > 1e-6) found.add(this.rowText(handle));
      });
    }
    return [...found];
  }
}
