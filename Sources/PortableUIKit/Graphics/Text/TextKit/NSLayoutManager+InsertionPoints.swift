import Foundation

extension NSLayoutManager {
  /// The rectangle of the insertion point before a character, or at the end: 2 points wide, in the space of the container; nil
  /// where the container has no line.
  func caret(at index: Int, in container: NSTextContainer) -> CGRect? {
    guard let layout = layout(of: container) else { return nil }
    if index >= numberOfGlyphs, let extra = layout.extra {
      return CGRect(x: extra.x, y: extra.rect.minY, width: 2, height: extra.usedRect.height)
    }
    guard let fragment = layout.fragment(at: index) ?? layout.fragments.last else { return nil }
    return CGRect(
      x: x(of: index, in: fragment), y: fragment.usedRect.minY, width: 2,
      height: fragment.usedRect.height)
  }

  /// The rectangles of the lines of a range, from the top, in the space of the container.
  func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let layout = layout(of: container), range.location >= 0, range.length > 0 else {
      return []
    }
    let end = min(numberOfGlyphs, range.location + range.length)
    return range.location < end ? rects(range.location..<end, in: layout) : []
  }

  /// The place whose insertion point is nearest to a point, in the line that is nearest.
  func insertionPoint(near point: CGPoint, in container: NSTextContainer) -> Int {
    guard let layout = layout(of: container), let last = layout.fragments.last else { return 0 }
    if let extra = layout.extra, point.y >= extra.rect.minY { return numberOfGlyphs }
    var fraction: CGFloat = 0
    let index = glyphIndex(
      for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    guard fraction > 0.5, let text = textStorage?.string as NSString?, index < text.length else {
      return index
    }
    let unit = text.character(at: index)
    // A separator ends its line: behind it is the next one.
    if unit == 0x0A || unit == 0x0D || unit == 0x2029 { return index }
    let range = text.rangeOfComposedCharacterSequence(at: index)
    return min(range.location + range.length, last.range.upperBound)
  }
}
