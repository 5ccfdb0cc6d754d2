import Foundation

/// A popover of the older kind: an object beside its content's controller (S4, PO-1 to PO-3, PO-5).
///
/// Prefer ``UIPopoverPresentationController``.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  /// The widths in points a popover of this kind can have (PO-5).
  private static let widths: ClosedRange<CGFloat> = 320...600

  open private(set) var contentViewController: UIViewController
  open weak var delegate: (any UIPopoverControllerDelegate)?
  open var passthroughViews: [UIView]?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  private var chosenSize: CGSize?

  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    contentViewController = viewController
  }

  /// The size in points of the content, without the frame around it. One that is set counts before
  /// the content controller's own (PO-2); the width stays within 320...600 (PO-5).
  open var popoverContentSize: CGSize {
    get {
      let preferred = contentViewController.preferredContentSize
      let size =
        chosenSize
        ?? (preferred == .zero ? contentViewController.contentSizeForViewInPopover : preferred)
      let widths = UIPopoverController.widths
      return CGSize(
        width: min(widths.upperBound, max(widths.lowerBound, size.width)), height: size.height)
    }
    set { setContentSize(newValue, animated: false) }
  }

  open func setContentSize(_ size: CGSize, animated: Bool) {
    chosenSize = size
    presentation?.overridingContentSize = popoverContentSize
    presentation?.containerView?.setNeedsLayout()
    if animated, let container = presentation?.containerView {
      UIView.animate(withDuration: TransitionDuration.dissolve) { container.layoutIfNeeded() }
    }
  }

  private var presentation: UIPopoverPresentationController? {
    contentViewController.popoverPresentationController
  }

  open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }

  open var popoverArrowDirection: UIPopoverArrowDirection {
    isPopoverVisible ? presentation?.arrowDirection ?? .unknown : .unknown
  }

  /// Presents from a rectangle of a view in a window; a view outside is refused (as UIKit raises it).
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    guard let presenter = view.window?.rootViewController else {
      return UIKitException.raise(
        .invalidArgument(
          "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]:"
            + " Popovers cannot be presented from a view which does not have a window."))
    }
    present(by: presenter, permittedArrowDirections, animated) { presentation in
      presentation.sourceView = view
      presentation.sourceRect = rect
    }
  }

  /// Presents from a button in a bar; one that no window shows is refused.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    let window = UIApplication.shared.windows.last { item.place(in: $0) != nil }
    guard let presenter = window?.rootViewController else {
      return UIKitException.raise(
        .invalidArgument(
          "-[UIPopoverController presentPopoverFromBarButtonItem:permittedArrowDirections:"
            + "animated:]: Popovers cannot be presented from a view which does not have a window."))
    }
    present(by: presenter, permittedArrowDirections, animated) { $0.barButtonItem = item }
  }

  private func present(
    by presenter: UIViewController, _ permittedArrowDirections: UIPopoverArrowDirection,
    _ animated: Bool, pointing: (UIPopoverPresentationController) -> Void
  ) {
    contentViewController.modalPresentationStyle = .popover
    guard let presentation else { return }
    pointing(presentation)
    presentation.permittedArrowDirections = permittedArrowDirections
    presentation.popoverLayoutMargins = popoverLayoutMargins
    presentation.passthroughViews = passthroughViews
    presentation.overridingContentSize = popoverContentSize
    // The older kind stays a popover in every width.
    presentation.delegate = stayingPopover
    var top = presenter
    while let next = top.presentation.presented { top = next }
    top.present(contentViewController, animated: animated)
  }

  private let stayingPopover = StayingPopover()

  /// Takes the popover away without a call to its delegate, which is told of a user's actions only.
  open func dismiss(animated: Bool) {
    guard isPopoverVisible else { return }
    contentViewController.presentingViewController?.dismiss(animated: animated)
  }
}

/// Decides about the end of an older popover.
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: AnyObject {
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool { true }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// Keeps a popover a popover.
private final class StayingPopover: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
