import Drawing
public import Foundation

/// A map of space in homogeneous coordinates: row vectors times this matrix.
///
/// A point (x, y, z) becomes (x, y, z, 1) times the matrix, divided by the fourth component of the
/// product; a negative `m34` enlarges parts that come nearer.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  /// The matrix of zeros.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  package static let identity = CATransform3D(CGAffineTransform.identity)

  /// The map of the plane as one of space.
  package init(_ map: CGAffineTransform) {
    self.init(
      m11: map.a, m12: map.b, m13: 0, m14: 0, m21: map.c, m22: map.d, m23: 0, m24: 0, m31: 0,
      m32: 0, m33: 1, m34: 0, m41: map.tx, m42: map.ty, m43: 0, m44: 1)
  }

  /// The map of the plane, seen straight on, that this one makes.
  package var affinePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Whether the map is one of the plane and nothing else.
  package var isAffine: Bool { self == CATransform3D(affinePart) }

  package var isFinite: Bool { rows.allSatisfy { $0.allSatisfy(\.isFinite) } }

  package var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  package init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3], m21: rows[1][0],
      m22: rows[1][1], m23: rows[1][2], m24: rows[1][3], m31: rows[2][0], m32: rows[2][1],
      m33: rows[2][2], m34: rows[2][3], m41: rows[3][0], m42: rows[3][1], m43: rows[3][2],
      m44: rows[3][3])
  }

  /// The map that moves everything.
  package init(translationX x: CGFloat, y: CGFloat, z: CGFloat) {
    self = .identity
    (m41, m42, m43) = (x, y, z)
  }

  /// The map that applies `self` first and `other` after it.
  package func concatenating(_ other: CATransform3D) -> CATransform3D {
    if isAffine, other.isAffine {
      return CATransform3D(affinePart.concatenating(other.affinePart))
    }
    let (left, right) = (rows, other.rows)
    return CATransform3D(
      rows: (0..<4).map { row in
        (0..<4).map { column in
          (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] }
        }
      })
  }

  /// The map back; nil where there is none.
  ///
  /// By elimination with the greatest element of each column as pivot.
  package var inverse: CATransform3D? {
    guard isFinite else { return nil }
    var left = rows
    var right = CATransform3D.identity.rows
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      guard abs(left[pivot][column]) > 1e-300 else { return nil }
      left.swapAt(pivot, column)
      right.swapAt(pivot, column)
      let factor = 1 / left[column][column]
      left[column] = left[column].map { $0 * factor }
      right[column] = right[column].map { $0 * factor }
      for row in 0..<4 where row != column && left[row][column] != 0 {
        let share = left[row][column]
        left[row] = zip(left[row], left[column]).map { $0 - share * $1 }
        right[row] = zip(right[row], right[column]).map { $0 - share * $1 }
      }
    }
    let inverse = CATransform3D(rows: right)
    return inverse.isFinite ? inverse : nil
  }
}
