import Foundation

extension CGAffineTransform {
  /// Whether all six numbers are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether the map keeps areas: drawing under another one paints nothing.
  package var isInvertible: Bool { isFinite && determinant.isFinite && determinant != 0 }

  /// The length that a line of length 1 gets, the geometric mean over all directions.
  package var meanScale: CGFloat { abs(determinant).squareRoot() }

  /// The greatest length that a line of length 1 can get: the larger singular value.
  package var greatestScale: CGFloat {
    let sum = (a * a + b * b + c * c + d * d) / 2
    let rest = max(0, sum * sum - determinant * determinant).squareRoot()
    return (sum + rest).squareRoot()
  }
}
