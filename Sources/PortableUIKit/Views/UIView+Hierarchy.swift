import Foundation

extension UIView {
  // MARK: Adding

  /// Makes `view` a subview at `index`, clamped to the valid range (HIE-2 to HIE-4).
  func insert(_ view: UIView, at index: Int) {
    guard view !== self else {
      return UIKitException.raise(.invalidArgument("Can't add self as subview"))
    }
    guard !hasAncestorOrSelf(view) else {
      return UIKitException.raise(
        .invalidArgument("Can't add an ancestor of the receiver as its subview"))
    }
    if view.superview === self {
      move(view, to: index)
      return
    }
    let oldWindow = view.window
    let newWindow = windowForSubviews
    let arriving = oldWindow === newWindow ? [] : view.controllersWillAppear(in: newWindow)
    if view.superview != nil { view.detachSilently(keepingWindow: oldWindow === newWindow) }
    if oldWindow !== newWindow { view.announceMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    view.surrenderHost()
    viewState.subviews.insert(view, at: max(0, min(index, viewState.subviews.count)))
    view.setSuperviewStorage(self)
    if oldWindow !== newWindow { view.adoptWindow(newWindow) }
    view.didJoinTree()
    if oldWindow !== newWindow { view.announceArrivalInWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.refreshInsets()
    view.markNeedsTraitUpdate()
    view.controllersAreAppearing(arriving, in: newWindow)
  }

  func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard viewState.subviews.contains(where: { $0 === sibling }) else { return addSubview(view) }
    if view.superview === self {
      // The position counts in the list without the moved view.
      viewState.subviews.removeAll { $0 === view }
      let index = viewState.subviews.firstIndex { $0 === sibling } ?? viewState.subviews.count
      viewState.subviews.insert(view, at: min(index + offset, viewState.subviews.count))
      setNeedsLayout()
      return
    }
    let index = viewState.subviews.firstIndex { $0 === sibling } ?? viewState.subviews.count
    insertSubview(view, at: index + offset)
  }

  private var windowForSubviews: UIWindow? { window }

  // MARK: Reordering

  private func move(_ view: UIView, to index: Int) {
    viewState.subviews.removeAll { $0 === view }
    viewState.subviews.insert(view, at: max(0, min(index, viewState.subviews.count)))
    setNeedsLayout()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    move(view, to: toFront ? viewState.subviews.count : 0)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard viewState.subviews.indices.contains(first), viewState.subviews.indices.contains(second)
    else {
      return UIKitException.raise(
        UIKitException(
          name: "NSRangeException",
          reason: "exchangeSubview(at: \(first), withSubviewAt: \(second)) beyond the "
            + "\(viewState.subviews.count) subviews"))
    }
    viewState.subviews.swapAt(first, second)
    setNeedsLayout()
  }

  // MARK: Removing

  /// Leaves the superview, with the callbacks of HIE-13 in order.
  func detach() {
    guard let superview else { return }
    let oldWindow = window
    let leaving = controllersWillDisappear()
    superview.willRemoveSubview(self)
    if oldWindow != nil { announceMove(toWindow: nil) }
    willMove(toSuperview: nil)
    unlink(from: superview)
    if oldWindow != nil {
      adoptWindow(nil)
      announceArrivalInWindow()
    }
    didMoveToSuperview()
    superview.setNeedsLayout()
    refreshInsets()
    for controller in leaving { controller.endAppearanceTransition() }
  }

  /// Leaves the superview on the way to another one, which sends the move callbacks.
  private func detachSilently(keepingWindow: Bool) {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    unlink(from: superview)
    superview.setNeedsLayout()
  }

  private func unlink(from superview: UIView) {
    dropConstraintsCrossingBoundary()
    willLeaveTree()
    superview.viewState.subviews.removeAll { $0 === self }
    setSuperviewStorage(nil)
  }

  // MARK: Windows

  private func announceMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    for view in viewState.subviews { view.announceMove(toWindow: window) }
  }

  private func adoptWindow(_ window: UIWindow?) {
    viewState.window = window
    removeAnimations { _ in true }
    for view in viewState.subviews { view.adoptWindow(window) }
  }

  private func announceArrivalInWindow() {
    didMoveToWindow()
    for view in viewState.subviews { view.announceArrivalInWindow() }
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
    if self.tag == tag { return self }
    for view in viewState.subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Inherited values

  func changeTintColor(to color: UIColor?) {
    guard viewState.tintColor !== color else { return }
    viewState.tintColor = color
    announceTintColor()
  }

  private func announceTintColor() {
    tintColorDidChange()
    for view in viewState.subviews where view.viewState.tintColor == nil {
      view.announceTintColor()
    }
  }

  func hiddenDidChange() {
    markPathForDisplay()
    (superview as? UIStackView)?.arrangedSubviewDidChangeVisibility(self)
  }

  var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  var layoutDirection: UIUserInterfaceLayoutDirection { effectiveUserInterfaceLayoutDirection }
}
