import LayoutReports

/// The part of a line around some columns that fits a terminal, and the caret below it.
struct Excerpt: Equatable {
  /// The part of the line, dots where something is left out.
  var line: String
  /// A caret under the first of the columns, followed by a wave under the others.
  var marker: String

  /// The greatest length of the part, in characters.
  static let width = 76

  init(_ text: String, columns: Range<Int>) {
    let characters = text.map { $0.isNewline || $0 == "\t" || $0.isControl ? " " : $0 }
    let start = min(columns.lowerBound, characters.count)
    let end = max(start + 1, min(columns.upperBound, characters.count))
    var shown = characters[...]
    var offset = 0
    var prefix = ""
    if characters.count > Self.width, start > Self.width / 2 {
      offset = start - Self.width / 2
      shown = characters[offset...]
      prefix = "…"
    }
    let isCut = shown.count > Self.width
    shown = shown.prefix(Self.width)
    line = prefix + String(shown) + (isCut ? "…" : "")
    let room = prefix.count + start - offset
    let length = min(end - start, max(1, Self.width - (start - offset)))
    marker = String(repeating: " ", count: room) + "^" + String(repeating: "~", count: length - 1)
  }
}
