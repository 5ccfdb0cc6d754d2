/// The session's answer to one line; nothing has been printed yet.
public struct Response: Equatable, Sendable {
  /// A piece of an answer.
  public enum Part: Equatable, Sendable {
    /// The answer to a question; ends in a line break.
    case text(String)
    /// An answer drawn with lines; ends in a line break.
    case drawing(String)
    /// The effect of a statement, for a person who watches; ends in a line break.
    case note(String)
    /// A fact that a person should know although the statement was carried out.
    case warning(String)
    /// Why the statement was refused, and the statement.
    case error(SessionError, statement: String)
  }

  /// The pieces in order.
  public var parts: [Part]
  /// Whether the session is to end.
  public var isEnd: Bool

  /// Makes an answer.
  public init(_ parts: [Part] = [], isEnd: Bool = false) {
    self.parts = parts
    self.isEnd = isEnd
  }

  /// Whether the statement was refused.
  public var isFailure: Bool {
    parts.contains { part in
      if case .error = part { return true }
      return false
    }
  }

  /// The answer as lines.
  ///
  /// - Parameters:
  ///   - isColored: Whether to mark errors and warnings as a terminal can show them.
  ///   - isQuiet: Whether to leave out notes, as a script without a watcher wants it.
  public func text(isColored: Bool = false, isQuiet: Bool = false) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .drawing(let text): isColored ? Self.dimmed(text) : text
      case .note(let text): isQuiet ? "" : isColored ? Self.colored(text, "2") : text
      case .warning(let text): isColored ? Self.colored(text, "33") : text
      case .error(let error, let statement):
        error.text(statement: statement, isColored: isColored)
      }
    }.joined()
  }

  /// A drawing with its lines dimmed, so that the words in it stand out.
  private static func dimmed(_ text: String) -> String {
    var result = ""
    var isLine = false
    for character in text {
      let isNext =
        character.unicodeScalars.first.map { (0x2500...0x257F).contains($0.value) } ?? false
      if isNext != isLine, character != " ", character != "\n" {
        result += isNext ? "\u{1B}[2m" : "\u{1B}[0m"
        isLine = isNext
      }
      result.append(character)
    }
    return isLine ? result + "\u{1B}[0m" : result
  }

  private static func colored(_ text: String, _ code: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }.joined(separator: "\n")
  }
}
