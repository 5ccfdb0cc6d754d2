// A stream of random operations on a solver, always the same for a seed: the digest is that of every bit that the solver
// says. The programs beside this one send the same stream through the other doors.

import Cassowary

@main
struct Stream {
  private var state: UInt64
  private var digest: UInt64 = 0xcbf2_9ce4_8422_2325
  private var refusals = 0
  private var solver = Solver()
  private var variables: [Variable] = []
  private var handles: [Constraint] = []

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    var stream = Stream(seed: arguments.first ?? 1)
    try stream.run(operations: arguments.count > 1 ? Int(arguments[1]) : 2_000)
    print("\(stream.digest) refusals \(stream.refusals)")
  }

  init(seed: UInt64) {
    state = seed
    for _ in 0..<16 { variables.append(solver.makeVariable()) }
  }

  mutating func run(operations: Int) throws {
    for operation in 0..<operations {
      switch draw(20) {
      case 0..<5: add()
      case 5: try addContentSize()
      case 6..<10: try remove()
      case 10..<13: drag()
      case 13: stay()
      case 14: edit()
      case 15: try change()
      case 16: transaction()
      case 17: try goBack()
      case 18: replaceVariable()
      default: if draw(8) == 0 { try reload() }
      }
      solver.commit()
      addValues()
      if operation % 100 == 99 { addAnswers() }
    }
    try reload()
    addAnswers()
  }

  private mutating func note(_ word: UInt64) {
    digest = (digest ^ word) &* 0x100_0000_01b3
    digest ^= digest >> 29
  }

  private mutating func note(_ number: Double) { note(number.bitPattern) }

  private mutating func note(_ text: String) { for byte in text.utf8 { note(UInt64(byte)) } }

  /// SplitMix64.
  private mutating func draw(_ count: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((word ^ (word >> 31)) % UInt64(count))
  }

  private mutating func number() -> Double { Double(draw(81) - 40) / 3 }

  private mutating func add() {
    var sum = LinearExpression(constant: -number())
    for _ in 0..<1 + draw(3) {
      var coefficient = [1, -1, 2, 0.7, -1.0 / 3][draw(5)]
      if draw(2) == 0 { coefficient = 1 }
      sum.add(variables[draw(variables.count)], times: coefficient)
    }
    let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][draw(3)]
    let isRequired = draw(4) == 0
    let priority: Priority = isRequired ? .required : Priority(Double(1 + draw(5)))
    let weight = isRequired ? 1 : Double(1 + draw(3))
    do throws(AddConstraintError) {
      handles.append(
        try solver.add(LinearConstraint(sum, relation), priority: priority, weight: weight))
    } catch {
      refusals += 1
      if case .unsatisfiable(let conflict) = error.kind {
        note(UInt64(conflict.count))
      } else {
        note(UInt64(0))
      }
      note(error.description)
    }
  }

  private mutating func addContentSize() throws {
    let value = 10 + Double(draw(50))
    let variable = variables[draw(variables.count)]
    let hugging = Priority(Double(1 + draw(3)))
    let compression = Priority(Double(3 + draw(3)))
    handles.append(
      try solver.addContentSize(
        LinearExpression(variable), value: value, hugging: hugging, compression: compression))
  }

  private mutating func remove() throws {
    if handles.count < 30 { return }
    try solver.remove(handles.remove(at: draw(handles.count)))
  }

  private mutating func drag() {
    if handles.isEmpty { return }
    let handle = handles[draw(handles.count)]
    let start = number()
    for step in 0..<6 {
      if (try? solver.setConstant(handle, to: start + Double(step) / 4)) == nil { refusals += 1 }
      for change in solver.commit() { note(change.new) }
    }
  }

  private mutating func stay() {
    let variable = variables[draw(variables.count)]
    if let handle = try? solver.addStay(variable, priority: Priority(Double(1 + draw(5)))) {
      handles.append(handle)
    }
  }

  private mutating func edit() {
    let variable = variables[draw(variables.count)]
    if let handle = try? solver.addEdit(variable, priority: Priority(Double(3 + draw(5)))) {
      handles.append(handle)
    }
    if (try? solver.suggest(number(), for: variable)) == nil { refusals += 1 }
  }

  private mutating func change() throws {
    if handles.isEmpty { return }
    let handle = handles[draw(handles.count)]
    try solver.setPriority(handle, to: Priority(Double(1 + draw(5))))
    if draw(3) == 0 { try solver.setWeight(handle, to: Double(1 + draw(4))) }
  }

  private struct Abandoned: Error {}

  private mutating func transaction() {
    let before = handles
    do {
      try solver.transaction { _ in
        add()
        drag()
        add()
        if draw(2) == 0 { throw Abandoned() }
      }
    } catch { handles = before }
  }

  private mutating func goBack() throws {
    let start = solver.checkpoint()
    let before = handles
    add()
    drag()
    try solver.restore(start)
    handles = before
    solver.discardCheckpoints()
  }

  private mutating func replaceVariable() {
    let place = draw(variables.count)
    if (try? solver.remove(variables[place])) != nil {
      variables[place] = solver.makeVariable("new")
    }
  }

  private mutating func reload() throws {
    let list = solver.variables
    let ages = variables.map { list.firstIndex(of: $0)! }
    let text = try solver.snapshot().text
    note(text)
    solver = try Solver(SolverSnapshot(text: text))
    variables = ages.map { solver.variables[$0] }
    handles = solver.constraints
  }

  private mutating func addValues() {
    for variable in variables { note(solver.value(of: variable)!) }
    note(UInt64(solver.statistics.pivots))
    note(UInt64(solver.statistics.flips))
    note(UInt64(refusals))
  }

  private mutating func addAnswers() {
    for handle in handles {
      let multipliers = solver.multiplier(of: handle)
      note(UInt64(multipliers.count))
      for part in multipliers {
        note(part.priority.level)
        note(part.value)
      }
      note(solver.text(of: handle))
    }
    for variable in variables {
      note(solver.why(variable)?.description ?? "")
      note(UInt64(solver.freedom(of: variable) ? 1 : 0))
    }
    for freedom in solver.freedom(atMost: 8) { note(freedom.description) }
    for (_, cost) in solver.costs() { note(cost) }
    note(solver.linearProgram(at: 3, slack: 1e-6))
  }
}
