// The log that Xcode prints when constraints cannot all hold, read and explained. ConflictLog in LayoutSession does the
// same for `autolayout explain -`; Tests/Logs has the texts that both must give.

import { Refused } from "cassowary";

/** Why a text is no log; the message begins with the line. */
export class LogError extends Error {
  constructor(line, message) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

/** A log has no more constraints than this. */
const MOST = 2000;
const HEADER = /simultaneously satisfy constraints|Conflicting constraints detected/;
const START = /<(\w*LayoutConstraint):(0x[0-9a-fA-F]+)/;
const END = />"?[,.)]*\s*$/;
const VIEW = /([\w.$]+):(0x[0-9a-fA-F]+)(?:'([^']*)')?/;

/** The conflicts of a text, at least one. */
export function readLog(text) {
  const lines = text.split(/\r?\n/).map(line => line.replace(/^\s*(?:> )+/, ""));
  const logs = [];
  let log, isBroken = false;
  for (let place = 0; place < lines.length; place++) {
    const number = place + 1;
    if (HEADER.test(lines[place])) {
      log = { line: number, constraints: [], views: [], broken: null, isMac: /constraints:|detected/.test(lines[place]) };
      logs.push(log);
      isBroken = false;
    }
    if (/^\s*"?<private>/.test(lines[place])) {
      throw new LogError(number, "the system has hidden the constraints (<private>): copy the log from Xcode's own console");
    }
    if (/Will attempt to recover by breaking/.test(lines[place])) isBroken = true;
    let entry = lines[place];
    const start = entry.match(START);
    if (!start) continue;
    entry = entry.slice(start.index);
    while (!END.test(entry)) {
      place++;
      if (place >= lines.length || START.test(lines[place]) || place - number > 3) {
        throw new LogError(number, "the constraint does not end: the log is cut off, or a line is missing");
      }
      entry += " " + lines[place].trim();
    }
    if (!log) logs.push(log = { line: number, constraints: [], views: [], broken: null, isMac: false });
    const known = log.constraints.findIndex(one => one.address === start[2]);
    if (isBroken) {
      if (known >= 0) log.broken = known;
      isBroken = false;
      if (known >= 0) continue;
    }
    if (known >= 0) continue;
    if (log.constraints.length >= MOST) throw new LogError(number, `the log has more than ${MOST} constraints`);
    log.constraints.push(readConstraint(entry.replace(END, "").slice(start[0].length), start, number, log));
  }
  const first = logs.find(one => one.constraints.length);
  if (!logs.length) throw new LogError(1, "this is no log of constraints: it has no line \"Unable to simultaneously satisfy constraints\"");
  if (!first) throw new LogError(logs[0].line, "no constraint follows: copy the lines from \"(\" to \")\" too");
  for (const one of logs) nameViews(one);
  return logs.filter(one => one.constraints.length);
}

