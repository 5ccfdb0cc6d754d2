import Foundation

/// An object with content of a size that a container gives: a view controller or presentation.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size in points the content would like.
  var preferredContentSize: CGSize { get }
  /// Told when something contained wishes another size (CT-9).
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Told when the size that the constraints of something contained ask for has changed (CT-9).
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size in points that something contained gets when this has `parentSize` (CT-10).
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Told before the size changes (TR-13).
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Told before traits change (TR-13).
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
