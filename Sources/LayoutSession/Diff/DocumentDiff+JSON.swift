extension DocumentDiff {
  /// The difference for programs: whether there is one, and the scenes that differ with their views and
  /// constraints.
  public var json: JSONText {
    .object([
      .init("different", .bool(isDifferent)), .init("scenes", .integer(scenes.count)),
      .init("differences", .array(differences.map(\.json))),
    ])
  }
}

extension SceneDiff {
  fileprivate var json: JSONText {
    .object([
      .init("scene", .string(new?.id ?? old?.id ?? "")),
      .init("change", .string(old == nil ? "added" : new == nil ? "removed" : "changed")),
      .init("oldTitle", old.map { .string($0.title) } ?? .null),
      .init("newTitle", new.map { .string($0.title) } ?? .null),
      .init(
        "views",
        .array(
          views.map { view in
            .object([
              .init("id", .string(view.id)), .init("class", .string(view.className)),
              .init("change", .string(view.kind.word)),
              .init("properties", .array(view.properties.map(\.json))),
            ])
          })),
      .init("constraints", .array(constraints.map(\.json))),
    ])
  }
}

extension SceneDiff.ViewChangeKind {
  fileprivate var word: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .moved: "moved"
    case .changed: "changed"
    }
  }
}

extension SceneDiff.PropertyChange {
  fileprivate var json: JSONText {
    .object([
      .init("name", .string(name)), .init("old", .string(old)), .init("new", .string(new)),
    ])
  }
}
