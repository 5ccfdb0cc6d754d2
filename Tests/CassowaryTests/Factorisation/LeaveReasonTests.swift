import Cassowary
import Testing

/// Each factorisation is counted by its reason.
@Suite struct LeaveReasonTests {
  private static func sum(_ solver: Solver) -> Int {
    LeaveReason.allCases.reduce(0) { $0 + solver.statistics.reasons[$1] }
  }

  /// In streams of all kinds the reasons add up, and none of them is one for which no factors are made.
  @Test func everyFactorisationHasAReason() {
    var met: Set<LeaveReason> = []
    for plan in StreamTests.plans + StreamTests.kinds + StreamTests.uneven
    where plan.shape.operations <= 300 {
      var stream = RandomStream(seed: 3, shape: plan.shape)
      _ = stream.run()
      #expect(Self.sum(stream.solver) == stream.solver.statistics.refactorisations, "\(plan.name)")
      met.formUnion(LeaveReason.allCases.filter { stream.solver.statistics.reasons[$0] > 0 })
    }
    #expect(met.isDisjoint(with: [.smallPivot, .outOfRange]))
    #expect(!met.isEmpty)
  }
}
