/// Why a statement was refused; the session is as it was before.
public struct SessionError: Error, Equatable, Sendable {
  /// The error, in one sentence without a full stop.
  public var message: String
  /// The columns the message is about, from 0, in characters of the statement; none where it is
  /// about the whole.
  public var columns: Range<Int>?
  /// Further facts, one line each: the members of a conflict, a missing permission.
  public var details: [String]
  /// The remedy, in one sentence without a full stop.
  public var hint: String?

  /// Makes an error.
  public init(
    _ message: String, at columns: Range<Int>? = nil, details: [String] = [], hint: String? = nil
  ) {
    self.message = message
    self.columns = columns
    self.details = details
    self.hint = hint
  }

  /// The error as lines: the message, the statement with a caret, facts, and the hint.
  ///
  /// - Parameter statement: The text that was refused; shortened around the caret where long.
  public func text(statement: String, isColored: Bool = false) -> String {
    func colored(_ text: String, _ code: String) -> String {
      isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
    var lines = [colored("error:", "1;31") + " " + message]
    let excerpt = excerpt(of: statement)
    for (index, line) in excerpt.enumerated() {
      lines.append("  " + (index == 0 ? line : colored(line, "1;32")))
    }
    lines += details.map { "  " + $0 }
    if let hint { lines.append("  " + colored(hint, "36")) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The statement around the columns, and the caret below it; nothing where there are no columns.
  func excerpt(of statement: String) -> [String] {
    guard let columns, !statement.isEmpty else { return [] }
    let excerpt = Excerpt(statement, columns: columns)
    return [excerpt.line, excerpt.marker]
  }
}

extension SessionError: CustomStringConvertible {
  /// The message, facts and the hint, one a line; without the statement, which the error does not know.
  public var description: String { String(text(statement: "").dropLast()) }
}
