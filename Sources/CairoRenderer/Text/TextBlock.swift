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
  func block(
    _ text: String, typeface: Typeface, width: Double?, limit: Int, breaking: TextBlock.Breaking
  ) -> TextBlock {
    // One line that fits is taken as it is: where characters are spaced, Pango breaks lines that are
    // exactly as wide as the room.
    if let width, !text.contains(where: \.isNewline) {
      let natural = layout(text, typeface: typeface).lines
      if natural.count == 1, natural[0].width <= width {
        return TextBlock(lines: natural, isTruncated: false)
      }
    }
    let wrapping: LineBreaking = breaking == .characterWrapping ? .characters : .words
    // A clipped line is as long as its text; what does not fit is cut when it is drawn.
    let room = breaking == .clipping ? nil : width
    let whole = layout(text, typeface: typeface, width: room, breaking: wrapping)
    let lines = whole.lines
    guard limit > 0, lines.count > limit else {
      return TextBlock(lines: lines, isTruncated: false)
    }
    let kept = Array(lines.prefix(limit - 1))
    guard let ellipsis = breaking.ellipsis, let room else {
      return TextBlock(lines: kept + [lines[limit - 1]], isTruncated: true)
    }
    let last = lastLine(of: whole, from: limit - 1)
    let cut = layout(last, typeface: typeface, width: room, breaking: ellipsis)
    return TextBlock(lines: kept + cut.lines.prefix(1), isTruncated: true)
  }

  /// The text of the last line that is shown: what follows from line `index` on to the end of its
  /// paragraph, with an ellipsis where further paragraphs are left out.
  private func lastLine(of layout: PangoTextLayout, from index: Int) -> String {
    let bytes = Array(layout.text.utf8)
    let start = min(PangoTextLine(layout: layout, index: index).byteRange.lowerBound, bytes.count)
    let rest = String(decoding: bytes[start...], as: UTF8.self)
    let paragraph = rest.prefix { !$0.isNewline }
    return paragraph.count < rest.count ? paragraph + "…" : String(paragraph)
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
