import Foundation

extension UIViewController: UIContentContainer {
  /// Passes a change of traits on to the children that see it: an override by this controller can
  /// hide it (TR-15, TR-16).
  func forwardTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let seen = child.traits.resolve(child.overridden(traits))
      if seen.isEqual(child.traitCollection) { continue }
      child.trace(.willTransitionToTraits(child.traitCollection, seen))
      child.willTransition(to: seen, with: coordinator)
    }
  }

  /// Passes a change of size on to the children whose size it changes (CT-10).
  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize == view.bounds.size { continue }
      child.trace(.viewWillTransitionToSize(childSize))
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// The size an autoresized child gets; one that constraints place is taken to keep its distances
  /// from the edges.
  func childSize(_ container: any UIContentContainer, _ parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let childView = child.viewIfLoaded,
      let view = viewIfLoaded, childView.isDescendant(of: view), childView !== view
    else { return parentSize }
    let old = view.bounds.size
    let frame = childView.untransformedFrame
    if !childView.translatesAutoresizingMaskIntoConstraints {
      return CGSize(
        width: max(0, frame.width + parentSize.width - old.width),
        height: max(0, frame.height + parentSize.height - old.height))
    }
    let mask = childView.autoresizingMask
    return CGSize(
      width: Autoresizing.horizontal(mask).resize(
        origin: frame.minX, size: frame.width, from: old.width, to: parentSize.width
      ).size,
      height: Autoresizing.vertical(mask).resize(
        origin: frame.minY, size: frame.height, from: old.height, to: parentSize.height
      ).size)
  }

  /// Tells the container that gives this controller its size that it wishes another one (CT-9).
  func announcePreferredContentSize() {
    if let parent {
      parent.trace(.preferredContentSizeDidChange(self))
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The container to tell when the size changes that fits the view by its constraints: the parent or
  /// the presentation that places the view itself. The system's own have nothing to do then, and are
  /// only told while they are observed.
  var fittingSizeContainer: (any UIContentContainer)? {
    guard viewIfLoaded?.isPlacedByMask == true else { return nil }
    guard let parent else {
      guard presentation.presenting != nil, let manager = presentation.controller else {
        return nil
      }
      let kinds: [UIPresentationController.Type] = [
        UIPresentationController.self, UISheetPresentationController.self,
        UIPopoverPresentationController.self,
      ]
      return kinds.contains { $0 == type(of: manager) } ? nil : manager
    }
    let kinds: [UIViewController.Type] = [
      UIViewController.self, UINavigationController.self, UITabBarController.self,
      UISplitViewController.self,
    ]
    let isOfSystem = kinds.contains { $0 == type(of: parent) }
    return isOfSystem && parent.lifecycleObservers.isEmpty ? nil : parent
  }

  /// Exchanges two children of this controller (CT-8).
  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self else {
      return UIKitException.raise(
        .invalidArgument(
          "Children view controllers \(from) and \(to) must have a common parent view controller "
            + "when calling -[UIViewController transitionFromViewController:"
            + "toViewController:duration:options:animations:completion:]"))
    }
    let isVisible = appearance.isVisible
    if isVisible {
      from.beginDisappearing(animated: duration > 0)
      to.beginAppearanceTransition(true, animated: duration > 0)
    }
    let container = from.viewIfLoaded?.superview ?? viewIfLoaded
    container?.addSubview(to.view)
    let settings = AnimationSettings(duration: duration, options: options)
    let run = AnimationRun(settings) { finished in
      from.viewIfLoaded?.removeFromSuperview()
      if isVisible {
        from.endAppearanceTransition()
        to.endAppearanceTransition()
      }
      completion?(finished)
    }
    if let container { run.take(clockOf: container) }
    run.collect { animations?() }
    run.start()
  }
}
