/// What `explain` has to say, as text and for programs.
struct ExplanationReport {
  /// The conflicts, ambiguities and answers about views in words.
  var text: String
  /// Constraints that cannot hold together, and which of them was given up.
  var conflicts: [(members: [String], givenUp: String?)]
  /// One sentence for each view that is ambiguous.
  var ambiguities: [String]
  /// What gives the numbers of the views that were asked for.
  var views: [(name: String, text: String)]

  var json: JSONText {
    .object([
      .init(
        "conflicts",
        .array(
          conflicts.map { conflict in
            .object([
              .init("members", .array(conflict.members.map(JSONText.string))),
              .init("givenUp", conflict.givenUp.map { .string($0) } ?? .null),
            ])
          })),
      .init("ambiguities", .array(ambiguities.map(JSONText.string))),
      .init(
        "views",
        .array(
          views.map { .object([.init("view", .string($0.name)), .init("why", .string($0.text))]) })),
    ])
  }
}
