import Foundation

/// The items of a toolbar.
@MainActor struct ToolbarLook: ViewLook {
  let look: LookCanvas

  func paint(_ bar: UIToolbar) {
    look.paint(BarItemArrangement(bar) { CGFloat(width(of: $0, font: $1)) }.places, of: bar)
  }
}
