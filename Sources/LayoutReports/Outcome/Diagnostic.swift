/// A message about an input, in the form that editors and compilers have agreed on:
/// `file:line:column: error: message`.
public struct Diagnostic: Hashable, Sendable {
  /// How grave the message is.
  public enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
  }

  public var severity: Severity
  public var message: String
  /// The file, as the user named it; none for messages about the command itself.
  public var file: String?
  /// The line, from 1.
  public var line: Int?
  /// The column, from 1; told only with a line.
  public var column: Int?

  /// Makes a message.
  public init(
    _ message: String, severity: Severity = .error, file: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }

  /// The message as one line, without a line break at its end.
  ///
  /// - Parameter isColored: Whether to mark place and severity as a terminal can show them.
  public func text(isColored: Bool = false) -> String {
    // A name that is empty, as of a variable that is not set, would be no place.
    var place = file.map { $0.isEmpty ? "\"\"" : Self.oneLine($0) } ?? "autolayout"
    if file != nil, let line {
      place += ":\(line)"
      if let column { place += ":\(column)" }
    }
    let message = Self.oneLine(message)
    guard isColored else { return "\(place): \(severity.rawValue): \(message)" }
    let color =
      switch severity {
      case .error: "31"
      case .warning: "35"
      case .note: "36"
      }
    return
      "\u{1B}[1m\(place):\u{1B}[0m \u{1B}[1;\(color)m\(severity.rawValue):\u{1B}[0m \(message)"
  }

  /// `text` without line breaks and control characters, which a name out of a document may hold and
  /// which would let it forge lines or control the terminal.
  private static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar.value < 0x20 || scalar.value == 0x7F || (0x80..<0xA0).contains(scalar.value)
            ? " " : scalar
        }))
  }
}
