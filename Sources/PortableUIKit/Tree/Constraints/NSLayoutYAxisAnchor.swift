import Foundation

/// A vertical location: top, bottom, centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The system's spacing to the anchor above, `multiplier` times (8 points between siblings).
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: 1, constant: SystemSpacing.standard * multiplier)
      .markedAsSystemSpacing()
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      .greaterThanOrEqual, anchor, multiplier: 1, constant: SystemSpacing.standard * multiplier
    ).markedAsSystemSpacing()
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: 1, constant: SystemSpacing.standard * multiplier)
      .markedAsSystemSpacing()
  }
}
