import Foundation

/// Manages one presentation: the place of the presented view, its adaptation and the changes around
/// it (PR-7).
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  /// Keeps the presented controller as long as that does not keep this object in turn.
  private var keptController: UIViewController?
  /// The controller that presents; until the presentation the one named when this was made.
  open internal(set) weak var presentingViewController: UIViewController!
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view in which the presentation takes place; nil before and after it.
  open internal(set) var containerView: UIView?
  var traits = TraitState()

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    keptController = presentedViewController
    self.presentingViewController = presentingViewController
    super.init()
  }

  /// The controller that is presented.
  ///
  /// A controller owns its presentation controller, and is not kept alive by it. If this object
  /// outlives the controller, it answers an empty one here.
  open var presentedViewController: UIViewController {
    if let presented { return presented }
    let substitute = UIViewController()
    presented = substitute
    keptController = substitute
    return substitute
  }

  /// Takes note of whether the presented controller owns this object.
  func isOwnedByPresented(_ isOwned: Bool) { keptController = isOwned ? nil : presented }

  // MARK: Style

  /// The style asked for; automatic ones are resolved.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle.concrete
  }

  /// The style the presentation takes in an environment: `.none` where it stays as it is (PR-3).
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? defaultAdaptiveStyle(for: traitCollection)
  }

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style that is in force; decided anew when the surroundings change, so that the delegate is
  /// not asked again and again.
  var effectiveStyle: UIModalPresentationStyle { decidedStyle ?? presentationStyle }
  var decidedStyle: UIModalPresentationStyle?
  /// The traits that the surroundings will have after the transition that has been announced.
  var upcomingTraits: UITraitCollection?

  // MARK: The views

  /// The view that is moved into the container: the presented controller's.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Where the presented view is to stand, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { frame(in: $0.bounds) } ?? .zero
  }

  /// Whether the presentation covers the whole window rather than its context.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.isWithinContext }
  /// Whether the presenter's view leaves the hierarchy when the presentation is complete (PR-4).
  open var shouldRemovePresentersView: Bool { effectiveStyle.removesPresenter }

  func presentedViewWasPlaced() {}

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: The transition

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The user's way to leave: asks the delegate, then dismisses (a modal controller stays).
  open func dismissByUser() {
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentingViewController?.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  // MARK: Environment

  open var traitCollection: UITraitCollection {
    traits.current ?? traits.resolve(overridden(surroundings))
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Partial traits laid over those that the presented controller inherits.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.markNeedsTraitUpdate() }
  }

  // MARK: Content

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(in: CGRect(origin: .zero, size: parentSize)).size }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: size, with: coordinator) }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: newCollection, with: coordinator) }

  // MARK: Differences of styles

  /// Told of a finger that was lifted beside the presented view.
  func touchedOutside() {}
  /// Whether a touch beside the presented view, at a point of the container, goes to the views below.
  func passesTouch(at point: CGPoint) -> Bool { false }

  /// The style that the controller chooses by itself (PR-3).
  func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    guard presentationStyle.adaptsToCompactWidth, traits.horizontalSizeClass == .compact else {
      return .none
    }
    return metrics.keepsSheetsInCompactWidth
      ? (presentationStyle == .popover ? .pageSheet : .none) : .overFullScreen
  }

  /// The obstacle to the presentation, as the exception that UIKit raises.
  var obstacle: UIKitException? { nil }

  /// Where the presented view stands in a container with these bounds.
  func frame(in bounds: CGRect) -> CGRect {
    switch effectiveStyle {
    case .pageSheet, .formSheet: sheetFrame(in: bounds, detent: nil)
    default: bounds
    }
  }

  /// Traits that the kind of presentation brings along.
  var presentationTraits: UITraitCollection? {
    switch effectiveStyle {
    case .formSheet, .popover: UITraitCollection(horizontalSizeClass: .compact)
    default: nil
    }
  }
}
