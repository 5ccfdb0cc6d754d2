import Foundation

/// A horizontal location: leading, trailing, left, right or centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The system's spacing to the anchor before, `multiplier` times (8 points between siblings).
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: 1, constant: SystemSpacing.standard * multiplier)
      .markedAsSystemSpacing()
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      .greaterThanOrEqual, anchor, multiplier: 1, constant: SystemSpacing.standard * multiplier
    ).markedAsSystemSpacing()
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: 1, constant: SystemSpacing.standard * multiplier)
      .markedAsSystemSpacing()
  }
}
