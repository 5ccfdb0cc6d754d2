import Foundation
import PortableUIKit

/// The layout margins that Interface Builder gives a table's rows and their content views.
struct RowMarginRule {
  let rules: CanvasRules
  let screen: MarginRule.Screen

  /// The margins of the row or content view at `index`, in points.
  func margins(of index: Int, in hierarchy: InterfaceHierarchy) -> UIEdgeInsets {
    guard rules.hold(.rowMargins) else {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let view = hierarchy.views[index]
    let row = view.kind == "tableViewCell" ? view : view.parent.map { hierarchy.views[$0] } ?? view
    let side = row.role == .root ? sideOfLoneRow(row) : sideInTable(row, hierarchy)
    let hasAccessory =
      view.role == .contentView && (row.element?.string("accessoryType") ?? "none") != "none"
    let vertical = vertical(row)
    return UIEdgeInsets(
      top: vertical, left: side, bottom: vertical, right: hasAccessory ? 8 : end(side))
  }

  private var kind: CanvasTable.Entry.Kind? {
    screen.canvas.flatMap { CanvasTable.entry($0.id)?.kind }
  }

  private var isTablet: Bool { kind == .pad && rules.hold(.rowsOfTablets) }
  private var isMac: Bool { kind == .mac && rules.hold(.rowsOfMac) }

  private func vertical(_ row: InterfaceView) -> CGFloat {
    if isMac { return 8 }
    // The versions of Xcode 26 show the look of iOS 26.
    if rules.hold(.newLook) || (isTablet && row.role != .root) { return 15 }
    return 11
  }

  /// The margin at the end of a row without an accessory, by that at its beginning.
  private func end(_ side: CGFloat) -> CGFloat {
    isMac && rules.hold(.wideEndOfMacRows) ? 28 : side
  }

  private func sideInTable(_ row: InterfaceView, _ hierarchy: InterfaceHierarchy) -> CGFloat {
    let table = row.parent.map { hierarchy.views[$0] }
    // The rows of an inset group count as wide as their table.
    let isInset = table?.element?.string("style") == "insetGrouped"
    let width = Double((isInset ? table?.frame.width : nil) ?? row.frame.width)
    return side(width: width, screen: screenWidth ?? Double(hierarchy.views[0].frame.width))
  }

  /// The side margins of a row that is the canvas itself.
  private func sideOfLoneRow(_ row: InterfaceView) -> CGFloat {
    let width = Double(row.frame.width)
    if !rules.hold(.loneRowsFollowScreen) { return width >= 414 ? 20 : 16 }
    return side(width: width, screen: screenWidth ?? width)
  }

  /// The width of the screen that decides margins: upright, if the canvas takes it so.
  private var screenWidth: Double? {
    guard rules.hold(.rowsFollowUprightScreen),
      let upright = screen.canvas.flatMap({ CanvasTable.entry($0.id)?.size.width })
    else { return screen.width }
    return Double(upright)
  }

  /// The side margins of a row follow the screen; on a wide one a narrow row keeps those of a phone.
  private func side(width: Double, screen: Double) -> CGFloat {
    if isTablet || isMac { return 16 }
    if !rules.hold(.rowMarginsFollowScreen) {
      return width >= 414 ? 20 : 16
    } else if !rules.hold(.rowMarginsOf16) {
      if screen < 414 || (screen >= Self.narrowestTablet && width < 414) { return 15 }
    } else if isNarrow(screen) {
      return 16
    }
    return width > 320 ? 20 : 16
  }

  /// The width in points of the narrowest tablet.
  private static let narrowestTablet = 744.0

  private func isNarrow(_ width: Double) -> Bool {
    if screen.canvas?.id == "retina5_9", rules.hold(.wideRowsOfX) { return false }
    if width == 402 { return rules.hold(.narrowRowsOf402) }
    return width <= (rules.hold(.narrowAt390) ? 390 : 375)
  }
}
