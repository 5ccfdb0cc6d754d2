// The log that Xcode prints when constraints cannot all hold. The reader is the command's own, as WebAssembly: it reads
// the text, says the rows to solve, and the words about what the solver finds.

import { Refused } from "cassowary";

/** Why a text is no log; the message begins with the line. */
export class LogError extends Error {
  constructor({ line, reason }) {
    super(`line ${line}: ${reason}`);
    this.line = line;
  }
}

/** Compiles the reader from its bytes. */
export async function loadReader(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return new LogReader(instance.exports);
}

class LogReader {
  constructor(exports) { this.call = exports; }

  /** Hands bytes to a call that answers with JSON. */
  #ask(bytes, call) {
    const place = this.call.conflict_log_allocate(bytes.length);
    new Uint8Array(this.call.memory.buffer, place, bytes.length).set(bytes);
    const answer = call(place);
    const memory = new Uint8Array(this.call.memory.buffer);
    const json = new TextDecoder().decode(memory.subarray(answer, memory.indexOf(0, answer)));
    this.call.conflict_log_free(answer);
    this.call.conflict_log_free(place);
    const value = JSON.parse(json);
    if (value.error) throw new LogError(value.error);
    return value;
  }

  /** The conflicts of a text, at least one. */
  read(text) {
    const bytes = new TextEncoder().encode(text);
    const { logs } = this.#ask(bytes, place => this.call.conflict_log_read(place, bytes.length));
    return logs.map((log, index) => ({ ...log, text: bytes, index }));
  }

  /** What the solver's finding means: { members, isProved, sentence, note, unread, cause, remedy }. */
  tell(log, proof) {
    const numbers = Int32Array.from(proof ?? []), padding = (4 - log.text.length % 4) % 4;
    const start = log.text.length + padding, bytes = new Uint8Array(start + 4 * numbers.length);
    bytes.set(log.text);
    bytes.set(new Uint8Array(numbers.buffer), start);
    return this.#ask(bytes, place =>
      this.call.conflict_log_tell(place, log.text.length, log.index, place + start, proof ? numbers.length : -1));
  }
}

// MARK: Explanation

/** The constraints that fight, and the usual remedy. */
export function explain(library, reader, log) {
  let proof;
  for (const system of log.systems) {
    const found = contradiction(library, system, log.views.length);
    if (!found) {
      proof = undefined;
      break;
    }
    proof ??= found;
  }
  return reader.tell(log, proof);
}

/** The constraints of a smallest set that cannot hold together; undefined if there is none. */
function contradiction(library, { variables, rows }, views) {
  const solver = library.open(), handles = variables.map(name => solver.makeVariable(name)), owners = new Map();
  try {
    for (let view = 0; view < views; view++) {
      for (const place of [2, 3]) solver.addConstraint([[handles[4 * view + place], 1]], 1, 0, Infinity);
    }
    for (const row of rows) {
      if (!row.isCertain || row.priority !== null) continue;
      const terms = [];
      for (let place = 0; place < row.terms.length; place += 2) terms.push([handles[row.terms[place]], row.terms[place + 1]]);
      for (const [relation, constant] of bounds(row)) {
        try {
          owners.set(solver.addConstraint(terms, relation, constant, Infinity), row.constraint);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          // A row beyond all numbers proves nothing.
          if (error.code !== 1) continue;
          const members = error.conflict.map(handle => owners.get(handle)).filter(owner => owner !== undefined);
          return [...new Set([...members, row.constraint])].sort((a, b) => a - b);
        }
      }
    }
  } finally {
    solver.close();
  }
  return undefined;
}

/** A row that may be off by what printing has rounded away holds between two bounds. */
function bounds({ relation, constant, slack }) {
  if (relation === 0 && slack === 0) return [[0, constant]];
  const found = [];
  if (relation >= 0) found.push([1, constant - slack]);
  if (relation <= 0) found.push([-1, constant + slack]);
  return found;
}

// MARK: The layout in the page

/** A log's conflict as a layout of the page, views side by side where nothing places them. */
export function systemOf(log, told) {
  const variables = [...log.systems[0].variables], rows = log.systems[0].rows;
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
  // The second row of a content size, and a constraint without one, such as one of a list that is not active.
  const first = new Map(), isExact = log.systems.length === 1;
  for (const { isCertain, constraint, slack, ...row } of rows) {
    if (first.has(constraint)) rest.push({ ...row, word: 0 });
    // What may be off by its last digit must not seem to fight.
    else first.set(constraint, isCertain && (told.isProved || isExact && slack === 0) ? row : { ...row, priority: row.priority ?? 999 });
  }
  const none = { terms: [2, 1], relation: 1, constant: 0, priority: 1e-7 };
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
      label: `${place + 1}  ${one.text}`, member: isMember.has(place), yields: place === log.broken, row: first.get(place) ?? none,
      off: true, startsOn: true, views: [...new Set(one.terms.map(([view]) => view + 1))],
    })),
  };
}
