import Foundation

/// A subpath of straight pieces.
package struct Polyline {
  package private(set) var points: [CGPoint] = []
  /// For each point whether it lies within a curve, where pieces meet without a corner.
  package private(set) var isSmooth: [Bool] = []
  package var isClosed = false

  mutating func add(_ point: CGPoint, isSmooth: Bool) {
    points.append(point)
    self.isSmooth.append(isSmooth)
  }

  /// The line without points that lie upon their predecessor; a closed one without a last point that
  /// lies upon its first.
  func withoutRepetition() -> Polyline {
    var result = Polyline()
    result.isClosed = isClosed
    for (point, smooth) in zip(points, isSmooth) where point != result.points.last {
      result.add(point, isSmooth: smooth)
    }
    if isClosed, result.points.count > 1, result.points.first == result.points.last {
      result.points.removeLast()
      result.isSmooth.removeLast()
    }
    return result
  }
}
