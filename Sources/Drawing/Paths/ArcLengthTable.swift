import Foundation

/// Lengths along a curve by its parameter.
package struct ArcLengthTable {
  /// The length up to the end of each of the pieces, which are equal in parameter.
  private let sums: [CGFloat]

  package init(_ curve: CubicCurve, isLine: Bool) {
    if isLine {
      sums = [hypot(curve.end.x - curve.start.x, curve.end.y - curve.start.y)]
      return
    }
    let size =
      hypot(curve.end.x - curve.start.x, curve.end.y - curve.start.y)
      + hypot(curve.control1.x - curve.start.x, curve.control1.y - curve.start.y)
    let count = max(32, curve.pieces(tolerance: max(size / 100_000, .leastNormalMagnitude)))
    var sums: [CGFloat] = []
    sums.reserveCapacity(count)
    var sum: CGFloat = 0
    var last = curve.start
    for index in 1...count {
      let point = curve.point(at: CGFloat(index) / CGFloat(count))
      sum += hypot(point.x - last.x, point.y - last.y)
      sums.append(sum)
      last = point
    }
    self.sums = sums
  }

  package var length: CGFloat { sums.last ?? 0 }

  /// The parameter at a length, linear within a piece.
  package func parameter(at length: CGFloat) -> CGFloat {
    var low = 0
    var high = sums.count - 1
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] < length { low = middle + 1 } else { high = middle }
    }
    let before = low == 0 ? 0 : sums[low - 1]
    let piece = sums[low] - before
    let share = piece > 0 ? min(1, max(0, (length - before) / piece)) : 1
    return (CGFloat(low) + share) / CGFloat(sums.count)
  }
}
