/// Writes a workload down: hands out variables and slots, and turns rows into operations.
///
/// Rows written before `finishBuild()` belong to the build; after it, `record` collects the
/// operations of a step.
struct WorkloadBuilder {
  let name: String
  let size: Int
  private(set) var variableCount: Int32 = 0
  private(set) var slotCount: Int32 = 0
  private var terms: [Term] = []
  private var operations: [Operation] = []
  private var build: [Operation] = []
  private var phases: [Phase] = []
  /// The addition that filled each slot last, to add the same constraint again.
  private var additions: [Operation] = []

  init(_ name: String, size: Int) {
    self.name = name
    self.size = size
  }

  // MARK: Variables

  mutating func variable() -> Sum {
    defer { variableCount += 1 }
    return Sum(variableCount)
  }

  mutating func box() -> Box {
    Box(x: variable(), y: variable(), width: variable(), height: variable())
  }

  // MARK: Rows

  @discardableResult
  mutating func add(
    _ sum: Sum, _ relation: Relation, _ constant: Double, _ level: Level? = nil
  ) -> Int32 {
    append(
      .add(
        slot: slotCount, terms: store(sum), relation: relation, constant: constant, level: level))
  }

  @discardableResult
  mutating func addContentSize(
    _ sum: Sum, _ size: Double, hugging: Level = .hugging, compression: Level = .compression
  ) -> Int32 {
    append(
      .addContentSize(
        slot: slotCount, terms: store(sum), size: size, hugging: hugging, compression: compression))
  }

  /// A slot for a constraint that is not there yet: `addAgain` puts it in.
  mutating func declare(_ sum: Sum, _ relation: Relation, _ constant: Double) -> Int32 {
    let slot = add(sum, relation, constant)
    operations.removeLast()
    return slot
  }

  mutating func addEdit(_ variable: Sum, _ level: Level = .edit) {
    operations.append(.addEdit(variable: variable.terms[0].variable, level: level))
  }

  // MARK: Changes

  mutating func remove(_ slot: Int32) { operations.append(.remove(slot: slot)) }
  mutating func addAgain(_ slot: Int32) { operations.append(additions[Int(slot)]) }
  mutating func set(_ slot: Int32, to value: Double) {
    operations.append(.setConstant(slot: slot, to: value))
  }
  mutating func suggest(_ variable: Sum, _ value: Double) {
    operations.append(.suggest(variable: variable.terms[0].variable, value: value))
  }

  // MARK: Assembly

  /// Ends the build with a commit.
  mutating func finishBuild() {
    build = operations + [.commit]
    operations = []
  }

  /// A step made of what `body` writes, ending in a commit.
  mutating func step(_ label: String?, _ body: (inout WorkloadBuilder) -> Void) -> Step {
    body(&self)
    defer { operations = [] }
    return Step(label, operations + [.commit])
  }

  mutating func add(_ phase: Phase) { phases.append(phase) }

  func workload(isFasterStructureFirst: Bool = false) -> Workload {
    Workload(
      name: name, size: size, variableCount: Int(variableCount), slotCount: Int(slotCount),
      terms: terms, build: build, phases: phases,
      isFasterStructureFirst: isFasterStructureFirst)
  }

  private mutating func store(_ sum: Sum) -> Range<Int32> {
    let start = Int32(terms.count)
    terms += sum.terms
    return start..<Int32(terms.count)
  }

  private mutating func append(_ addition: Operation) -> Int32 {
    defer { slotCount += 1 }
    operations.append(addition)
    additions.append(addition)
    return slotCount
  }
}
