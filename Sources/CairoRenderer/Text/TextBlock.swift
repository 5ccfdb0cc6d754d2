/// Text broken into the lines a label shows, cut after a number of them.
struct TextBlock {
  /// How lines end, with the meaning of `NSLineBreakMode`.
  enum Breaking: Hashable, Sendable {
    case wordWrapping
    case characterWrapping
    case clipping
    case truncatingHead
    case truncatingTail
    case truncatingMiddle
  }

  /// The lines from the top, at least one.
  let lines: [PangoTextLine]
  /// Whether text was left out, with or without an ellipsis.
  let isTruncated: Bool

  /// The width of the widest line in points.
  var width: Double { lines.reduce(0) { max($0, $1.width) } }
}

extension PangoTypesetter {
  /// Breaks `text` as a label does.
  ///
  /// - Parameters:
  ///   - width: The room in points; none: lines end at line separators only.
  ///   - limit: The most lines; 0: as many as there are.
  ///   - breaking: Where lines end, and how text that is left out is marked. With a truncating mode
  ///     all lines but the last break between words.
  /// - Complexity: O(text): no more lines are broken than `limit` asks for.
  func block(
    _ text: String, typeface: Typeface, width: Double?, limit: Int, breaking: TextBlock.Breaking
  ) -> TextBlock {
    // A NUL would end the text for Pango.
    let text = text.contains("\0") ? String(text.filter { $0 != "\0" }) : text
    // One line that fits is taken as it is: where characters are spaced, Pango breaks lines that are
    // exactly as wide as the room.
    if let width, !text.contains(where: \.isNewline) {
      let natural = layout(text, typeface: typeface).lines
      if natural.count == 1, natural[0].width <= width {
        return TextBlock(lines: natural, isTruncated: false)
      }
    }
    let wrapping: LineBreaking = breaking == .characterWrapping ? .characters : .words
    // A clipped line is as long as its text; the excess is cut when it is drawn.
    let room = breaking == .clipping ? nil : width
    let lines = lines(of: text, typeface: typeface, width: room, breaking: wrapping, limit: limit)
    guard limit > 0, lines.count > limit else {
      return TextBlock(lines: lines.map(\.line), isTruncated: false)
    }
    let shown = lines.prefix(limit).map(\.line)
    guard let ellipsis = breaking.ellipsis, let room else {
      return TextBlock(lines: shown, isTruncated: true)
    }
    let last = Self.restOfParagraph(text, from: lines[limit - 1].start)
    let cut = layout(last, typeface: typeface, width: room, breaking: ellipsis)
    return TextBlock(lines: shown.dropLast() + cut.lines.prefix(1), isTruncated: true)
  }

  /// The text of the last line that is shown: the bytes from `start` on to the end of its paragraph,
  /// with an ellipsis where further paragraphs are left out.
  private static func restOfParagraph(_ text: String, from start: Int) -> String {
    let rest = text.utf8.dropFirst(start)
    let paragraph = Substring(rest).prefix { !$0.isNewline }
    return paragraph.endIndex < rest.endIndex ? paragraph + "…" : String(paragraph)
  }
}

extension TextBlock.Breaking {
  fileprivate var ellipsis: LineBreaking? {
    switch self {
    case .wordWrapping, .characterWrapping, .clipping: nil
    case .truncatingHead: .ellipsisAtStart
    case .truncatingTail: .ellipsisAtEnd
    case .truncatingMiddle: .ellipsisInMiddle
    }
  }
}
