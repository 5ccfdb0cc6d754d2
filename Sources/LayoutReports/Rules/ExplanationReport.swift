/// The report of `explain`, as text and for programs.
package struct ExplanationReport {
  /// The conflicts, ambiguities and answers about views in words.
  package var text: String
  /// Constraints that cannot hold together, and which of them was given up.
  package var conflicts: [(members: [String], givenUp: String?)]
  /// One sentence for each view that is ambiguous.
  package var ambiguities: [String]
  /// The reasons of the numbers of the views that were asked for.
  package var views: [(name: String, text: String)] = []

  package init(
    text: String, conflicts: [(members: [String], givenUp: String?)] = [],
    ambiguities: [String] = []
  ) {
    self.text = text
    self.conflicts = conflicts
    self.ambiguities = ambiguities
  }

  /// The report as a command's output.
  package func outcome(isJSON: Bool) -> CommandOutcome {
    CommandOutcome(output: isJSON ? JSONReport.line(record) : text)
  }

  /// The same for programs.
  var record: ExplanationRecord {
    ExplanationRecord(
      conflicts: conflicts.map { .init(members: $0.members, givenUp: $0.givenUp) },
      ambiguities: ambiguities, views: views.map { .init(view: $0.name, why: $0.text) })
  }
}
