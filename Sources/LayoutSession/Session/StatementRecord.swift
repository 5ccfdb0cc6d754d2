import LayoutReports

/// A statement of a script and its answers, as `run --json` prints them, a line each.
public struct StatementRecord: Codable, Equatable, Sendable {
  /// A part of an answer.
  public struct Answer: Codable, Equatable, Sendable {
    /// `text`, `drawing`, `note`, `warning` or `error`.
    public var kind: String
    public var text: String
    /// Where in the statement the error lies, from 1; `null` where it lies nowhere or is none.
    @Nullable public var column: Int?
    /// More lines about an error.
    public var details: [String] = []
    /// The remedy for an error.
    @Nullable public var hint: String?
  }

  /// The line of the script, from 1.
  public var line: Int
  public var statement: String
  /// Whether the statement was refused; then it changed nothing.
  public var refused: Bool
  public var answers: [Answer]
}

extension StatementRecord {
  /// Makes the record of a statement that was answered.
  public init(_ statement: ScriptStatement, _ response: Response) {
    line = statement.line
    self.statement = statement.text
    refused = response.isFailure
    answers = response.parts.map(Answer.init)
  }
}

extension StatementRecord.Answer {
  fileprivate init(_ part: Response.Part) {
    switch part {
    case .text(let text): self.init(kind: "text", text: text)
    case .drawing(let text): self.init(kind: "drawing", text: text)
    case .note(let text): self.init(kind: "note", text: text)
    case .warning(let text): self.init(kind: "warning", text: text)
    case .error(let error, _):
      self.init(
        kind: "error", text: error.message,
        // Columns are counted from 1, as in messages.
        column: error.columns.map { $0.lowerBound + 1 }, details: error.details, hint: error.hint)
    }
  }
}
