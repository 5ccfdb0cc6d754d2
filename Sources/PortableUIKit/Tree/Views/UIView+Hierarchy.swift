import Foundation

extension UIView {
  /// Adds a subview that lies over the whole of the bounds and follows their size.
  func addCovering(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  // MARK: Adding

  /// Makes `view` a subview at `index`, clamped to the valid range (HIE-2 to HIE-4).
  func insert(_ view: UIView, at index: Int) {
    guard view !== self else {
      return UIKitException.raise(.invalidArgument("Can't add self as subview"))
    }
    // A view without subviews cannot be an ancestor, so the way up is not searched.
    guard view.links.subviews.isEmpty || !hasAncestorOrSelf(view) else {
      return UIKitException.raise(
        .invalidArgument("Can't add an ancestor of the receiver as its subview"))
    }
    if view.superview === self {
      move(view, to: index)
      return
    }
    if let exception = view.parentInconsistency(in: self) {
      return UIKitException.raise(exception)
    }
    let oldWindow = view.window
    let newWindow = windowForSubviews
    let arriving = oldWindow === newWindow ? [] : view.controllersWillAppear(in: newWindow)
    if view.superview != nil { view.detachSilently() }
    if oldWindow !== newWindow { view.announceMove(toWindow: newWindow) }
    view.trace(.willMoveToSuperview(self))
    view.willMove(toSuperview: self)
    view.surrenderHost()
    // A view with one subview has several, mostly.
    if links.subviews.capacity == 0 { links.subviews.reserveCapacity(4) }
    links.subviews.insert(view, at: max(0, min(index, links.subviews.count)))
    view.setSuperviewStorage(self)
    noteLayerChange()
    let interrupted = oldWindow === newWindow ? [] : view.adoptWindow(newWindow)
    view.didJoinTree()
    if newWindow != nil, oldWindow !== newWindow { view.applyAppearanceInSubtree() }
    if oldWindow !== newWindow { view.announceArrivalInWindow() }
    view.trace(.didMoveToSuperview(self))
    view.didMoveToSuperview()
    trace(.didAddSubview(view))
    didAddSubview(view)
    setNeedsLayout()
    view.refreshInsets()
    view.refreshTintColor()
    view.markNeedsTraitUpdate()
    view.controllersAreAppearing(arriving, in: newWindow)
    if oldWindow != nil { for controller in interrupted { controller.finishTransition() } }
  }

  /// The error of putting a controller's root view under `superview`: its nearest controller is not
  /// the parent (HIE-10).
  private func parentInconsistency(in superview: UIView) -> UIKitException? {
    guard let child = viewState.viewController, let parent = child.parent else { return nil }
    var view: UIView? = superview
    while let current = view, current.viewState.viewController == nil {
      view = current.superviewStorage
    }
    guard let nearest = view?.viewState.viewController, nearest !== parent else { return nil }
    return UIKitException(
      name: "UIViewControllerHierarchyInconsistency",
      reason: "child view controller:\(child) should have parent view controller:\(parent) but "
        + "requested parent is:\(nearest)")
  }

  func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard links.subviews.contains(where: { $0 === sibling }) else { return addSubview(view) }
    if view.superview === self {
      // The position counts in the list without the moved view.
      links.subviews.removeAll { $0 === view }
      let index = links.subviews.firstIndex { $0 === sibling } ?? links.subviews.count
      links.subviews.insert(view, at: min(index + offset, links.subviews.count))
      if offset == 1 { layerIfLoaded?.moveAddedSublayers(from: sibling, to: view) }
      noteLayerChange()
      setNeedsLayout()
      return
    }
    let index = links.subviews.firstIndex { $0 === sibling } ?? links.subviews.count
    insertSubview(view, at: index + offset)
    if offset == 1 { layerIfLoaded?.moveAddedSublayers(from: sibling, to: view) }
  }

  private var windowForSubviews: UIWindow? { window }

  // MARK: Reordering

  private func move(_ view: UIView, to index: Int) {
    links.subviews.removeAll { $0 === view }
    links.subviews.insert(view, at: max(0, min(index, links.subviews.count)))
    noteLayerChange()
    setNeedsLayout()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    move(view, to: toFront ? links.subviews.count : 0)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard links.subviews.indices.contains(first), links.subviews.indices.contains(second)
    else {
      return UIKitException.raise(
        UIKitException(
          name: "NSRangeException",
          reason: "exchangeSubview(at: \(first), withSubviewAt: \(second)) beyond the "
            + "\(links.subviews.count) subviews"))
    }
    links.subviews.swapAt(first, second)
    noteLayerChange()
    setNeedsLayout()
  }

