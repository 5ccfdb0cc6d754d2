import Foundation

extension CGPoint {
  /// The length in points of the way to another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
