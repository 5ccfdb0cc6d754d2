import Foundation
import PortableUIKit

/// The layout margins Interface Builder gives a view, before the safe area adds to them.
struct MarginRule {
  let rules: CanvasRules
  let useSafeAreas: Bool
  let screen: Screen
  let isControllerRoot: Bool
  let simulatesTopBar: Bool

  /// The screen around a scene.
  struct Screen {
    /// The width of the whole screen as it is held, in points; nil where there is none.
    var width: Double?
    /// The canvas device; nil for another device than the document's.
    var canvas: InterfaceDocument.CanvasDevice?
    /// The shorter side in points, where another device than the document's is asked for.
    var shorterSide: CGFloat?
  }

  init(rules: CanvasRules, useSafeAreas: Bool, screen: Screen, scene: InterfaceScene) {
    self.rules = rules
    self.useSafeAreas = useSafeAreas
    self.screen = screen
    isControllerRoot = scene.controller != nil
    simulatesTopBar = scene.simulatedMetrics.topBar != .inferred
  }

  func margins(of index: Int, in hierarchy: InterfaceHierarchy) -> ViewMargins {
    let view = hierarchy.views[index]
    if view.role == .root, !isControllerRoot, view.preservesSuperviewMargins,
      !view.insetsMarginsFromSafeArea
    {
      // Its margins follow those of the views that will be around it; here there are none.
      return ViewMargins(
        insets: explicit(view) ?? uniform(8), insetsFromSafeArea: false, preservesSuperview: false)
    }
    let system = defaults(of: index, in: hierarchy)
    var insets = explicit(view) ?? system
    if view.role == .root, isControllerRoot || (rules.hold(.rootMargins) && view.kind == "view") {
      // A root keeps at least the system's margins at its sides.
      insets.left = max(insets.left, system.left)
      insets.right = max(insets.right, system.right)
    }
    return ViewMargins(
      insets: insets,
      insetsFromSafeArea: view.insetsMarginsFromSafeArea
        && (useSafeAreas || isPlainXibRoot(view) || isControllerRoot(view)),
      preservesSuperview: view.preservesSuperviewMargins && !isCell(view))
  }

  /// The margins of `view` by the document alone.
  func ownMargins(of view: InterfaceView) -> ViewMargins {
    ViewMargins(
      insets: explicit(view), insetsFromSafeArea: view.insetsMarginsFromSafeArea,
      preservesSuperview: view.preservesSuperviewMargins)
  }

  /// Recent xib roots have the safe area in their margins even if the document does not use it.
  private func isPlainXibRoot(_ view: InterfaceView) -> Bool {
    view.role == .root && !isControllerRoot && !simulatesTopBar && rules.hold(.rootMargins)
  }

  /// And so have the roots of controllers, whose top and bottom guides tell of the same.
  private func isControllerRoot(_ view: InterfaceView) -> Bool {
    view.role == .root && isControllerRoot && rules.hold(.rootMargins)
  }

  /// The margins the document sets.
  private func explicit(_ view: InterfaceView) -> UIEdgeInsets? {
    switch view.margins {
    case .absolute(let top, let left, let bottom, let right)?:
      return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    case .directional(let top, let leading, let bottom, let trailing)?:
      return UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case nil:
      return nil
    }
  }

  /// The margins of a view whose document sets none.
  private func defaults(of index: Int, in hierarchy: InterfaceHierarchy) -> UIEdgeInsets {
    let view = hierarchy.views[index]
    switch view.kind {
    case "tableViewCell", "tableViewCellContentView":
      return RowMarginRule(rules: rules, screen: screen).margins(of: index, in: hierarchy)
    case "collectionViewCell", "collectionReusableView", "collectionViewCellContentView":
      guard view.role == .root, rules.hold(.rootMargins) else { return uniform(8) }
      let side = side(of: view)
      return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    case "stackView":
      return uniform(0)
    default:
      guard view.role == .root else { return uniform(8) }
      guard isControllerRoot || rules.hold(.rootMargins) || useSafeAreas else { return uniform(8) }
      let side = side(of: view)
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
  }

  /// The side margins of a root: 20 points where it, or the device that is asked for, is 414 points wide, 16
  /// elsewhere.
  private func side(of view: InterfaceView) -> CGFloat {
    let width = isControllerRoot ? screen.shorterSide ?? view.frame.width : view.frame.width
    return width >= 414 ? 20 : 16
  }

  /// Whether the view is a cell; the margins of the table around it do not reach in.
  private func isCell(_ view: InterfaceView) -> Bool {
    view.kind == "tableViewCell" || view.kind == "collectionViewCell"
  }

  private func uniform(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }
}