  // MARK: Removing

  /// Leaves the superview, with the callbacks of HIE-13 in order.
  func detach() {
    guard let superview else { return }
    let oldWindow = window
    let leaving = controllersWillDisappear()
    resignFirstResponderBelow()
    superview.trace(.willRemoveSubview(self))
    superview.willRemoveSubview(self)
    if oldWindow != nil { announceMove(toWindow: nil) }
    trace(.willMoveToSuperview(nil))
    willMove(toSuperview: nil)
    unlink(from: superview)
    var interrupted: [UIViewController] = []
    if oldWindow != nil {
      interrupted = adoptWindow(nil)
      announceArrivalInWindow()
    }
    trace(.didMoveToSuperview(nil))
    didMoveToSuperview()
    superview.setNeedsLayout()
    refreshInsets()
    refreshTintColor()
    for controller in leaving { controller.endAppearanceTransition() }
    for controller in interrupted { controller.finishTransition() }
  }

  /// Leaves the superview on the way to another one, which sends the move callbacks.
  private func detachSilently() {
    guard let superview else { return }
    superview.trace(.willRemoveSubview(self))
    superview.willRemoveSubview(self)
    unlink(from: superview)
    superview.setNeedsLayout()
  }

  /// The first responder resigns when it leaves its window (HIE-15).
  private func resignFirstResponderBelow() {
    guard let responder = window?.firstResponder as? UIView, responder.hasAncestorOrSelf(self)
    else {
      return
    }
    _ = responder.resignFirstResponder()
  }

  /// Has the first responder at or below this view resign; one that refuses loses that role where it
  /// is forced to. Answers whether there was one that did.
  func resignResponderBelow(_ isForced: Bool) -> Bool {
    guard let window, let responder = window.firstResponder as? UIView,
      responder.hasAncestorOrSelf(self)
    else { return false }
    if responder.resignFirstResponder() { return true }
    if isForced { window.firstResponder = nil }
    return isForced
  }

  private func unlink(from superview: UIView) {
    dropConstraintsCrossingBoundary()
    willLeaveTree()
    unlist(from: superview)
    superview.links.subviews.removeAll { $0 === self }
    superview.noteLayerChange()
    setSuperviewStorage(nil)
  }

  // MARK: Windows

  private func announceMove(toWindow window: UIWindow?) {
    viewState.window?.touchDelivery.cancelTouches(below: self)
    forEachInSubtree { view in
      view.trace(.willMoveToWindow(window))
      view.willMove(toWindow: window)
    }
  }

  /// Takes note of the window; answers the controllers in the subtree that are in the middle of a
  /// transition.
  private func adoptWindow(_ window: UIWindow?) -> [UIViewController] {
    var interrupted: [UIViewController] = []
    forEachInSubtree { view in
      view.viewState.window = window
      if window != nil { view.scaleMayHaveChanged() }
      if let layer = view.layerIfLoaded {
        // Animations that were added before there was a window begin now.
        layer.removeAnimations { window == nil || $0.isStarted }
        layer.arrival = CATransaction.turn
      }
      if let controller = view.viewState.viewController, controller.currentTransition != nil {
        interrupted.append(controller)
      }
    }
    return interrupted
  }

  private func announceArrivalInWindow() {
    forEachInSubtree { view in
      view.trace(.didMoveToWindow(view.window))
      view.didMoveToWindow()
    }
  }

  // MARK: Walking

  /// Calls `body` for this view and every view below it, superviews first and back to front.
  ///
  /// Trees may be deeper than the stack allows a call per level.
  func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    // Most views have nothing below them.
    if links.subviews.isEmpty { return }
    var waiting = Array(links.subviews.reversed())
    while let view = waiting.popLast() {
      body(view)
      if !view.links.subviews.isEmpty {
        waiting.append(contentsOf: view.links.subviews.reversed())
      }
    }
  }

  // MARK: Queries

  func hasAncestorOrSelf(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Depth first, the receiver included (HIE-8).
  func firstView(withTag tag: Int) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.links.subviews.reversed())
    }
    return nil
  }

  // MARK: Inherited values

  func hiddenDidChange() {
    if !isHidden { visibleRegionDidChange() }
    superview?.subviewVisibilityDidChange(self)
  }

  var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  var layoutDirection: UIUserInterfaceLayoutDirection { effectiveUserInterfaceLayoutDirection }
}
