// cassowary.wasm for JavaScript: the calls of cassowary.h by their names without the prefix. Handles are BigInts, answers
// are copied out of the module's memory, and what is refused throws Refused.
//
//   const library = await load(bytes);
//   const solver = library.open();
//   const x = solver.makeVariable("x");
//   solver.addConstraint([[x, 1]], 0, 5, Infinity);
//   for (const { variable, old, now } of solver.commit()) …

export class Refused extends Error {
  constructor(code, message, conflict) {
    super(message);
    this.code = code;
    this.conflict = conflict;
  }
}

/** Compiles the module from its bytes. */
export async function load(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return new Library(instance.exports);
}

class Library {
  #room = 0;
  #roomSize = 0;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  constructor(exports) {
    this.call = exports;
    this.answer = exports.cassowary_wasm_allocate(64);
  }

  open() {
    const code = this.call.cassowary_open(this.answer);
    if (code) throw new Refused(code, this.text(this.call.cassowary_code_text(code)), []);
    return new Solver(this, this.word(this.answer));
  }

  get version() { return this.text(this.call.cassowary_version()); }

  // The memory moves when it grows: a view serves one reading.
  get view() { return new DataView(this.call.memory.buffer); }

  word(address) { return this.view.getUint32(address, true); }

  text(address, length) {
    const bytes = new Uint8Array(this.call.memory.buffer, address);
    return this.#decoder.decode(bytes.subarray(0, length ?? bytes.indexOf(0)));
  }

  /** Room for what is handed to one call. */
  room(size) {
    if (size > this.#roomSize) {
      if (this.#room) this.call.cassowary_wasm_free(this.#room);
      this.#roomSize = 2 * size;
      this.#room = this.call.cassowary_wasm_allocate(this.#roomSize);
      if (!this.#room) throw new RangeError("There is no memory left.");
    }
    return this.#room;
  }

  /** A text in the room: its address and its length in bytes. */
  put(text) {
    const bytes = this.#encoder.encode(text);
    const address = this.room(bytes.length + 1);
    const memory = new Uint8Array(this.call.memory.buffer);
    memory.set(bytes, address);
    memory[address + bytes.length] = 0;
    return [address, bytes.length];
  }
}

const CHANGE = 24, TERM = 16, PAIR = 16, WORD = 8, BREAKPOINT = 32;

/** A solver; see cassowary.h for what each call does. */
class Solver {
  constructor(library, handle) {
    this.library = library;
    this.handle = handle;
  }

  #check(code) {
    if (!code) return;
    const { call, answer } = this.library;
    const message = this.library.text(call.cassowary_message(this.handle));
    let conflict = [];
    if (code === 1 && !call.cassowary_get_conflict(this.handle, answer, answer + 4)) conflict = this.#list(WORD, this.#handle);
    throw new Refused(code, message, conflict);
  }

  #do(name, ...rest) { this.#check(this.library.call[`cassowary_${name}`](this.handle, ...rest)); }

  /** Calls with a place for the answer as the last argument. */
  #ask(read, name, ...rest) {
    this.#do(name, ...rest, this.library.answer);
    return read(this.library.view, this.library.answer);
  }

  #handle = (view, address) => view.getBigUint64(address, true);
  #number = (view, address) => view.getFloat64(address, true);
  #text = (view, address) => this.library.text(view.getUint32(address, true));

  /** What the pointer and the count at the answer's place say, element by element. */
  #list(size, read) {
    const { view, answer } = this.library;
    const first = view.getUint32(answer, true), count = view.getUint32(answer + 4, true);
    return Array.from({ length: count }, (_, place) => read(view, first + place * size));
  }

  #askList(size, read, name, ...rest) {
    this.#do(name, ...rest, this.library.answer, this.library.answer + 4);
    return this.#list(size, read);
  }

  #terms(terms) {
    const address = this.library.room(Math.max(1, terms.length) * TERM);
    const view = this.library.view;
    terms.forEach(([variable, coefficient], place) => {
      view.setBigUint64(address + place * TERM, variable, true);
      view.setFloat64(address + place * TERM + 8, coefficient, true);
    });
    return address;
  }

  close() { this.#do("close"); }

  makeVariable(name = "") { return this.#ask(this.#handle, "make_variable", this.library.put(name)[0]); }
  removeVariable(variable) { this.#do("remove_variable", variable); }
  value(variable) { return this.#ask(this.#number, "get_value", variable); }
  name(variable) { return this.#ask(this.#text, "get_name", variable); }
  get variables() { return this.#askList(WORD, this.#handle, "list_variables"); }
  get constraints() { return this.#askList(WORD, this.#handle, "list_constraints"); }

  addConstraint(terms, relation, constant, priority, weight = 1) {
    const address = this.#terms(terms);
    return this.#ask(this.#handle, "add_constraint", address, terms.length, relation, constant, priority, weight, 0);
  }

  addContentSize(terms, value, hugging, compression, weight = 1) {
    const address = this.#terms(terms);
    return this.#ask(this.#handle, "add_content_size", address, terms.length, value, hugging, compression, weight, 0);
  }

  /** Several constraints on one sum, all or none: `{ value, hugging, compression, weight }` each; a side left out costs nothing. */
  addBreakpoints(terms, breakpoints) {
    const place = Math.max(1, terms.length) * TERM, handles = place + breakpoints.length * BREAKPOINT;
    this.library.room(handles + breakpoints.length * WORD + 1);
    const address = this.#terms(terms);
    breakpoints.forEach(({ value, hugging = -1, compression = -1, weight = 1 }, index) => {
      [value, hugging, compression, weight].forEach((number, part) => {
        this.library.view.setFloat64(address + place + index * BREAKPOINT + part * 8, number, true);
      });
    });
    this.#do("add_breakpoints", address, terms.length, address + place, breakpoints.length, 0, address + handles);
    return breakpoints.map((_, index) => this.#handle(this.library.view, address + handles + index * WORD));
  }

  addEdit(variable, priority, weight = 1) { return this.#ask(this.#handle, "add_edit", variable, priority, weight, 0); }
  addStay(variable, priority, weight = 1) { return this.#ask(this.#handle, "add_stay", variable, priority, weight, 0); }
  suggest(variable, value) { this.#do("suggest", variable, value); }
  removeConstraint(constraint) { this.#do("remove_constraint", constraint); }
  setConstant(constraint, constant) { this.#do("set_constant", constraint, constant); }
  setPriority(constraint, priority) { this.#do("set_priority", constraint, priority); }
  setPriorities(constraint, hugging, compression) { this.#do("set_priorities", constraint, hugging, compression); }
  setWeight(constraint, weight) { this.#do("set_weight", constraint, weight); }
  setRelation(constraint, relation) { this.#do("set_relation", constraint, relation); }
  text(constraint) { return this.#ask(this.#text, "get_text", constraint); }
  terms(constraint) { return this.#askList(TERM, this.#pairOfHandle, "get_terms", constraint); }
  #pairOfHandle = (view, address) => [view.getBigUint64(address, true), view.getFloat64(address + 8, true)];

  /** What a constraint says but for its terms; a side that costs nothing has the priority -1. */
  parts(constraint) {
    const read = (view, address) => {
      const [constant, hugging, compression, weight] = [0, 8, 16, 24].map(place => view.getFloat64(address + place, true));
      return { constant, hugging, compression, weight, relation: view.getInt32(address + 32, true) };
    };
    return this.#ask(read, "get_parts", constraint);
  }

  commit() {
    const read = (view, address) => ({
      variable: view.getBigUint64(address, true),
      old: view.getFloat64(address + 8, true),
      now: view.getFloat64(address + 16, true),
    });
    return this.#askList(CHANGE, read, "commit");
  }

  begin() { this.#do("begin"); }
  end() { this.#do("end"); }
  abandon() { this.#do("abandon"); }
  makeCheckpoint() { return this.#ask(this.#handle, "make_checkpoint"); }
  restore(checkpoint) { this.#do("restore", checkpoint); }
  discard(checkpoint) { this.#do("discard", checkpoint); }
  discardCheckpoints() { this.#do("discard_checkpoints"); }

  /** The summands of which a value is the sum; of those that a variable keeps `constraint` is 0n. */
  summands(variable) {
    const read = (view, address) => {
      const first = view.getUint32(address + 32, true), count = view.getUint32(address + 36, true);
      return {
        constraint: view.getBigUint64(address, true), kept: view.getBigUint64(address + 8, true),
        factor: view.getFloat64(address + 16, true), constant: view.getFloat64(address + 24, true),
        multipliers: Array.from({ length: count }, (_, place) => ({
          priority: view.getFloat64(first + 16 * place, true), value: view.getFloat64(first + 16 * place + 8, true),
        })),
      };
    };
    return this.#askList(48, read, "why", variable);
  }

  why(variable) { return this.#ask(this.#text, "why_text", variable); }
  isFree(variable) { return this.#ask((view, address) => view.getInt32(address, true) === 1, "is_free", variable); }

  /** The ways in which the solution could move, in words. */
  freedoms(most) { return this.#askList(32, (view, address) => this.#text(view, address + 24), "list_freedoms", most); }

  /**
   * The solution as a function of a constraint's constant: its pieces, each with why it ends (0: with the range, 1: the
   * constraint holds from there on, 2: it is passed, 3: required constraints exclude what is beyond).
   */
  sweep(constraint, low, high, most = 10000) {
    const read = (view, address) => ({
      low: view.getFloat64(address, true), high: view.getFloat64(address + 8, true),
      constraint: view.getBigUint64(address + 16, true), end: view.getInt32(address + 24, true),
      isFromBelow: view.getInt32(address + 28, true) === 1,
    });
    return this.#askList(32, read, "sweep", constraint, low, high, most);
  }

  /** The straight lines of a variable in the last sweep. */
  segments(variable) {
    const read = (view, address) => {
      const [low, high, start, slope] = [0, 8, 16, 24].map(place => view.getFloat64(address + place, true));
      return { low, high, start, slope };
    };
    return this.#askList(32, read, "sweep_segments", variable);
  }

  /** The required constraints that exclude what is below the last sweep's first piece, or above its last one. */
  sweepConflict(isAbove) {
    return this.#askList(8, (view, address) => view.getBigUint64(address, true), "sweep_conflict", isAbove ? 1 : 0);
  }

  multipliers(constraint) { return this.#askList(PAIR, this.#pair, "get_multipliers", constraint); }
  costs() { return this.#askList(PAIR, this.#pair, "list_costs"); }
  #pair = (view, address) => [view.getFloat64(address, true), view.getFloat64(address + 8, true)];
  linearProgram(priority, slack = 1e-6) { return this.#ask(this.#text, "linear_program", priority, slack); }

  save() {
    this.#do("save", this.library.answer, this.library.answer + 4);
    return this.library.text(this.library.word(this.library.answer), this.library.word(this.library.answer + 4));
  }

  load(text) { this.#do("load", ...this.library.put(text)); }

  /** Pivots, flips and the other counts, in the order of cassowary_statistics. */
  statistics() {
    const count = 18, address = this.library.room(8 * count);
    this.#do("get_statistics", address, 8 * count);
    const view = this.library.view;
    return Array.from({ length: count }, (_, place) => Number(view.getBigInt64(address + 8 * place, true)));
  }
}
