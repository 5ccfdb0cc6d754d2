import Foundation

/// The circumstances for which a detent of one's own says its height.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the surroundings of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest detent there is, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The circumstances of one layout.
struct DetentResolution: UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection
  var maximumDetentValue: CGFloat
}
