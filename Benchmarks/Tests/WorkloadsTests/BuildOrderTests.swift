import Testing
import Workloads

/// An order changes when things are said, not what is said.
@Suite struct BuildOrderTests {
  static let orders = BuildOrder.fixed + (1...4).map { .shuffled(seed: $0) }

  @Test(arguments: orders)
  func `every order has the operations of the build, the commit last`(order: BuildOrder) throws {
    for family in Family.all {
      let workload = family.make(30)
      let ordered = workload.build(in: order)
      #expect(lines(ordered).sorted() == lines(workload.build).sorted(), "\(workload.name)")
      #expect(lines(ordered).last == "\(Operation.commit)", "\(workload.name)")
    }
  }

  @Test(arguments: orders)
  func `suggestions come after their edit`(order: BuildOrder) {
    for family in Family.all {
      var edits: Set<Int32> = []
      for operation in family.make(30).build(in: order) {
        switch operation {
        case .addEdit(let variable, _): edits.insert(variable)
        case .suggest(let variable, _): #expect(edits.contains(variable), "\(family.name)")
        case .add, .addContentSize, .remove, .setConstant, .commit: break
        }
      }
    }
  }

  /// One of each kind, by hand: an edit, its suggestion, a required limit, a required equality, a content size, an
  /// optional equality, an optional limit.
  @Test func `orders do what their names say`() {
    let build: [Operation] = [
      .addEdit(variable: 0, level: .edit), .suggest(variable: 0, value: 1),
      .add(slot: 0, terms: 0..<1, relation: .greaterThanOrEqual, constant: 0, level: nil),
      .add(slot: 1, terms: 0..<1, relation: .equal, constant: 0, level: nil),
      .addContentSize(slot: 2, terms: 0..<1, size: 8, hugging: .hugging, compression: .compression),
      .add(slot: 3, terms: 0..<1, relation: .equal, constant: 0, level: .hugging),
      .add(slot: 4, terms: 0..<1, relation: .lessThanOrEqual, constant: 0, level: .hugging),
      .commit,
    ]
    let workload = Workload(
      name: "hand", size: 1, variableCount: 1, slotCount: 5, terms: [Term(0, 1)], build: build,
      phases: [])
    let expected: [BuildOrder: [Int]] = [
      .given: [0, 1, 2, 3, 4, 5, 6], .backwards: [6, 5, 4, 3, 2, 0, 1],
      .editsLast: [2, 3, 4, 5, 6, 0, 1], .requiredFirst: [2, 3, 0, 1, 4, 5, 6],
      .requiredLast: [0, 1, 4, 5, 6, 2, 3], .limitsFirst: [2, 6, 0, 1, 3, 4, 5],
      .limitsLast: [0, 1, 3, 4, 5, 2, 6], .contentsFirst: [4, 0, 1, 2, 3, 5, 6],
      .contentsLast: [0, 1, 2, 3, 5, 6, 4], .structureFirst: [0, 1, 3, 2, 4, 5, 6],
    ]
    #expect(expected.count == BuildOrder.fixed.count)
    for (order, places) in expected {
      #expect(
        lines(workload.build(in: order)) == lines(places.map { build[$0] } + [.commit]),
        "\(order.name)")
    }
  }

  @Test func `a seed gives one order, another seed another`() {
    let workload = Family.all[0].make(30)
    let first = lines(workload.build(in: .shuffled(seed: 1)))
    #expect(lines(workload.build(in: .shuffled(seed: 1))) == first)
    #expect(lines(workload.build(in: .shuffled(seed: 3))) != first)
  }

  /// Operations as text, to be compared and sorted.
  private func lines(_ operations: [Operation]) -> [String] { operations.map { "\($0)" } }
}
