// Sweeps through WebAssembly: the pieces of a small layout, and that what is refused says why and changes nothing.
//   node sweeps.mjs FOLDER
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { load, Refused } from "../../Sources/CCassowary/cassowary.mjs";

const library = await load(await readFile(`${process.argv[2]}/cassowary.wasm`));
const solver = library.open(), other = library.open();
const [REQUIRED, OK_END, HELD, CONFLICT] = [Infinity, 0, 1, 3];

// Beside y, which wants 100, x keeps its 30; beyond 130 x has what is left.
const x = solver.makeVariable("x"), y = solver.makeVariable("y");
const edge = solver.addConstraint([[x, 1], [y, 1]], 0, 300, REQUIRED);
solver.addConstraint([[x, 1]], 1, 30, REQUIRED);
solver.addConstraint([[y, 1]], 1, 0, REQUIRED);
const wish = solver.addConstraint([[y, 1]], 0, 100, 750);
solver.commit();
const before = solver.save();

function check() {
  const pieces = solver.sweep(edge, 0, 400);
  assert.deepEqual(pieces.map(piece => [piece.low, piece.high].map(Math.round)), [[30, 130], [130, 400]]);
  assert.deepEqual(pieces.map(piece => piece.end), [HELD, OK_END]);
  assert.equal(pieces[0].constraint, wish);
  assert.deepEqual(solver.segments(x).map(line => line.slope), [0, 1]);
  assert.ok(solver.sweepConflict(false).length > 0);
  assert.equal(solver.sweepConflict(true).length, 0);
}

/** Refused with a sentence that tells what to do. */
function refuses(action, words, code) {
  assert.throws(action, error => error instanceof Refused && words.test(error.message) && (!code || error.code === code));
}

assert.throws(() => solver.segments(x), Refused);
check();
refuses(() => solver.sweep(edge, 5, 5), /smaller one first/);
refuses(() => solver.sweep(edge, 9, 5), /smaller one first/);
for (const [low, high] of [[NaN, 5], [0, NaN], [0, Infinity], [-Infinity, 0]]) {
  refuses(() => solver.sweep(edge, low, high), /finite/);
}
refuses(() => solver.sweep(edge, 0, 1e16), /smaller one first/);
refuses(() => solver.sweep(edge, 0, 400, 1), /shorter range/);
refuses(() => solver.sweep(edge, 0, 400, -1), /shorter range/);
refuses(() => solver.sweep(0n, 0, 400), /./);
refuses(() => other.sweep(edge, 0, 400), /./);
try {
  solver.sweep(edge, 0, 20);
  assert.fail("all of the range conflicts");
} catch (error) {
  assert.ok(error instanceof Refused && error.code === 1 && error.conflict.length > 0, error.message);
}
// Nothing is lost, the last sweep included.
assert.deepEqual(solver.segments(x).map(line => line.slope), [0, 1]);
assert.equal(solver.save(), before);
check();
const beyond = solver.sweep(edge, -50, 60);
assert.equal(beyond.at(-1).end, OK_END);
assert.ok(!beyond.some(piece => piece.end === CONFLICT));
console.log("sweeps are refused and answered through WebAssembly as through C");
