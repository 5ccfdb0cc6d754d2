import Foundation
import PortableUIKit

/// The items of a toolbar.
struct ToolbarPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ bar: UIToolbar) {}

  /// Draws the items, above the ground, which is a subview.
  func paintOverlay(_ bar: UIToolbar) -> Bool {
    look.paint(BarItemArrangement(bar) { CGFloat(width(of: $0, font: $1)) }.places, of: bar)
    return true
  }
}
