import Foundation

/// The autoresizing rule on one axis (AR-3 to AR-7, AR-10).
///
/// A change of the superview's extent is shared among the flexible parts (near margin, size, far
/// margin) in proportion to their present extents, and equally where all of them are zero.
struct Autoresizing {
  var isNearFlexible: Bool
  var isSizeFlexible: Bool
  var isFarFlexible: Bool

  static func horizontal(_ mask: UIView.AutoresizingMask) -> Autoresizing {
    Autoresizing(
      isNearFlexible: mask.contains(.flexibleLeftMargin),
      isSizeFlexible: mask.contains(.flexibleWidth),
      isFarFlexible: mask.contains(.flexibleRightMargin))
  }

  static func vertical(_ mask: UIView.AutoresizingMask) -> Autoresizing {
    Autoresizing(
      isNearFlexible: mask.contains(.flexibleTopMargin),
      isSizeFlexible: mask.contains(.flexibleHeight),
      isFarFlexible: mask.contains(.flexibleBottomMargin))
  }

  /// The new origin and size, in points, of a span inside an extent that goes from `old` to `new`.
  func resize(
    origin: CGFloat, size: CGFloat, from old: CGFloat, to new: CGFloat
  ) -> (origin: CGFloat, size: CGFloat) {
    let change = new - old
    let far = old - origin - size
    let parts = [
      (isNearFlexible, origin), (isSizeFlexible, size), (isFarFlexible, far),
    ].filter(\.0).map(\.1)
    guard change != 0, !parts.isEmpty else { return (origin, size) }
    let total = parts.reduce(0, +)
    func share(_ part: CGFloat) -> CGFloat {
      total == 0 ? change / CGFloat(parts.count) : change * part / total
    }
    return (
      isNearFlexible ? origin + share(origin) : origin,
      isSizeFlexible ? max(0, size + share(size)) : size
    )
  }
}
