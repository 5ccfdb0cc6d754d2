/// The report of `explain`, as text and for programs.
struct ExplanationReport {
  /// The conflicts, ambiguities and answers about views in words.
  var text: String
  /// Constraints that cannot hold together, and which of them was given up.
  var conflicts: [(members: [String], givenUp: String?)]
  /// One sentence for each view that is ambiguous.
  var ambiguities: [String]
  /// The reasons of the numbers of the views that were asked for.
  var views: [(name: String, text: String)]

  /// The same for programs.
  var record: ExplanationRecord {
    ExplanationRecord(
      conflicts: conflicts.map { .init(members: $0.members, givenUp: $0.givenUp) },
      ambiguities: ambiguities, views: views.map { .init(view: $0.name, why: $0.text) })
  }
}
