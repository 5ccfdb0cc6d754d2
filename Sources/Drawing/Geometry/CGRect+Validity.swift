import Foundation

extension CGRect {
  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The intersection, null where there is none or where a number is not finite.
  package func meeting(_ other: CGRect) -> CGRect {
    if isInfinite { return other }
    if other.isInfinite { return self }
    guard isFinite, other.isFinite else { return .null }
    let meeting = intersection(other)
    return meeting.width > 0 && meeting.height > 0 ? meeting : .null
  }

  /// The union, in which a rectangle that holds nothing counts for nothing.
  package func joining(_ other: CGRect) -> CGRect {
    if isNull || !isFinite { return other }
    if other.isNull || !other.isFinite { return self }
    return union(other)
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
