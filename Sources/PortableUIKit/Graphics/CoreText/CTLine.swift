// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A text on one line, whatever its width.
///
/// Distances are in points; as in Core Graphics, y goes upwards from the baseline.
public final class CTLine {
  let string: NSAttributedString
  let layout: AttributedTextLayout
  /// Where the text of the line begins in that of its frame, in UTF-16 units.
  let start: Int
  let runs: [CTRun]

  init(_ string: NSAttributedString, start: Int = 0) {
    self.string = string
    self.start = start
    layout = AttributedTextLayout(
      CoreTextAttributes.onOneLine(string), in: TextRoom(numberOfLines: 1), .stringDrawing,
      shaper: Platform.current.shaper)
    runs = CTRun.all(of: string, start: start)
  }

  var width: CGFloat { layout.lines.first?.width ?? 0 }
  /// The room above and below the baseline.
  var ascent: CGFloat { layout.firstBaseline }
  var descent: CGFloat { max(0, (layout.lines.first?.height ?? 0) - layout.firstBaseline) }
  var isRightToLeft: Bool { layout.lines.first?.isRightToLeft ?? false }

  /// Where the characters before an index end, from the line's left end.
  ///
  /// - Complexity: O(characters).
  func offset(of index: Int) -> CGFloat {
    let count = min(max(0, index - start), string.length)
    let part = NSRange(location: 0, length: count)
    let width =
      count == string.length ? self.width : CTLine(string.attributedSubstring(from: part)).width
    return isRightToLeft ? self.width - width : width
  }

  /// Draws the line with the beginning of its baseline at the context's text position.
  func draw(in context: CGContext) {
    let matrix = context.textMatrix
    guard matrix.a.isFinite, matrix.d.isFinite, matrix.tx.isFinite, matrix.ty.isFinite else {
      return
    }
    context.saveGState()
    context.concatenate(matrix)
    // Glyphs stand upright where y goes upwards.
    context.scaleBy(x: 1, y: -1)
    layout.draw(in: context, at: CGPoint(x: 0, y: -layout.firstBaseline))
    context.restoreGState()
  }
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// The line cut at a width in points, with a token in the place of what is left out; nil where not even the token has room.
///
/// - Complexity: O(log(characters) · characters).
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard Double(line.width) > width else { return line }
  let token = truncationToken?.string ?? NSAttributedString(string: "")
  guard CTLine(token).width <= CGFloat(width) else { return nil }
  let length = line.string.length
  func cut(_ kept: Int) -> NSAttributedString {
    let (head, tail): (Int, Int) =
      switch truncationType {
      case .start: (0, kept)
      case .end: (kept, 0)
      case .middle: (kept - kept / 2, kept / 2)
      }
    var runs = AttributedRuns(line.string, NSRange(location: 0, length: head))
    runs.append(token, NSRange(location: 0, length: token.length))
    runs.append(line.string, NSRange(location: length - tail, length: tail))
    return runs.string
  }
  var (most, least) = (length, 0)
  while most - least > 1 {
    let middle = (most + least) / 2
    if CTLine(cut(middle)).width <= CGFloat(width) { least = middle } else { most = middle }
  }
  return CTLine(cut(least), start: line.start)
}

public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// The width of a line; the pointers take its room above and below the baseline, and that between lines.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = 0
  return Double(line.width)
}

public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.inkBounds }
  return CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

/// The rectangle that holds all ink of a line.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let position = context?.textPosition ?? .zero
  return line.inkBounds.offsetBy(dx: position.x, dy: position.y)
}

extension CTLine {
  var inkBounds: CGRect {
    var bounds = CGRect.null
    for run in layout.lines.first?.runs ?? [] {
      guard let ink = run.glyphs?.bounds, !ink.isEmpty else { continue }
      bounds = bounds.union(
        CGRect(x: run.x + ink.minX, y: -ink.maxY, width: ink.width, height: ink.height))
    }
    return bounds.isNull
      ? CGRect(x: 0, y: -descent, width: width, height: ascent + descent) : bounds
  }
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start, length: line.string.length)
}

public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs as CFArray }

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.glyphs.count }
}

public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// The index of the insertion point next to a position from the beginning of the baseline.
///
/// - Complexity: O(log(characters) · characters).
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  var (low, high) = (0, line.string.length)
  func isBefore(_ index: Int) -> Bool {
    let offset = line.offset(of: line.start + index)
    return line.isRightToLeft ? offset >= position.x : offset <= position.x
  }
  while high - low > 1 {
    let middle = (low + high) / 2
    if isBefore(middle) { low = middle } else { high = middle }
  }
  let (left, right) = (line.offset(of: line.start + low), line.offset(of: line.start + high))
  return line.start + (abs(position.x - left) <= abs(position.x - right) ? low : high)
}

/// How far a line is to move to the right to stand in a width: 0 at the left, 1 at the right, 0.5 in the middle.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  max(0, (flushWidth - Double(line.width)) * Double(min(max(flushFactor, 0), 1)))
}

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let text = line.string.string as NSString
  let end = text.length - trailingSpaces(of: text)
  return Double(line.width - line.offset(of: line.start + end))
}

/// The line with its spaces widened, by a share from 0 to 1 of what lacks to a width in points; nil if it has none, or more
/// than that width.
///
/// - Complexity: O(characters).
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  let text = line.string.string as NSString
  let end = text.length - trailingSpaces(of: text)
  let spaces = (0..<end).filter { text.character(at: $0) == 0x20 }
  let lack = (CGFloat(justificationWidth) - line.width) * min(max(justificationFactor, 0), 1)
  guard !spaces.isEmpty, lack >= 0 else { return nil }
  let result = NSMutableAttributedString(attributedString: line.string)
  for space in spaces {
    let kern = line.string.attribute(.kern, at: space, effectiveRange: nil) as? NSNumber
    result.addAttribute(
      .kern, value: NSNumber(value: (kern?.doubleValue ?? 0) + Double(lack) / Double(spaces.count)),
      range: NSRange(location: space, length: 1))
  }
  return CTLine(result, start: line.start)
}

private func trailingSpaces(of text: NSString) -> Int {
  var end = text.length
  while end > 0, text.character(at: end - 1) == 0x20 { end -= 1 }
  return text.length - end
}

/// Calls a block with the offset of each insertion point, in the order of the text: before and behind each character.
///
/// - Complexity: O(characters²).
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  let text = line.string.string as NSString
  var (index, stops) = (0, false)
  while index < text.length, !stops {
    let next = NSMaxRange(text.rangeOfComposedCharacterSequence(at: index))
    block(Double(line.offset(of: line.start + index)), line.start + index, true, &stops)
    if !stops {
      block(Double(line.offset(of: line.start + next)), line.start + next - 1, false, &stops)
    }
    index = next
  }
}
