import Foundation

extension UIViewController {
  /// Receives warnings UIKit would log, such as presenting twice (PR-5).
  public static var warningHandler: ((String) -> Void)?

  /// The controller that the presentation covers (PR-1): for the context styles the nearest one
  /// above that defines the context, otherwise the root.
  private func context(for style: UIModalPresentationStyle) -> UIViewController {
    var controller = self
    let wantsContext = style == .currentContext || style == .overCurrentContext
    while true {
      if wantsContext, controller.definesPresentationContext { return controller }
      guard let parent = controller.parent else { return controller }
      controller = parent
    }
  }

  /// The frame in points of a presented view within its container (PR-3).
  private func frame(
    of style: UIModalPresentationStyle, in bounds: CGRect, preferred: CGSize
  ) -> CGRect {
    func centred(_ size: CGSize) -> CGRect {
      let size = CGSize(
        width: min(size.width, bounds.width), height: min(size.height, bounds.height))
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    switch style {
    case .formSheet:
      return centred(preferred == .zero ? CGSize(width: 540, height: 620) : preferred)
    case .popover:
      return centred(preferred == .zero ? CGSize(width: 320, height: 480) : preferred)
    default: return bounds
    }
  }

  func startPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if let current = presentedViewController {
      UIViewController.warningHandler?(
        "Attempt to present \(presented) on \(self) which is already presenting \(current)")
      return
    }
    guard let window = viewIfLoaded?.window else {
      UIViewController.warningHandler?(
        "Attempt to present \(presented) on \(self) whose view is not in the window hierarchy!")
      return
    }
    let style = presented.modalPresentationStyle.resolved(
      isCompact: traitCollection.horizontalSizeClass == .compact)
    let context = context(for: style)
    let isWithinContext = style == .currentContext || style == .overCurrentContext
    presentation.presented = presented
    presented.presentation.presenting = self
    presented.presentation.covered = style.removesPresenter ? context : nil
    let host: UIView = isWithinContext ? context.view.superview ?? window : window
    let covering = isWithinContext ? context.view.frame : window.bounds
    if style.removesPresenter { context.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    presented.view.frame = frame(
      of: style, in: covering, preferred: presented.preferredContentSize)
    if !(style == .formSheet || style == .popover) {
      presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    host.addSubview(presented.view)
    TraitPass.run(below: window)
    presented.announceIsAppearing()
    window.layoutIfNeeded()
    if style.removesPresenter {
      context.view.removeFromSuperview()
      context.endAppearanceTransition()
    }
    window.atNextTurn {
      presented.endAppearanceTransition()
      completion?()
    }
  }

  /// Dismisses what this controller presents, or itself where it is the one presented.
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentation.presented else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    // Whatever the presented one presents goes with it.
    presented.presentation.presented.map { _ in
      presented.startDismissal(animated: false, completion: nil)
    }
    let window = presented.viewIfLoaded?.window
    let host = presented.viewIfLoaded?.superview
    presented.beginAppearanceTransition(false, animated: animated)
    let covered = presented.presentation.covered
    if let covered, let host {
      covered.beginAppearanceTransition(true, animated: animated)
      covered.view.frame = presented.view.frame
      host.insertSubview(covered.view, at: 0)
      if let window { TraitPass.run(below: window) }
      covered.announceIsAppearing()
    }
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presentation = PresentationState()
    presentation.presented = nil
    presented.endAppearanceTransition()
    guard let window else {
      completion?()
      return
    }
    window.atNextTurn {
      covered?.endAppearanceTransition()
      completion?()
    }
  }
}
