import Cassowary
import Foundation
import Testing

/// How many systems of each family are judged, and how many steps of its stream.
private let familySize =
  ProcessInfo.processInfo.environment["AUTOLAYOUT_FAMILIES"].flatMap { Int($0) } ?? 60

/// Systems of all families against exact arithmetic: as many as `AUTOLAYOUT_FAMILIES` says where it is set, fresh ones and
/// steps of streams.
///
/// Nothing may hang or be no number, and required rows hold if they can, in all families. In those that are decidable a contradiction must be one, what is not
/// said to be unproved must be right, and nothing may be left undecided or unproved. In the others so many may be wrong or
/// undecided as the guide to the solver says.
@Suite struct FamilyTests {
  private static let size = familySize
  private static let isLarge = size > 1_000

  @Test(arguments: SystemFamily.all) func freshSystems(_ family: SystemFamily) {
    var tally = FamilyTally()
    for seed in 0..<UInt64(Self.size) {
      var system = FamilySystem(family, seed: seed)
      system.build()
      tally += system.tally
    }
    expectRight(family, tally, "fresh")
  }

  @Test(arguments: SystemFamily.all) func streams(_ family: SystemFamily) {
    var tally = FamilyTally()
    let steps = Self.isLarge ? 2_000 : 60
    for seed in 0..<UInt64(max(1, Self.size / steps)) {
      var system = FamilySystem(family, seed: 1_000_000 + seed, variables: 4...12)
      system.stream(steps: steps, judgedEvery: Self.isLarge ? 10 : 4)
      tally += system.tally
    }
    expectRight(family, tally, "stream")
  }

  /// The certificate on which most judgements rest agrees with exact arithmetic.
  @Test(arguments: SystemFamily.all.filter(\.isDecidable)) func certificatesAreTrue(
    _ family: SystemFamily
  ) {
    for seed in 0..<8 as Range<UInt64> {
      var system = FamilySystem(family, seed: 500_000 + seed)
      system.build()
      #expect(system.isBest(), "seed \(seed)")
    }
  }

  private func expectRight(_ family: SystemFamily, _ tally: FamilyTally, _ kind: String) {
    if Self.isLarge { print("\(family), \(kind): \(tally)") }
    // What is wrong without saying so has no excuse where rows are what layouts have. Where they depend on each other but
    // for their last digits, the guide says how often it happens.
    #expect(tally.broken == 0, "\(tally)")
    // `Solver.trouble` promises it.
    #expect(tally.missed == 0, "\(tally)")
    let most = family.mostInAMillion
    let some = family.isDecidable ? 0 : 1
    #expect(
      tally.wrong + tally.wronglyRefused <= some + tally.commits * most.wrong / 1_000_000,
      "\(tally)")
    #expect(
      tally.undecided + tally.unproved <= some + tally.commits * most.undecided / 1_000_000,
      "\(tally)")
  }
}
