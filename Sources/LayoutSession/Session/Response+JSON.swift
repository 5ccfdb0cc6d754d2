extension Response {
  /// The answer for programs, with the statement and where it stands.
  ///
  /// - Parameter statement: The statement that was answered.
  public func json(for statement: ScriptStatement) -> JSONText {
    .object([
      .init("line", .integer(statement.line)), .init("statement", .string(statement.text)),
      .init("refused", .bool(isFailure)), .init("answers", .array(parts.map(\.json))),
    ])
  }
}

extension Response.Part {
  fileprivate var json: JSONText {
    switch self {
    case .text(let text): Self.object("text", text)
    case .drawing(let text): Self.object("drawing", text)
    case .note(let text): Self.object("note", text)
    case .warning(let text): Self.object("warning", text)
    case .error(let error, _):
      .object([
        .init("kind", .string("error")), .init("text", .string(error.message)),
        // Columns are counted from 1, as in messages.
        .init("column", error.columns.map { .integer($0.lowerBound + 1) } ?? .null),
        .init("details", .array(error.details.map(JSONText.string))),
        .init("hint", error.hint.map { .string($0) } ?? .null),
      ])
    }
  }

  private static func object(_ kind: String, _ text: String) -> JSONText {
    .object([.init("kind", .string(kind)), .init("text", .string(text))])
  }
}