function readConstraint(body, start, line, log) {
  const fail = what => { throw new LogError(line, `${what}: ${body.trim()}`); };
  let text = body.trim();
  const names = new Map();
  const suffix = text.match(/\s+\((?:(?:in)?active)?(?:, )?(?:[Nn]ames: (.*?))?\s*\)$/);
  if (suffix) {
    text = text.slice(0, suffix.index);
    for (const [, name, view] of (suffix[1] ?? "").matchAll(/('\|'|[^\s,:]+):((?:[\w.$]+:)?0x[0-9a-fA-F]+(?:'[^']*')?)/g)) {
      names.set(name, view.startsWith("0x") ? `${name}:${view}` : view);
    }
  }
  const identifier = text.match(/^'([^']*)'\s+/);
  if (identifier) text = text.slice(identifier[0].length);
  const mask = text.match(/^h=(\S{3}) v=(\S{3})\s+/);
  if (mask) text = text.slice(mask[0].length);
  const view = name => {
    const found = (names.get(name.trim()) ?? name).match(VIEW);
    if (!found) fail(`"${name.trim()}" names no view`);
    const known = log.views.findIndex(one => one.address === found[2]);
    if (known >= 0) return known;
    log.views.push({ className: found[1], address: found[2], identifier: found[3] ?? "" });
    return log.views.length - 1;
  };
  const around = () => names.has("'|'") ? view("'|'") : fail("the log does not say what '|' is");
  const constraint = {
    line, kind: start[1], address: start[2], identifier: identifier?.[1] ?? "", formula: text.trim(), priority: null,
    isMask: start[1] === "NSAutoresizingMaskLayoutConstraint",
  };
  const format = constraint.formula.match(/^([HV]):(.*?)(\(LTR\)|\(RTL\))?$/);
  if (format) readFormat(constraint, format, view, around, fail);
  else readEquation(constraint, view, names, around, fail);
  return constraint;
}

const NUMBER = "[-+]?[0-9.]+(?:e[-+]?[0-9]+)?";

function readFormat(constraint, [, axis, body, side], view, around, fail) {
  const isHorizontal = axis === "H";
  const parts = [...body.matchAll(/\||\[([^[\]]*?)(?:\(([^()]*(?:\([^()]*\)[^()]*)*)\))?\]|-\(([^()]*(?:\([^()]*\))?[^()]*)\)-|-(?=[[|])/g)];
  if (parts.map(part => part[0]).join("") !== body) fail("the visual format cannot be read");
  if (side === "(RTL)") parts.reverse();
  const predicate = text => {
    const found = text.match(new RegExp(`^(<=|>=|==)?(?:NSSpace\\()?(${NUMBER})\\)?(?:@(${NUMBER}))?$`));
    if (found) return { sign: found[1] ?? "==", value: Number(found[2]), priority: found[3] };
    const other = text.match(/^(<=|>=|==)?(.*?)(?:@([0-9.]+))?$/);
    return { sign: other[1] ?? "==", view: view(other[2]), value: 0, priority: other[3] };
  };
  const set = (terms, { sign, value, priority }) => {
    if (priority !== undefined && Number(priority) < 1000) constraint.priority = Number(priority);
    Object.assign(constraint, { terms, relation: sign === "==" ? 0 : sign === "<=" ? -1 : 1, constant: value });
  };
  const [near, far, extent] = isHorizontal ? ["left", "right", "width"] : ["top", "bottom", "height"];
  const edge = (part, isEnd, isFirst) => part[0] === "|" ? [around(), isFirst ? near : far] : [view(part[1]), isEnd ? far : near];
  const views = parts.filter(part => !part[0].startsWith("-"));
  const gap = parts.find(part => part[0].startsWith("-"));
  if (views.length === 1 && views[0][2] !== undefined) {
    const size = predicate(views[0][2]), own = [[view(views[0][1]), extent, 1]];
    return set(size.view === undefined ? own : [...own, [size.view, extent, -1]], size);
  }
  if (views.length !== 2) fail("the visual format says more than one thing");
  const from = edge(views[0], true, true), to = edge(views[1], false, false);
  const distance = gap ? predicate(gap[3] ?? "8") : { sign: "==", value: 0 };
  return set([[...to, 1], [...from, -1]], distance);
}

function readEquation(constraint, view, names, around, fail) {
  const found = constraint.formula.match(/^(.+?)\s+(==|<=|>=)\s+(.*?)(?:\s+priority:([0-9.]+)|\s*@\s*([0-9.]+))?$/);
  if (!found) fail("the constraint cannot be read");
  const operand = text => {
    const parts = text.match(/^(.+)\.(\w+)$/);
    if (!parts || !known(parts[2])) fail(`"${text}" is no attribute of a view`);
    return [view(parts[1]), parts[2]];
  };
  const first = operand(found[1]);
  const right = found[3].match(new RegExp(`^(${NUMBER})$`));
  const terms = [[...first, 1]];
  let constant = 0;
  if (right) {
    constant = Number(right[1]);
    // A position alone is one in the view around it.
    if (!isExtent(first[1]) && names.has("'|'")) terms.push([around(), isHorizontal(first[1]) ? "left" : "top", -1]);
  } else {
    const sum = found[3].match(new RegExp(`^(?:(${NUMBER})\\*)?(.+?)(?:\\*(${NUMBER}))?(?: ([-+]) (${NUMBER}))?$`));
    const factor = Number(sum[1] ?? sum[3] ?? 1);
    terms.push([...operand(sum[2]), -factor]);
    constant = sum[5] === undefined ? 0 : (sum[4] === "-" ? -1 : 1) * Number(sum[5]);
  }
  const priority = found[4] ?? found[5];
  if (priority !== undefined && Number(priority) < 1000) constraint.priority = Number(priority);
  Object.assign(constraint, { terms, relation: found[2] === "==" ? 0 : found[2] === "<=" ? -1 : 1, constant });
}

// MARK: Attributes

const forms = {
  left: ["x"], leading: ["x"], minX: ["x"], right: ["x", "w"], trailing: ["x", "w"], maxX: ["x", "w"],
  centerX: ["x", "w/2"], midX: ["x", "w/2"], top: ["y"], minY: ["y"], bottom: ["y", "h"], maxY: ["y", "h"],
  centerY: ["y", "h/2"], midY: ["y", "h/2"], width: ["w"], height: ["h"],
  leftMargin: ["x", "+"], leadingMargin: ["x", "+"], rightMargin: ["x", "w", "+"], trailingMargin: ["x", "w", "+"],
  topMargin: ["y", "+"], bottomMargin: ["y", "h", "+"], centerXWithinMargins: ["x", "w/2", "+"], centerYWithinMargins: ["y", "h/2", "+"],
  baseline: ["y", "+"], lastBaseline: ["y", "+"], firstBaseline: ["y", "+"],
};
const known = name => Object.hasOwn(forms, name);
const isExtent = name => name === "width" || name === "height";
const isHorizontal = name => forms[name][0] === "x" || name === "width";

// MARK: Names

const guides = { UIViewSafeAreaLayoutGuide: "safe area", UIViewLayoutMarginsGuide: "margins guide" };

/** Names views by their identifiers, else by their classes; those of one name are numbered. */
function nameViews(log) {
  const base = log.views.map(view => guides[view.identifier] ?? (view.identifier || view.className.split(".").at(-1)));
  log.views.forEach((view, place) => {
    const same = base.flatMap((name, other) => name === base[place] ? [other] : []);
    view.name = same.length === 1 ? base[place] : `${base[place]} ${same.indexOf(place) + 1}`;
  });
  for (const constraint of log.constraints) {
    const text = constraint.formula.replace(new RegExp(VIEW.source, "g"), (all, _, address) =>
      log.views.find(view => view.address === address)?.name ?? all);
    constraint.text = (constraint.identifier ? `'${constraint.identifier}' ` : "") + text;
  }
}

// MARK: Explanation

/** The variables of a log's views and each constraint's form over them. */
function rowsOf(log) {
  const variables = log.views.flatMap(view => ["x", "y", "width", "height"].map(name => `${view.name}.${name}`));
  const extra = new Map();
  const place = (view, part, attribute) => {
    if (part !== "+") return 4 * view + "xywh".indexOf(part[0]);
    const key = `${view} ${attribute}`;
    if (!extra.has(key)) {
      extra.set(key, variables.length);
      variables.push(`${log.views[view].name}.${attribute}`);
    }
    return extra.get(key);
  };
  const rows = log.constraints.map(({ terms, relation, constant, priority }) => {
    const sum = new Map();
    for (const [view, attribute, factor] of terms) for (const part of forms[attribute]) {
      const key = place(view, part, attribute);
      sum.set(key, (sum.get(key) ?? 0) + factor * (part.endsWith("/2") ? 0.5 : 1));
    }
    return { terms: [...sum].filter(([, factor]) => factor !== 0).flat(), relation, constant, priority };
  });
  return { variables, rows };
}

/** The constraints that fight, and the usual remedy: { members, sentence, cause, remedy }. */
export function explain(library, log) {
  const { variables, rows } = rowsOf(log);
  const solver = library.open(), handles = variables.map(name => solver.makeVariable(name)), owners = new Map();
  let members;
  try {
    log.views.forEach((_, view) => {
      for (const place of [2, 3]) solver.addConstraint([[handles[4 * view + place], 1]], 1, 0, Infinity);
    });
    for (const [index, row] of rows.entries()) {
      const terms = [];
      for (let place = 0; place < row.terms.length; place += 2) terms.push([handles[row.terms[place]], row.terms[place + 1]]);
      if (!terms.length) continue;
      try {
        owners.set(solver.addConstraint(terms, row.relation, row.constant, row.priority ?? Infinity), index);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 1) throw error;
        members = [...error.conflict.map(handle => owners.get(handle)).filter(owner => owner !== undefined), index].sort((a, b) => a - b);
        break;
      }
    }
  } finally {
    solver.close();
  }
  return advise(log, members);
}

function advise(log, members) {
  const list = members ?? log.constraints.map((_, place) => place);
  const fighting = list.map(place => log.constraints[place]);
  const texts = fighting.map(one => one.text);
  const toolkit = log.isMac ? "AppKit" : "UIKit";
  const start = members === undefined
    ? `These ${texts.length} constraints could hold together as far as the log tells: `
    : texts.length === 1 ? "This constraint cannot hold: " : `These ${texts.length} constraints cannot hold together: `;
  const broken = log.broken === null ? "" : ` ${toolkit} gives up ${log.constraints[log.broken].text}.`;
  const { cause, remedy } = remedyOf(log, fighting);
  return { members: list, isProved: members !== undefined, sentence: `${start}${texts.join("; ")}.${broken}`, cause, remedy };
}

function remedyOf(log, fighting) {
  const starting = prefix => fighting.find(one => one.identifier.startsWith(prefix));
  const mask = fighting.find(one => one.isMask);
  if (starting("UIView-Encapsulated-Layout")) {
    return { cause: "encapsulated-size", remedy: "A cell is given its size by the table or collection for the time being: give one of the constraints along that axis the priority 999." };
  }
  if (starting("_UITemporaryLayout")) {
    return { cause: "temporary-size", remedy: "The view was laid out before it had its size: give one of the constraints along that axis the priority 999, or lay out once the view is in a window." };
  }
  if (starting("UISV-hiding")) {
    return { cause: "hidden-arranged-view", remedy: "A stack hides a view by making its size 0: give one of the constraints inside that view the priority 999." };
  }
  if (mask) {
    const name = log.views[mask.terms[0][0]].name;
    return { cause: "autoresizing-mask", remedy: `Set translatesAutoresizingMaskIntoConstraints of ${name} to false, if constraints are to place it.` };
  }
  if (fighting.some(one => one.identifier.startsWith("UISV-"))) {
    return { cause: "stack", remedy: "The stack arranges these views itself: remove the constraint of your own that says it once more, or give it the priority 999." };
  }
  const form = one => JSON.stringify(one.terms);
  if (fighting.some((one, place) => fighting.some((other, later) => later > place && form(one) === form(other)))) {
    return { cause: "said-twice", remedy: "One thing is said twice with different numbers: remove one of the two, or change its constant in place of adding another." };
  }
  return { cause: "contradiction", remedy: "Remove one of them, or give the one that may yield a priority below 1000." };
}

// MARK: The layout in the page

/** A log's conflict as a layout of the page, views side by side where nothing places them. */
export function systemOf(log, told) {
  const { variables, rows } = rowsOf(log);
  const width = variables.length, height = width + 1;
  variables.push("width", "height");
  const rest = [];
  const wish = (variable, value) => rest.push({ terms: [variable, 1], relation: 0, constant: value, priority: 1e-7, word: 0 });
  wish(width, 320);
  wish(height, 240);
  log.views.forEach((_, view) => {
    for (const place of [2, 3]) rest.push({ terms: [4 * view + place, 1], relation: 1, constant: 0, priority: null, word: 1 });
    wish(4 * view, 24);
    wish(4 * view + 1, 24 + 8 * view);
    wish(4 * view + 2, 200);
    wish(4 * view + 3, 60);
  });
  const isMember = new Set(told.members);
  return {
    kind: "log", width: 320, height: 240, grid: 0, sizes: { width: {}, height: {} },
    words: [["where the page draws what the log leaves open", false], ["no size is negative", false]], variables, rest, ties: [], wraps: [],
    views: [
      { name: "log", kind: "view", text: "", lines: 1, font: 17, parent: -1, frame: [[0], [0], [0, width, 1], [0, height, 1]], content: [[], []] },
      ...log.views.map((view, place) => ({
        name: view.name, kind: "view named", text: "", lines: 1, font: 13, parent: 0, content: [[], []],
        frame: [0, 1, 2, 3].map(part => [0, 4 * place + part, 1]),
      })),
    ],
    constraints: log.constraints.map((one, place) => ({
      number: place + 1, left: "", right: "", constant: one.constant, tail: "", slope: 1, priority: one.priority,
      label: `${place + 1}  ${one.text}`, member: isMember.has(place), yields: place === log.broken, row: rows[place], off: true, startsOn: true,
      views: [...new Set(one.terms.map(([view]) => view + 1))],
    })),
  };
}
