import Foundation
import PortableUIKit

/// The layout margins Interface Builder gives a view, before the safe area adds to them.
struct MarginRule {
  let rules: CanvasRules
  let useSafeAreas: Bool
  let deviceWidth: Double?
  let isControllerRoot: Bool
  let simulatesTopBar: Bool
  /// The shorter side of the screen in points, where another device than the canvas's is asked for.
  let shorterSide: CGFloat?

  /// - Parameters:
  ///   - deviceWidth: The width of the whole screen, in points.
  ///   - device: The device that is asked for; nil for the canvas.
  init(
    rules: CanvasRules, useSafeAreas: Bool, deviceWidth: Double?, device: DeviceEnvironment? = nil,
    scene: InterfaceScene
  ) {
    shorterSide = device.map { min($0.portraitSize.width, $0.portraitSize.height) }
    self.rules = rules
    self.useSafeAreas = useSafeAreas
    self.deviceWidth = deviceWidth
    isControllerRoot = scene.controller != nil
    simulatesTopBar = scene.simulatedMetrics.topBar != .inferred
  }

  /// The margins of the view at `index`.
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
      return cell(index, in: hierarchy)
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
    let width = isControllerRoot ? shorterSide ?? view.frame.width : view.frame.width
    return width >= 414 ? 20 : 16
  }

  /// The margins of a table cell and its content view.
  private func cell(_ index: Int, in hierarchy: InterfaceHierarchy) -> UIEdgeInsets {
    guard rules.hold(.rowMargins) else { return uniform(8) }
    let view = hierarchy.views[index]
    let cell = view.kind == "tableViewCell" ? view : view.parent.map { hierarchy.views[$0] } ?? view
    let side = cell.role == .root ? sideOfLoneCell(cell) : sideOfCellInTable(cell, hierarchy)
    let vertical: CGFloat = isNewLook ? 15 : 11
    let hasAccessory =
      view.role == .contentView && (cell.element?.string("accessoryType") ?? "none") != "none"
    return UIEdgeInsets(
      top: vertical, left: side, bottom: vertical, right: hasAccessory ? 8 : side)
  }

  /// The side margins of a cell in a table.
  private func sideOfCellInTable(_ cell: InterfaceView, _ hierarchy: InterfaceHierarchy) -> CGFloat
  {
    side(ofCell: cell, screen: deviceWidth ?? Double(hierarchy.views[0].frame.width))
  }

  /// The side margins of a cell that is the canvas itself.
  private func sideOfLoneCell(_ cell: InterfaceView) -> CGFloat {
    let width = Double(cell.frame.width)
    if !rules.hold(.loneRowsFollowScreen) { return width >= 414 ? 20 : 16 }
    return side(ofCell: cell, screen: deviceWidth ?? width)
  }

  /// The side margins of a cell follow the screen; on a wide one a narrow cell keeps those of a phone.
  private func side(ofCell cell: InterfaceView, screen: Double) -> CGFloat {
    let width = Double(cell.frame.width)
    let isPad = screen >= 744
    if !rules.hold(.rowMarginsFollowScreen) {
      return width >= 414 ? 20 : 16
    } else if !rules.hold(.rowMarginsOf16) {
      if screen < 414 || (isPad && width < 414) { return 15 }
    } else if screen <= 375 || (screen <= 390 && rules.hold(.narrowAt390)) {
      return 16
    }
    return width > 320 ? 20 : 16
  }

  /// The versions of Xcode 26, whose canvas shows the look of iOS 26.
  private var isNewLook: Bool { rules.hold(.newLook) }

  /// Whether the view is a cell; the margins of the table around it do not reach in.
  private func isCell(_ view: InterfaceView) -> Bool {
    view.kind == "tableViewCell" || view.kind == "collectionViewCell"
  }

  private func uniform(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }
}
