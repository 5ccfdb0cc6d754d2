import Foundation

extension TextLineBreaker {
  /// The lines of the paragraph, at least one; no more than one line beyond the room is broken.
  func lines() -> [Line] {
    guard !paragraph.text.isEmpty else { return [emptyLine] }
    if let whole = wholeLine() { return [line(whole, isFirst: true)] }
    if !defaults.truncatesLastLineOnly, let line = shortened(from: 0, isFollowed: false) {
      return [line]
    }
    var finder = finder
    var lines: [Line] = []
    var start = 0
    var bottom: CGFloat = 0
    repeat {
      let line = line(from: start, &finder)
      lines.append(line)
      start = line.shaped.range.upperBound
      bottom += line.height
      let isFull = room.numberOfLines > 0 && lines.count > room.numberOfLines
      if isFull || bottom > room.height + line.height + 1 { break }
    } while start < finder.text.bytes.count
    return lines
  }

  /// The paragraph on one line, if it has room there.
  private func wholeLine() -> ShapedLine? {
    let width = style.lineBreakMode == .byClipping ? .infinity : width(isFirst: true)
    guard !width.isFinite || paragraph.text.utf8.count <= LineFinder.windowLength,
      !paragraph.text.utf8.contains(where: Self.mayEndLine) || !hasSeparator
    else { return nil }
    let line = shapeWhole()
    return line.width <= width ? line : nil
  }

  /// Whether a separator of lines may begin with a byte.
  private static func mayEndLine(_ byte: UInt8) -> Bool {
    byte == 0x0B || byte == 0x0C || byte == 0xC2 || byte == 0xE2
  }

  private var hasSeparator: Bool {
    let text = SpannedText(paragraph.text, [])
    return text.endOfLine(from: 0).next != text.bytes.count
      || text.endOfLine(from: 0).content != text.bytes.count
  }

  private var finder: LineFinder {
    LineFinder(
      text: SpannedText(paragraph.text, paragraph.spans), shaper: shaper, isRightToLeft: direction,
      breaksAnywhere: style.lineBreakMode == .byCharWrapping, stops: tabStops)
  }

  /// The line that begins at a byte of the paragraph.
  func line(from start: Int) -> Line {
    guard start < paragraph.text.utf8.count else { return emptyLine }
    var finder = finder
    return line(from: start, &finder)
  }

  private func line(from start: Int, _ finder: inout LineFinder) -> Line {
    let isFirst = start == 0
    let width = style.lineBreakMode == .byClipping ? .infinity : width(isFirst: isFirst)
    let text = finder.text
    var shaped = ShapedLine(range: start..<start, width: 0, runs: [])
    finder.findLine(from: start, room: width) { candidate in
      shaped = candidate.shaped ?? shape(candidate, of: text, isFirst: isFirst)
      shaped.range = start..<candidate.end
      if style.alignment == .justified, candidate.isBroken, width.isFinite,
        shaped.width < width - Self.slack
      {
        shaped = shaped.justified(to: width - Self.slack)
      }
      return shaped.width
    }
    return line(shaped, isFirst: isFirst)
  }
}

extension TextLineBreaker {
  private func shape(
    _ candidate: LineFinder.Candidate, of text: SpannedText, isFirst: Bool
  ) -> ShapedLine {
    let content = candidate.content
    var pieces: [SpannedText.Piece] = [.text(content)]
    if candidate.isHyphenated {
      pieces.append(.sign("-", likeByte: max(content.lowerBound, content.upperBound - 1)))
    }
    return shape(pieces, of: text, isRightToLeft: candidate.isRightToLeft, isFirst: isFirst)
  }
}

extension TextLineBreaker.Line {
  /// Whether the line ends within a word of its paragraph.
  func cutsWord(of paragraph: TextParagraph) -> Bool {
    let bytes = Array(paragraph.text.utf8)
    let end = shaped.range.upperBound
    guard end > 0, end < bytes.count else { return false }
    let breaks: Set<UInt8> = [0x20, 0x09, 0x2D]
    return !breaks.contains(bytes[end - 1]) && !breaks.contains(bytes[end])
  }
}
