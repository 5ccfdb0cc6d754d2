/// What came of many systems of a family.
struct FamilyTally: CustomStringConvertible {
  var systems = 0
  var commits = 0
  /// Constraints that were refused as contradictions, and those of them that were none.
  var contradictions = 0
  var wronglyRefused = 0
  /// Constraints of which it could not be told whether they can hold.
  var undecided = 0
  /// Commits that said that their point is not proved optimal.
  var unproved = 0
  /// Commits that broke what is required, or cost more than the least, and did not say so.
  var wrong = 0
  /// Commits that missed a required row, though all can hold, or without saying ``NumericalTrouble/residual``.
  var missed = 0
  /// Values that are no numbers, and invariants that were broken.
  var broken = 0
  /// The most exchanges, and the most factorisations, of a system.
  var mostPivots = 0
  var mostFactorisations = 0
  /// The first few complaints, with the seeds of their systems.
  var complaints: [String] = []

  mutating func complain(_ text: String) {
    if complaints.count < 12 { complaints.append(text) }
  }

  static func += (tally: inout FamilyTally, other: FamilyTally) {
    tally.systems += other.systems
    tally.commits += other.commits
    tally.contradictions += other.contradictions
    tally.wronglyRefused += other.wronglyRefused
    tally.undecided += other.undecided
    tally.unproved += other.unproved
    tally.wrong += other.wrong
    tally.missed += other.missed
    tally.broken += other.broken
    tally.mostPivots = max(tally.mostPivots, other.mostPivots)
    tally.mostFactorisations = max(tally.mostFactorisations, other.mostFactorisations)
    for complaint in other.complaints { tally.complain(complaint) }
  }

  var description: String {
    "\(systems) systems, \(commits) commits: \(wrong) wrong, \(missed) missed, \(broken) broken, \(contradictions) contradictions"
      + " of which \(wronglyRefused) are none, \(undecided) undecided, \(unproved) not proved; at most"
      + " \(mostPivots) exchanges, \(mostFactorisations) factorisations"
      + complaints.map { "\n  " + $0 }.joined()
  }
}
