/// A line of a text that was broken piece by piece.
struct BrokenLine {
  let line: PangoTextLine
  /// The byte of the whole text with which it begins.
  let start: Int
}

extension PangoTypesetter {
  /// How many bytes of a text are broken at once. More are taken where so many do not fill a line.
  private static let pieceLength = 2048

  /// Breaks `text` into lines.
  ///
  /// For each line Pango looks at all of the remaining text. So it gets a piece at a time, of which every line
  /// but the last is as it would be in the whole; the next piece begins with that last line.
  ///
  /// - Parameters:
  ///   - width: Where lines break, in points; none: only at line separators.
  ///   - limit: The most lines that are needed; 0: all. One more is returned where there are more.
  /// - Complexity: O(the text of the lines that are returned).
  func lines(
    of text: String, typeface: Typeface, width: Double?, breaking: LineBreaking, limit: Int
  ) -> [BrokenLine] {
    guard let width else {
      return layout(text, typeface: typeface, breaking: breaking).lines
        .map { BrokenLine(line: $0, start: $0.byteRange.lowerBound) }
    }
    var broken: [BrokenLine] = []
    var pieces = TextPieces(text, length: Self.pieceLength)
    while let piece = pieces.next {
      let lines = layout(
        piece.text, typeface: typeface, width: width, breaking: breaking,
        direction: piece.direction
      ).lines
      lettersVisited += lines.count * piece.text.utf8.count
      if piece.isLast {
        return broken
          + lines.map { BrokenLine(line: $0, start: piece.start + $0.byteRange.lowerBound) }
      }
      guard lines.count > 1, let last = lines.last else {
        pieces.lengthen()
        continue
      }
      broken += lines.dropLast().map {
        BrokenLine(line: $0, start: piece.start + $0.byteRange.lowerBound)
      }
      if limit > 0, broken.count > limit { return broken }
      pieces.advance(
        to: piece.start + last.byteRange.lowerBound,
        direction: last.startsParagraph ? nil : last.direction)
    }
    return broken
  }
}
