import Drawing
import Foundation

extension CGPath {
  /// Slanted edges are cut this far from the bitmap's corner: bitmaps have at most 32,767 pixels a side, and Cairo's own
  /// arithmetic moves edges of a million pixels.
  private static let reach: CGFloat = 65_536
  /// Beyond a trillion pixels the place of a slanted edge is not known to the 256th of a pixel any more once it is moved by the
  /// corner of a part.
  private static let limit: CGFloat = 0x1p40

  /// The path as Cairo can scan it: slanted edges that go far beyond the bitmap are cut, so that they keep their direction.
  /// Upright edges need no cut, as points beyond are drawn at the end of Cairo's numbers. A path with slanted edges and points
  /// beyond a trillion pixels is empty.
  ///
  /// The cuts lie a multiple of the reach from the shape's own corner, so that nearly all parts of a picture cut an edge at
  /// the same point.
  ///
  /// - Complexity: O(1) for a path within reach whose box is known; otherwise O(points of the path as lines).
  func withinReach(isUpright: Bool) -> CGPath {
    guard !isUpright, leavesReach else { return self }
    let box = boundingBoxOfPath
    guard box.farthest <= Self.limit else { return CGPath(elements: PathElements()) }
    func cuts(_ start: CGFloat) -> (low: CGFloat, high: CGFloat) {
      (
        start + ((-Self.reach - start) / Self.reach).rounded(.down) * Self.reach,
        start + ((Self.reach - start) / Self.reach).rounded(.up) * Self.reach
      )
    }
    let (horizontal, vertical) = (cuts(box.minX), cuts(box.minY))
    let borders: [Border] = [
      .left(horizontal.low), .right(horizontal.high), .top(vertical.low), .bottom(vertical.high),
    ]
    var result = PathElements()
    for line in elements.flattened(tolerance: 0.01) {
      var points = line.points
      for border in borders { points = border.cut(points) }
      guard let first = points.first, points.count > 2 else { continue }
      result.move(to: first)
      for point in points.dropFirst() { result.line(to: point) }
      result.close()
    }
    return CGPath(elements: result)
  }

  /// Whether a part of the path lies farther out than slanted edges are scanned.
  var leavesReach: Bool {
    let box = boundingBoxOfPath
    return !box.isNull && box.farthest > Self.reach
  }

  /// A side of the rectangle that is kept.
  private enum Border {
    case left(CGFloat)
    case top(CGFloat)
    case right(CGFloat)
    case bottom(CGFloat)

    /// The part of a polygon on the inner side of the border (Sutherland and Hodgman, doi:10.1145/360767.360802).
    func cut(_ polygon: [CGPoint]) -> [CGPoint] {
      guard var last = polygon.last else { return [] }
      var result: [CGPoint] = []
      for point in polygon {
        let (before, now) = (room(of: last), room(of: point))
        if (before >= 0) != (now >= 0) {
          let share = before / (before - now)
          result.append(
            CGPoint(x: last.x + (point.x - last.x) * share, y: last.y + (point.y - last.y) * share))
        }
        if now >= 0 { result.append(point) }
        last = point
      }
      return result
    }

    /// How far a point lies within the border.
    private func room(of point: CGPoint) -> CGFloat {
      switch self {
      case .left(let edge): point.x - edge
      case .top(let edge): point.y - edge
      case .right(let edge): edge - point.x
      case .bottom(let edge): edge - point.y
      }
    }
  }
}

extension CGRect {
  /// The largest coordinate, without its sign.
  fileprivate var farthest: CGFloat {
    [minX, minY, maxX, maxY].map(\.magnitude).max() ?? 0
  }
}
