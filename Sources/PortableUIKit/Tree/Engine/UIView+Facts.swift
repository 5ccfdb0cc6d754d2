internal import AutoLayout
import Foundation

extension UIView {
  // MARK: Marking

  /// Marks facts as stale and has the update-constraints pass come by.
  func markStale(_ facts: LayoutFacts) {
    layoutState.staleFacts.formUnion(facts)
    mark(.constraints)
  }

  /// The engine's keeper for the tree this view is in, if the tree has engaged Auto Layout.
  var layoutHost: LayoutHost? { (layoutState.layoutRoot ?? rootView).layoutState.host }

  /// Whether the mask rather than constraints place the view: a controller's root view is sized by
  /// its window whatever its flag says (AL-96).
  var isPlacedByMask: Bool {
    translatesAutoresizingMaskIntoConstraints
      || (viewState.viewController != nil && superview is UIWindow)
  }

  /// Whether constraints place the view, mention it, or are held by it.
  var wantsEngine: Bool {
    layoutState.isRegistered || !isPlacedByMask || !layoutState.constraints.isEmpty
      || !layoutState.outerConstraints.isEmpty || type(of: self).requiresConstraintBasedLayout
  }

  /// Undoes the registration of the subtree, for it to be registered anew elsewhere.
  func forgetRegistration() {
    forEachInSubtree { view in
      view.layoutState.isRegistered = false
      view.layoutState.frameIsStale = false
      view.layoutState.solvedFrame = .zero
      view.links.subviewsWithStaleFrame = []
      view.layoutState.staleFacts = .all
      view.layoutState.installedConstraints = 0
      view.forgetMeasurements()
      view.forgetArrangement()
      view.mark(.constraints)
    }
  }

  // MARK: Facts

  /// The alignment insets, as `alignmentRect(forFrame:)` says them (AL-75).
  var derivedAlignmentInsets: UIEdgeInsets {
    let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let rect = alignmentRect(forFrame: frame)
    return UIEdgeInsets(
      top: rect.minY, left: rect.minX, bottom: 1000 - rect.maxY, right: 1000 - rect.maxX)
  }

  /// Whether layout measures this view again at the width it gave (AL-161); a recorded size is
  /// taken as it is.
  var measuresHeightByWidth: Bool { designContentSize == nil && hasWidthDependentHeight }

  var contentSizeForLayout: CGSize {
    if let designContentSize { return designContentSize }
    guard hasWidthDependentHeight else { return intrinsicContentSize }
    return layoutState.measuredWidth.map { contentSize(brokenAt: $0) } ?? unbrokenContentSize
  }

  /// The content size in points with unbroken lines.
  var unbrokenContentSize: CGSize {
    if let size = layoutState.unbrokenSize { return size }
    let size = intrinsicContentSize
    layoutState.unbrokenSize = size
    return size
  }

  /// The content size in points with lines broken at a width.
  func contentSize(brokenAt width: CGFloat) -> CGSize {
    if let known = layoutState.brokenSize, known.width == width { return known.size }
    let size = intrinsicContentSize(forWidth: width)
    layoutState.brokenSize = (width, size)
    return size
  }

  // MARK: Changes

  func translationDidChange() {
    markStale([.placement, .contentSize])
    setNeedsLayout()
  }

  func autoresizingDidChange() {
    if layoutState.isRegistered { markStale(.placement) }
  }

  func geometryDidChangeByAuthor() {
    guard layoutState.isRegistered else { return }
    if isPlacedByMask { markStale(.placement) } else { markFrameStale() }
  }

  /// Has the superview's next layout copy the engine's frame, which an assigned one gives way to
  /// (AL-91).
  func markFrameStale() {
    guard !layoutState.frameIsStale, let superview else { return }
    layoutState.frameIsStale = true
    // A view with subviews has several, mostly.
    if superview.links.subviewsWithStaleFrame.isEmpty {
      superview.links.subviewsWithStaleFrame.reserveCapacity(4)
    }
    superview.links.subviewsWithStaleFrame.append(self)
  }

  func takeNewSize() {
    guard layoutState.isRegistered else { return }
    if superview == nil { layoutState.host?.resetWrappingViews() }
  }

  func boundsOriginDidChange() {
    if layoutState.isRegistered { markStale(.scrolling) }
    setNeedsLayout()
  }

  func markContentSizeChanged() {
    forgetMeasurements()
    markStale([.contentSize, .baselines])
  }

  /// Has the content measured anew when layout needs its size.
  func forgetMeasurements() {
    layoutState.measuredWidth = nil
    layoutState.unbrokenSize = nil
    layoutState.brokenSize = nil
  }

