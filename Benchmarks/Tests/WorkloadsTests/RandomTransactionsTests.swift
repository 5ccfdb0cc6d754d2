import Testing
import Workloads

/// What chance mixes is still something that a caller could do.
@Suite struct RandomTransactionsTests {
  private func transactions(of workload: Workload, seed: UInt64) -> [RandomTransaction] {
    Array(RandomTransactions(of: workload, seed: seed).prefix(60))
  }

  @Test(arguments: [10, 100], [1, 2])
  func `nothing is removed twice, changed while it is away, or missing after the way back`(
    views: Int, seed: UInt64
  ) {
    for family in Family.all {
      let workload = family.make(views)
      var state = SystemState(of: workload)
      state.apply(workload.build)
      let whole = state.rows.map { $0 != nil }
      for transaction in transactions(of: workload, seed: seed) {
        var removed: Set<Int32> = []
        for operation in transaction.changes + (transaction.wayBack ?? []) {
          switch operation {
          case .remove(let slot):
            #expect(removed.insert(slot).inserted, "\(workload.name), \(slot) again")
            #expect(state.rows[Int(slot)] != nil, "\(workload.name), \(slot)")
          case .setConstant(let slot, _):
            #expect(state.rows[Int(slot)] != nil, "\(workload.name), \(slot)")
          case .add(let slot, _, _, _, _), .addContentSize(let slot, _, _, _, _):
            #expect(state.rows[Int(slot)] == nil, "\(workload.name), \(slot)")
          case .suggest(let variable, _):
            #expect(state.edits[variable] != nil, "\(workload.name), \(variable)")
          case .addEdit:
            Issue.record("\(workload.name): edits stay")
          case .commit: break
          }
          state.apply([operation])
        }
        #expect(state.rows.map { $0 != nil } == whole, "\(workload.name)")
      }
    }
  }

  @Test func `every transaction changes something and ends in a commit`() {
    for transaction in transactions(of: Family.all[0].make(10), seed: 1) {
      #expect(transaction.changes.count > 1)
      #expect(transaction.wayBack?.count != 1)
      for operations in [transaction.changes, transaction.wayBack ?? [.commit]] {
        #expect("\(operations[operations.count - 1])" == "\(Operation.commit)")
        #expect(operations.count { "\($0)" == "\(Operation.commit)" } == 1)
      }
    }
  }

  @Test func `every kind of change and every number of them comes up`() {
    let all = transactions(of: Family.all[0].make(300), seed: 1)
    var kinds: Set<String> = []
    for operation in all.flatMap(\.changes) {
      switch operation {
      case .add, .addContentSize: kinds.insert("add")
      case .remove: kinds.insert("remove")
      case .setConstant: kinds.insert("content")
      case .suggest: kinds.insert("suggest")
      case .addEdit, .commit: break
      }
    }
    #expect(kinds == ["add", "remove", "content", "suggest"])
    #expect(all.contains { $0.wayBack == nil } && all.contains { $0.wayBack != nil })
    #expect(all.contains { $0.changes.count == 2 } && all.contains { $0.changes.count > 150 })
  }

  @Test func `a seed gives one stream, another seed another`() {
    let workload = Family.all[1].make(30)
    func text(_ seed: UInt64) -> String {
      transactions(of: workload, seed: seed).map { "\($0.changes), \($0.wayBack ?? [])" }.joined()
    }
    #expect(text(1) == text(1))
    #expect(text(1) != text(2))
  }
}
