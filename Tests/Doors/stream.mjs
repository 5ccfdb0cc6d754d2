// The stream of random operations of stream.swift, through WebAssembly: both print the same digest.
//   node stream.mjs FOLDER SEED OPERATIONS
import { readFile } from "node:fs/promises";
import { load, Refused } from "../../Sources/CCassowary/cassowary.mjs";

const [folder, seed = "1", operations = "2000"] = process.argv.slice(2);
const library = await load(await readFile(`${folder}/cassowary.wasm`));
const solver = library.open();
const MASK = (1n << 64n) - 1n;
let state = BigInt(seed), digest = 0xcbf29ce484222325n, refusals = 0n;
let handles = [];
const variables = Array.from({ length: 16 }, () => solver.makeVariable());
const bits = new DataView(new ArrayBuffer(8)), encoder = new TextEncoder();

function note(word) {
  digest = ((digest ^ word) * 0x100000001b3n) & MASK;
  digest ^= digest >> 29n;
}

function noteNumber(number) {
  bits.setFloat64(0, number);
  note(bits.getBigUint64(0));
}

function noteText(text) {
  for (const byte of encoder.encode(text)) note(BigInt(byte));
}

// SplitMix64.
function draw(count) {
  state = (state + 0x9e3779b97f4a7c15n) & MASK;
  let word = state;
  word = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  word = ((word ^ (word >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return Number((word ^ (word >> 31n)) % BigInt(count));
}

const drawNumber = () => (draw(81) - 40) / 3;

/** What a call returns; null if it is refused. */
function attempt(call) {
  try {
    return { answer: call() };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null;
  }
}

function add() {
  const constant = drawNumber(), terms = [];
  for (let count = 1 + draw(3); count > 0; count--) {
    let coefficient = [1, -1, 2, 0.7, -1 / 3][draw(5)];
    if (draw(2) === 0) coefficient = 1;
    terms.push([variables[draw(16)], coefficient]);
  }
  const relation = [0, -1, 1][draw(3)], isRequired = draw(4) === 0;
  const priority = isRequired ? Infinity : 1 + draw(5), weight = isRequired ? 1 : 1 + draw(3);
  try {
    handles.push(solver.addConstraint(terms, relation, constant, priority, weight));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    refusals++;
    note(BigInt(error.conflict.length));
    noteText(error.message);
  }
}

function addContentSize() {
  const value = 10 + draw(50), variable = variables[draw(16)], hugging = 1 + draw(3), compression = 3 + draw(3);
  handles.push(solver.addContentSize([[variable, 1]], value, hugging, compression));
}

function remove() {
  if (handles.length < 30) return;
  solver.removeConstraint(handles.splice(draw(handles.length), 1)[0]);
}

function drag() {
  if (handles.length === 0) return;
  const handle = handles[draw(handles.length)], start = drawNumber();
  for (let step = 0; step < 6; step++) {
    if (!attempt(() => solver.setConstant(handle, start + step / 4))) refusals++;
    for (const change of solver.commit()) noteNumber(change.now);
  }
}

function stay() {
  const variable = variables[draw(16)], priority = 1 + draw(5);
  const made = attempt(() => solver.addStay(variable, priority));
  if (made) handles.push(made.answer);
}

function edit() {
  const variable = variables[draw(16)], priority = 3 + draw(5);
  const made = attempt(() => solver.addEdit(variable, priority));
  if (made) handles.push(made.answer);
  const value = drawNumber();
  if (!attempt(() => solver.suggest(variable, value))) refusals++;
}

function change() {
  if (handles.length === 0) return;
  const handle = handles[draw(handles.length)];
  solver.setPriority(handle, 1 + draw(5));
  if (draw(3) === 0) solver.setWeight(handle, 1 + draw(4));
}

function transaction() {
  const before = [...handles];
  solver.begin();
  add();
  drag();
  add();
  if (draw(2) === 0) {
    solver.abandon();
    handles = before;
  } else {
    solver.end();
  }
}

function goBack() {
  const start = solver.makeCheckpoint(), before = [...handles];
  add();
  drag();
  solver.restore(start);
  handles = before;
  solver.discardCheckpoints();
}

function replaceVariable() {
  const place = draw(16);
  if (attempt(() => solver.removeVariable(variables[place]))) variables[place] = solver.makeVariable("new");
}

function reload() {
  const list = solver.variables, ages = variables.map((variable) => list.indexOf(variable));
  const text = solver.save();
  noteText(text);
  solver.load(text);
  const loaded = solver.variables;
  ages.forEach((age, place) => { variables[place] = loaded[age]; });
  handles = solver.constraints;
}

function addValues() {
  for (const variable of variables) noteNumber(solver.value(variable));
  const [pivots, flips] = solver.statistics();
  note(BigInt(pivots));
  note(BigInt(flips));
  note(refusals);
}

function addAnswers() {
  for (const handle of handles) {
    const multipliers = solver.multipliers(handle);
    note(BigInt(multipliers.length));
    for (const [priority, value] of multipliers) {
      noteNumber(priority);
      noteNumber(value);
    }
    noteText(solver.text(handle));
  }
  for (const variable of variables) {
    noteText(solver.why(variable));
    note(solver.isFree(variable) ? 1n : 0n);
  }
  for (const text of solver.freedoms(8)) noteText(text);
  for (const [, cost] of solver.costs()) noteNumber(cost);
  noteText(solver.linearProgram(3));
}

for (let operation = 0; operation < Number(operations); operation++) {
  const kind = draw(20);
  if (kind < 5) add();
  else if (kind === 5) addContentSize();
  else if (kind < 10) remove();
  else if (kind < 13) drag();
  else if (kind === 13) stay();
  else if (kind === 14) edit();
  else if (kind === 15) change();
  else if (kind === 16) transaction();
  else if (kind === 17) goBack();
  else if (kind === 18) replaceVariable();
  else if (draw(8) === 0) reload();
  solver.commit();
  addValues();
  if (operation % 100 === 99) addAnswers();
}
reload();
addAnswers();
console.log(`${digest} refusals ${refusals}`);
