internal import AutoLayout
import Foundation

extension UIView {
  // MARK: Safe area

  /// The part of a superview's unsafe border that lies over a view at `frame`, edge by edge (AL-62):
  /// the rest of the inset behind the view's own edge, never below zero and never more than the
  /// superview's inset.
  static func safeAreaInsets(
    of insets: UIEdgeInsets, bounds: CGRect, overlapping frame: CGRect
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      SafeArea.insets(
        inheritedFrom: LayoutInsets(insets), frame: LayoutRect(frame), in: LayoutRect(bounds)))
  }

  /// The insets that the surroundings cover in this view, before a view controller adds its own.
  private var inheritedSafeAreaInsets: UIEdgeInsets {
    if let window = self as? UIWindow { return window.screenSafeAreaInsets }
    guard let superview, superview.passesSafeAreaToSubviews else { return .zero }
    return UIView.safeAreaInsets(
      of: superview.safeAreaInsets, bounds: superview.bounds, overlapping: untransformedFrame)
  }

  private var currentSafeAreaInsets: UIEdgeInsets {
    let inherited = inheritedSafeAreaInsets
    guard let controller = viewState.viewController else { return inherited }
    let sum = inherited + controller.additionalSafeAreaInsets + controller.containerSafeAreaInsets
    return UIEdgeInsets(
      top: max(0, sum.top), left: max(0, sum.left), bottom: max(0, sum.bottom),
      right: max(0, sum.right))
  }

  // MARK: Margins

  /// The margins that count, in points (AL-67 to AL-70).
  var effectiveMargins: UIEdgeInsets {
    var margins = LayoutMargins(base: LayoutInsets(resolved(ownMargins)))
    margins.safeArea = LayoutInsets(safeAreaInsets)
    margins.insetsFromSafeArea = insetsLayoutMarginsFromSafeArea
    if preservesSuperviewLayoutMargins, let superview {
      margins.inherited = LayoutMargins.preserved(
        LayoutInsets(superview.currentMargins), frame: LayoutRect(untransformedFrame),
        in: LayoutRect(superview.boundsAround(self)))
    }
    return UIEdgeInsets(margins.effective())
  }

  /// The bounds that the frame of `subview` goes with: the earlier bounds, where constraints place the
  /// view and have not done so since the size changed. Margins between an old frame and new bounds
  /// would belong to no layout, and required constraints that they exclude stay broken.
  private func boundsAround(_ subview: UIView) -> CGRect {
    guard let size = layoutState.formerSize, !subview.isPlacedByMask else { return bounds }
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Keeps the size that subviews have been placed in until they are placed in another; in none at
  /// all nothing has been.
  func keepFormerSize(_ size: CGSize) {
    // Subviews that masks place follow at once.
    guard layoutState.formerSize == nil, size != .zero else { return }
    for subview in links.subviews where !subview.isPlacedByMask {
      layoutState.formerSize = size
      return
    }
  }

  /// Brings the margins up to date that subviews placed by constraints preserve in the size of now,
  /// those of subviews among them that have stayed where they were.
  func refreshPreservedMargins() {
    var preserving: [UIView] = []
    for subview in links.subviews
    where subview.preservesSuperviewLayoutMargins && !subview.isPlacedByMask {
      preserving.append(subview)
    }
    if !preserving.isEmpty { UIView.refreshInsets(below: preserving) }
  }

  /// The effective margins as last brought up to date, which is from the top of the tree down.
  private var currentMargins: UIEdgeInsets { viewState.lastMargins ?? effectiveMargins }

  /// The margins an author set or the class has; a controller's root view keeps to the system's
  /// minimum where the controller wants that (AL-69).
  private var ownMargins: NSDirectionalEdgeInsets {
    guard let controller = viewState.viewController else {
      return viewState.baseMargins ?? defaultMargins
    }
    let minimum = controller.systemMinimumLayoutMargins
    var margins = viewState.baseMargins ?? minimum
    if controller.viewRespectsSystemMinimumLayoutMargins {
      margins.top = max(margins.top, minimum.top)
      margins.leading = max(margins.leading, minimum.leading)
      margins.bottom = max(margins.bottom, minimum.bottom)
      margins.trailing = max(margins.trailing, minimum.trailing)
    }
    return margins
  }

  /// Margins by sides. The direction is asked for where it makes a difference, as the question costs more than all else.
  private func resolved(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    if margins.leading == margins.trailing {
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    return margins.resolved(for: layoutDirection)
  }

  func changeBaseMargins(_ margins: NSDirectionalEdgeInsets) {
    viewState.baseMargins = margins
    refreshInsets()
  }

  // MARK: Propagation

  /// Brings safe area and margins up to date here and, where something changed, below; the
  /// callbacks come only on a change, margins first (AL-65, AL-70).
  ///
  /// - Complexity: O(views whose insets can have changed).
  func refreshInsets() {
    refreshOwnInsets()
    // The views below a subview follow where the subview's insets have changed: of most subviews there are none.
    for subview in links.subviews where hasInsetsToPass(to: subview) {
      guard subview.refreshOwnInsets() else { continue }
      var waiting: [UIView] = []
      subview.appendReceivers(to: &waiting)
      while let view = waiting.popLast() {
        if view.refreshOwnInsets() { view.appendReceivers(to: &waiting) }
      }
    }
  }

  /// Whether the insets of a subview follow from this view's.
  private func hasInsetsToPass(to subview: UIView) -> Bool {
    viewState.safeAreaInsets != .zero || subview.viewState.safeAreaInsets != .zero
      || subview.preservesSuperviewLayoutMargins
  }

  private func appendReceivers(to waiting: inout [UIView]) {
    for subview in links.subviews.reversed() where hasInsetsToPass(to: subview) {
      waiting.append(subview)
    }
  }

  /// Does so for several views that have moved or changed, a superview before its subviews, each once.
  ///
  /// The insets of a subview depend on its superview's insets and bounds and on its own frame. The way
  /// down therefore goes from the given views to their subviews, and from there only as far as insets
  /// have changed.
  static func refreshInsets(below views: [UIView]) {
    let given = views.count > 1 ? Set(views.map { ObjectIdentifier($0) }) : []
    var done: Set<ObjectIdentifier> = []
    for first in views {
      var waiting = [first]
      while let view = waiting.popLast() {
        if !given.isEmpty, !done.insert(ObjectIdentifier(view)).inserted { continue }
        let hasChanged = view.refreshOwnInsets()
        guard hasChanged || view === first || given.contains(ObjectIdentifier(view)) else {
          continue
        }
        view.appendReceivers(to: &waiting)
      }
    }
  }

  /// Brings the insets of this view up to date; reports whether safe area or margins changed.
  @discardableResult
  private func refreshOwnInsets() -> Bool {
    let oldSafeArea = viewState.safeAreaInsets
    let safeArea = currentSafeAreaInsets
    viewState.safeAreaInsets = safeArea
    let margins = effectiveMargins
    // A view that was never looked at had the margins of its class; a controller's root view is new
    // to its margins.
    let oldMargins =
      viewState.lastMargins
      ?? (viewState.viewController == nil ? resolved(defaultMargins) : nil)
    viewState.lastMargins = margins
    let controller = viewState.viewController
    if margins != oldMargins {
      insetsDidMove()
      if oldMargins != nil {
        trace(.layoutMarginsDidChange(margins))
        layoutMarginsDidChange()
        controller?.trace(.viewLayoutMarginsDidChange(margins))
        controller?.viewLayoutMarginsDidChange()
      }
    }
    guard safeArea != oldSafeArea else { return margins != oldMargins }
    insetsDidMove()
    safeAreaWasRefreshed()
    trace(.safeAreaInsetsDidChange(safeArea))
    safeAreaInsetsDidChange()
    controller?.trace(.viewSafeAreaInsetsDidChange(safeArea))
    controller?.viewSafeAreaInsetsDidChange()
    return true
  }

  func directionDidChange() {
    refreshInsets()
    engineDirectionDidChange()
    setNeedsLayout()
  }
}
