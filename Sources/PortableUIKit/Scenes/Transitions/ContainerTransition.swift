import Foundation

/// The exchange of one child's view for another's by a container (LC-26).
@MainActor enum ContainerTransition {
  /// Which child hears first of an exchange, at its beginning and at its end (UM-1506).
  enum Order {
    /// As navigation controllers do it: the child that leaves hears first, both times.
    case leavingFirst
    /// As tab bar controllers do it: the child that comes hears first that it will appear.
    case comingFirstAtBeginning
    /// As pages that scroll: the child that comes hears first, both times.
    case comingFirst

    fileprivate var isComingFirstAtBeginning: Bool { self != .leavingFirst }
    fileprivate var isComingFirstAtEnd: Bool { self == .comingFirst }
  }

  /// Loads the new child's view, sends the old child `viewWillDisappear` and the new one
  /// `viewWillAppear`, moves the new view in by `place`, sends `viewIsAppearing` and lays it out. At the
  /// end the old view leaves and the old child hears `viewDidDisappear`, `between` runs, the new child
  /// hears `viewDidAppear`, and `after` runs.
  ///
  /// Without a visible container only the views move, at once.
  ///
  /// - Parameters:
  ///   - order: which of the two hears first.
  ///   - slide: where the new view is seen coming from, as a part of the container's width in reading
  ///     direction: 1 for a push, -1 for a pop, nil for no motion.
  ///   - motion: moves the views instead.
  static func run(
    in container: UIViewController, from old: UIViewController?, to new: UIViewController?,
    animated: Bool, order: Order = .leavingFirst, slide: CGFloat? = nil,
    motion: (() -> Void)? = nil, animators: Animators? = nil, place: () -> Void,
    between: @escaping () -> Void = {}, after: @escaping () -> Void = {},
    undo: @escaping () -> Void = {}
  ) {
    container.finishTransition()
    guard container.appearance.isVisible, let window = container.viewIfLoaded?.window else {
      if let view = old?.viewIfLoaded, container.viewIfLoaded.map(view.isDescendant) == true {
        view.removeFromSuperview()
      }
      place()
      between()
      after()
      return
    }
    var description = TransitionCoordinator.Description(
      duration: animators?.animator.transitionDuration(using: nil) ?? TransitionDuration.navigation)
    description.isAnimated = animated
    (description.from, description.to) = (old, new)
    let coordinator = TransitionCoordinator(
      description, in: window, containerView: container.viewIfLoaded)
    container.currentTransition = coordinator
    if let animators, coordinator.isAnimated, let old, let new {
      return run(
        animators, coordinator, in: container, window, from: old, to: new, place: place,
        between: between, after: after, undo: undo)
    }
    new?.loadViewIfNeeded()
    if order.isComingFirstAtBeginning {
      new?.beginAppearanceTransition(true, animated: animated)
      old?.beginDisappearing(animated: animated)
    } else {
      old?.beginDisappearing(animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    place()
    TraitPass.run(below: window)
    new?.announceIsAppearing()
    window.layoutIfNeeded()
    coordinator.conduct {
      motion?()
      if let slide { self.slide(from: old?.viewIfLoaded, to: new?.viewIfLoaded, slide) }
    } end: { coordinator in
      if container.currentTransition === coordinator { container.currentTransition = nil }
      // The old child may be shown elsewhere meanwhile.
      if let view = old?.viewIfLoaded, container.viewIfLoaded.map(view.isDescendant) == true {
        view.removeFromSuperview()
      }
      if order.isComingFirstAtEnd { new?.endAppearanceTransition() }
      old?.endAppearanceTransition()
      between()
      if !order.isComingFirstAtEnd { new?.endAppearanceTransition() }
      after()
    }
  }

  /// Shows the new view coming over the old one, which gives way by less than a third of the width, or
  /// the other way round (how far is measured by eye, not documented).
  private static func slide(from old: UIView?, to new: UIView?, _ side: CGFloat) {
    guard let new, let container = new.superview, old?.superview === container, let old else {
      return
    }
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = container.bounds.width * side * (isRightToLeft ? -1 : 1)
    let isPush = side > 0
    let subviews = container.subviews
    if !isPush, let first = subviews.firstIndex(of: old), let second = subviews.firstIndex(of: new),
      first < second
    {
      container.exchangeSubview(at: first, withSubviewAt: second)
    }
    new.animateChange(
      of: "position",
      from: .point(CGPoint(x: new.center.x + way * (isPush ? 1 : 0.3), y: new.center.y)))
    AnimationRun.current?.addDeparture(
      "position", of: old.layer,
      to: .point(CGPoint(x: old.center.x - way * (isPush ? 0.3 : 1), y: old.center.y)))
  }
}

extension UIViewController {
  /// Ends the transition that this container still runs: another one begins, or the view leaves its
  /// window and cannot show it any longer.
  func finishTransition() { currentTransition?.finish() }
}
