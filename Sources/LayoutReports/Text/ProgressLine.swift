/// A line that tells how far long work has come, rewritten in place on a terminal.
///
/// A value: it answers with the text to print and remembers the text shown last, so that a line is
/// printed only when it changes.
public struct ProgressLine: Equatable, Sendable {
  /// The number of steps in all.
  public let total: Int
  private var shown = ""

  /// Starts a line for work of `total` steps.
  public init(total: Int) {
    self.total = total
  }

  /// The text that makes the terminal's line tell that `done` steps are done and `name` is next;
  /// none where the line would look the same.
  ///
  /// - Parameter columns: The width of the terminal; the line is shortened to less, for a line that
  ///   is broken could not be rewritten.
  public mutating func update(done: Int, name: String, columns: Int = 80) -> String? {
    var line = "\(done)/\(total) \(name)"
    if line.count >= columns {
      let head = line.prefix { $0 != " " }
      let room = max(0, columns - head.count - 3)
      line = "\(head) …\(name.suffix(room))"
    }
    guard line != shown else { return nil }
    shown = line
    return "\r\u{1B}[K\(line)"
  }

  /// The text that removes the line; none where nothing was shown.
  public mutating func clear() -> String? {
    guard !shown.isEmpty else { return nil }
    shown = ""
    return "\r\u{1B}[K"
  }
}
