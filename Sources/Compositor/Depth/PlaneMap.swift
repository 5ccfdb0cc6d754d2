import Drawing
import Foundation

/// A map of space as it acts on a layer's plane, seen straight on, with the depth of each point.
///
/// A point (u, v, 0, 1) times the matrix has the place X = x'/w', Y = y'/w' and the depth z'/w' (3D-1).
struct PlaneMap: Equatable {
  /// The columns for x', y', z' and w', each by u, v and 1.
  let x: [CGFloat]
  let y: [CGFloat]
  let z: [CGFloat]
  let w: [CGFloat]

  init(_ map: CATransform3D) {
    x = [map.m11, map.m21, map.m41]
    y = [map.m12, map.m22, map.m42]
    z = [map.m13, map.m23, map.m43]
    w = [map.m14, map.m24, map.m44]
  }

  /// Whether lines that are parallel stay so.
  var isAffine: Bool { w[0] == 0 && w[1] == 0 }

  /// Whether the plane lies at one depth.
  var isFlat: Bool { isAffine && z[0] == 0 && z[1] == 0 }

  /// The map of a plane without perspective; nil for one that lies behind the viewer.
  var affine: CGAffineTransform? {
    guard isAffine, w[2] > 0, w[2].isFinite else { return nil }
    return CGAffineTransform(
      a: x[0] / w[2], b: y[0] / w[2], c: x[1] / w[2], d: y[1] / w[2], tx: x[2] / w[2],
      ty: y[2] / w[2])
  }

  private static func at(_ column: [CGFloat], _ u: CGFloat, _ v: CGFloat) -> CGFloat {
    column[0] * u + column[1] * v + column[2]
  }

  /// The place and depth of a point; nil where it lies behind the viewer.
  func place(_ point: CGPoint) -> (point: CGPoint, depth: CGFloat)? {
    let weight = PlaneMap.at(w, point.x, point.y)
    guard weight > 1e-9 else { return nil }
    return (
      CGPoint(
        x: PlaneMap.at(x, point.x, point.y) / weight, y: PlaneMap.at(y, point.x, point.y) / weight),
      PlaneMap.at(z, point.x, point.y) / weight
    )
  }

  /// A rectangle around the places of `rect`; the whole plane where a part lies behind the viewer.
  func box(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    let places = rect.corners.compactMap { place($0)?.point }
    guard places.count == 4, places.allSatisfy({ $0.x.magnitude < 1e7 && $0.y.magnitude < 1e7 })
    else { return PlaneMap.everywhere }
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The least and the greatest depth in `rect`.
  func depths(of rect: CGRect) -> ClosedRange<CGFloat> {
    let depths = rect.corners.compactMap { place($0)?.depth }
    guard depths.count == 4, let low = depths.min(), let high = depths.max(), low.isFinite,
      high.isFinite
    else { return -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude }
    return low...high
  }

  /// Whether the plane is seen from behind: its axes turn the other way round.
  func isBackward(in rect: CGRect) -> Bool {
    let places = rect.corners.compactMap { place($0)?.point }
    guard places.count == 4 else { return false }
    var area: CGFloat = 0
    for index in 0..<4 {
      let (a, b) = (places[index], places[(index + 1) % 4])
      area += a.x * b.y - b.x * a.y
    }
    return area < 0
  }

  /// The rectangle that stands for a plane without end.
  static let everywhere = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  /// From places back to the plane: rows by X, Y and 1 of numbers in proportion to u, v and 1. Where the
  /// last is not above zero, nothing of the plane is seen. Nil for a plane that is seen edge on.
  var inverse: [[CGFloat]]? {
    let m = [[x[0], y[0], w[0]], [x[1], y[1], w[1]], [x[2], y[2], w[2]]]
    func minor(_ r: Int, _ c: Int) -> CGFloat {
      let (r1, r2, c1, c2) = ((r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3)
      return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
    }
    let determinant = m[0][0] * minor(0, 0) + m[0][1] * minor(0, 1) + m[0][2] * minor(0, 2)
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
    return (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } }
  }

  /// The depth as a sum of shares of X, Y and 1; nil for a plane that is seen edge on.
  var depth: [CGFloat]? {
    inverse?.map { row in row[0] * z[0] + row[1] * z[1] + row[2] * z[2] }
  }
}

extension CGRect {
  /// The corners, round the rectangle.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
