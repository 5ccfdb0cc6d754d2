import Foundation

/// A rectangle of whole pixels.
package struct PixelRect: Hashable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  /// The farthest coordinate that is told apart from those beyond it.
  private static let farthest = 1_000_000.0

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The smallest rectangle of whole pixels around `rect`; empty for a null or empty one and for numbers
  /// that are not finite.
  package init(around rect: CGRect) {
    func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(Double(value), -Self.farthest), Self.farthest).rounded(rule))
    }
    let values = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard !rect.isNull, !values.contains(where: \.isNaN) else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (left, top) = (whole(rect.minX, .down), whole(rect.minY, .down))
    self.init(
      x: left, y: top, width: whole(rect.maxX, .up) - left, height: whole(rect.maxY, .up) - top)
  }

  package var isEmpty: Bool { width == 0 || height == 0 }
  package var count: Int { width * height }

  package var rect: CGRect {
    CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }

  /// The rectangles that are left when a part of this one is taken out.
  package func without(_ part: PixelRect) -> [PixelRect] {
    let part = part.intersection(self)
    guard !part.isEmpty else { return [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: part.y - y),
      PixelRect(
        x: x, y: part.y + part.height, width: width, height: y + height - part.y - part.height),
      PixelRect(x: x, y: part.y, width: part.x - x, height: part.height),
      PixelRect(
        x: part.x + part.width, y: part.y, width: x + width - part.x - part.width,
        height: part.height),
    ].filter { !$0.isEmpty }
  }

  package func outset(by distance: Int) -> PixelRect {
    PixelRect(
      x: x - distance, y: y - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }
}