  func changeHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard isValid(priority), contentHuggingPriority(for: axis) != priority else { return }
    layoutState.setHugging(priority, axis)
    markStale(.contentSize)
  }

  func changeCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard isValid(priority), contentCompressionResistancePriority(for: axis) != priority else {
      return
    }
    layoutState.setCompression(priority, axis)
    markStale(.contentSize)
  }

  /// Whether a priority is legal, or 0 for no wish (UM-1601); an illegal one is reported (AL-41).
  private func isValid(_ priority: UILayoutPriority) -> Bool {
    if priority.rawValue >= 0, priority.rawValue <= 1000 { return true }
    UIKitException.raise(.illegalPriority(priority))
    return false
  }

  func alignmentDidChange() { markStale([.alignment, .contentSize]) }
  func insetsDidMove() { if hasReadersOfInsets { markStale(.insets) } }
  func engineDirectionDidChange() { markStale([.direction, .insets]) }

  /// Whether something in the engine follows the view's margins or safe area: a constraint on a
  /// margin, a guide, an arrangement within margins. Most views have none, and most of the insets
  /// that change with a rotation have no reader.
  var hasReadersOfInsets: Bool {
    layoutState.hasMarginConstraints || !layoutState.systemGuides.isEmpty
      || layoutState.keyboardGuide != nil || arrangesWithinMargins
  }

  // MARK: Tree

  func didJoinTree() {
    markStale([])
    listAllWork()
  }

  func willLeaveTree() {
    layoutHost.map { host in
      if layoutState.isRegistered { host.unregister(self) }
    }
    layoutState.host = nil
  }

  /// A tree that had its own engine gives it up when it becomes part of another.
  func surrenderHost() {
    forgetReleasedSuperview()
    guard layoutState.host != nil else { return }
    layoutState.host = nil
    forgetRegistration()
  }

  /// Takes note that the superview was released, which took its engine and its constraints along.
  func forgetReleasedSuperview() {
    guard links.superviewWasReleased else { return }
    links.superviewWasReleased = false
    forgetRegistration()
    forEachInSubtree { view in
      view.layoutState.outerConstraints.removeAll { $0.holder == nil }
    }
  }

  // MARK: Constraints

  func constraintDidActivate(_ constraint: NSLayoutConstraint) {
    markStale(.constraints)
    let readsMargins = constraint.readsMargins
    constraint.forEachItem { item in
      guard let view = item.hostView else { return }
      if view !== self { view.layoutState.outerConstraints.append(constraint) }
      if readsMargins, !view.layoutState.hasMarginConstraints {
        view.layoutState.hasMarginConstraints = true
        view.markStale(.insets)
      }
      if item !== view, let guide = item as? UILayoutGuide, guide.isOfSystem {
        view.markStale(.insets)
      } else {
        view.markStale([])
      }
    }
  }

  func constraintWillDeactivate(_ constraint: NSLayoutConstraint) {
    constraint.forEachItem { item in
      guard let view = item.hostView, view !== self else { return }
      view.layoutState.outerConstraints.removeAll { $0 === constraint }
    }
    constraint.engine?.uninstall(constraint)
    markStale(.relations)
  }

  func engineValuesDidChange() { markStale(.relations) }

  // MARK: Queries

  func guideDidLeave(_ guide: UILayoutGuide) { layoutHost?.engine.remove(guide) }

  /// The solved rectangle of a guide in this view's coordinates, not rounded.
  func engineFrame(of guide: UILayoutGuide) -> CGRect {
    layoutHost.map { CGRect($0.engine.alignmentRect(of: guide)) } ?? .zero
  }

  /// Copies the engine's frames into the subviews that constraints place (AL-115, LC-12).
  func applyEngineFrames() {
    let root = layoutState.layoutRoot ?? rootView
    ConstraintsPass.run(below: root, root: root)
    let host = root.layoutState.host
    if let host, host.engine.needsSolve { host.solve() }
    let isResized = layoutState.formerSize != nil
    layoutState.formerSize = nil
    guard let host, layoutState.isRegistered else { return }
    let stale = links.subviewsWithStaleFrame
    links.subviewsWithStaleFrame = []
    for view in stale {
      view.layoutState.frameIsStale = false
      guard view.superview === self, view.layoutState.isRegistered, !view.isPlacedByMask else {
        continue
      }
      root.layoutState.work.placements += 1
      view.place(view.layoutState.solvedFrame)
    }
    if isResized { refreshPreservedMargins() }
    if scrollsContent { takeContentSize(CGSize(host.engine.contentSize(of: self))) }
  }
}
