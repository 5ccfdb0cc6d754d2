// The solver on its own, as Embedded Swift: without Foundation, without the runtime's metadata, without a test
// framework. Counts what is asked of malloc while edits repeat, which must be nothing, and while a system is
// built; works through a little of everything, so that what compiles is known to run; and prints the digest of a
// random stream, which must be the same in every process.

import Cassowary

@_extern(c, "measure_allocations") func allocationCount() -> Int64
@_extern(c, "exit") func exit(_ status: Int32)

func expect(_ condition: Bool, _ claim: StaticString) {
  if condition { return }
  print("failed: ", terminator: "")
  print(claim)
  exit(1)
}

func allocations(_ body: () -> Void) -> Int {
  let before = allocationCount()
  body()
  return Int(allocationCount() - before)
}

func expectNoAllocation(_ claim: StaticString, _ body: () -> Void) {
  let made = allocations(body)
  if made != 0 { print("\(made) allocations") }
  expect(made == 0, claim)
}

func repeatedEdits(rows: Int) throws(AddConstraintError) {
  let solver = Solver()
  let width = solver.makeVariable("width")
  try solver.addEdit(width, priority: 900)
  var bottom = LinearExpression()
  var contents: [Constraint] = []
  for index in 0..<rows {
    let top = solver.makeVariable()
    let height = solver.makeVariable()
    let rowWidth = solver.makeVariable()
    try solver.add(top == bottom)
    try solver.add(rowWidth == width)
    contents.append(
      try solver.addContentSize(
        LinearExpression(height), value: Double(20 + index % 7), hugging: .low,
        compression: .high))
    bottom = top + height
  }
  let middle = contents[rows / 2]
  var moved = 0
  func edit(_ step: Int) {
    try? solver.suggest(Double(300 + step % 100), for: width)
    moved = solver.commit().count
    try? solver.setConstant(middle, to: Double(30 + step % 9))
    solver.commit()
  }
  for step in 0..<30 { edit(step) }
  expectNoAllocation("a repeated edit allocates nothing") {
    for step in 30..<330 { edit(step) }
  }
  expect(moved == rows + 1, "every row follows the width")
}

/// Tables that grow, and nothing for the constraints themselves.
func build(rows: Int) throws(AddConstraintError) -> Int {
  let solver = Solver()
  var failure: AddConstraintError?
  let made = allocations {
    do throws(AddConstraintError) {
      var above: (top: Variable, height: Variable)?
      for index in 0..<rows {
        let top = solver.makeVariable()
        let height = solver.makeVariable()
        try solver.add(height >= 0)
        if let above {
          try solver.add(top == above.top + above.height + 8)
        } else {
          try solver.add(top == 0)
        }
        try solver.addContentSize(
          LinearExpression(height), value: Double(20 + index % 7), hugging: .low,
          compression: .high)
        above = (top, height)
      }
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
  return made
}

/// Back and forth over the sum of the contents: rows change from one slope to the other.
func repeatedPivots() throws(AddConstraintError) {
  let solver = Solver()
  let total = solver.makeVariable()
  try solver.addEdit(total, priority: 900)
  var sum = LinearExpression()
  for index in 0..<40 {
    let height = solver.makeVariable()
    try solver.add(height >= 5)
    try solver.addContentSize(
      LinearExpression(height), value: Double(20 + index % 7),
      hugging: Priority(200 + Double(index % 3)), compression: Priority(700 + Double(index % 3)))
    sum = sum + height
  }
  try solver.add(sum == total)
  func resize(_ step: Int) {
    try? solver.suggest(step % 2 == 0 ? 400 : 1_200, for: total)
    solver.commit()
  }
  for step in 0..<200 { resize(step) }
  let before = solver.statistics
  let made = allocations { for step in 0..<100 { resize(step) } }
  let after = solver.statistics
  // The plan of a refactorisation is made anew each time: a fixed number of tables.
  let refactorisations = after.refactorisations - before.refactorisations
  expect(made <= 16 * refactorisations, "pivots allocate nothing between refactorisations")
  expect(
    after.pivots + after.flips >= before.pivots + before.flips + 100, "the resizes pivot")
}

/// A required constraint that comes and goes, and one that is refused.
func repeatedChanges() throws(AddConstraintError) {
  let solver = Solver()
  let width = solver.makeVariable()
  let height = solver.makeVariable()
  try solver.add(width == 2 * height)
  try solver.addContentSize(
    LinearExpression(width), value: 100, hugging: .low, compression: .high)
  let limit: LinearConstraint = width <= 60
  func churn() {
    if let handle = try? solver.add(limit) {
      solver.commit()
      try? solver.remove(handle)
    }
    solver.commit()
  }
  for _ in 0..<50 { churn() }
  expectNoAllocation("adding and removing again allocates nothing") {
    for _ in 0..<100 { churn() }
  }
  expect(solver.value(of: height)! == 50, "the content has its size again")
}

func everythingElse() throws(AddConstraintError) {
  let solver = Solver()
  let x = solver.makeVariable("x")
  let y = solver.makeVariable("y")
  let lower = try solver.add(x >= 10, label: "lower", location: .here())
  try solver.add(y == 3, priority: 749.5)
  try solver.add(y == 4, priority: 750)
  let checkpoint = solver.checkpoint()
  do throws(AddConstraintError) {
    try solver.add(x <= 5)
    expect(false, "a contradiction is refused")
  } catch {
    expect(error == AddConstraintError(.unsatisfiable(conflict: [lower])), "the conflict is named")
  }
  solver.commit()
  expect(solver.value(of: x)! == 10 && solver.value(of: y)! == 4, "priorities are exact")
  try solver.add(x == 12)
  solver.commit()
  do throws(RestoreError) { try solver.restore(checkpoint) } catch { expect(false, "undo") }
  solver.commit()
  expect(solver.value(of: x)! == 10, "undo goes back")
  expect(solver.why(x)?.parts.count == 1 && solver.freedom().count == 1, "why, and what is free")
  solver.discardCheckpoints()
  do throws(SnapshotError) {
    let text = try solver.snapshot().text
    let loaded = try Solver(SolverSnapshot(text: text))
    expect(loaded.value(of: loaded.variables[1])! == 4, "a snapshot is read back")
  } catch { expect(false, "snapshots") }
}

/// Says in one number what a stream of operations leads to: the same in every process.
func printDigest() {
  var stream = Stream(seed: 1)
  stream.run(operations: 2_000)
  expect(stream.pivots > 300 && stream.refusals > 150, "the stream pivots and is refused")
  print("a random stream: \(stream.digest.bits)")
}

do throws(AddConstraintError) {
  for rows in [1, 10, 300] { try repeatedEdits(rows: rows) }
  let (few, many) = (try build(rows: 300), try build(rows: 1_200))
  // Four times as many rows: every table grows twice more at most, and there are fewer than thirty.
  expect(many - few <= 60, "a constraint asks for no memory of its own")
  try repeatedPivots()
  try repeatedChanges()
  try everythingElse()
} catch { expect(false, "nothing is refused here") }
printDigest()
print("Cassowary runs as Embedded Swift; repeated edits allocate nothing")
