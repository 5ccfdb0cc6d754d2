import Foundation
import PortableUIKit

/// The items of a toolbar.
struct ToolbarPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ bar: UIToolbar) {
    if bar.showsGround { look.paintGround(of: bar, bar.shownBarTintColor) }
    if bar.showsEdge { look.paintEdge(of: bar, atTop: true) }
    paintItems(of: bar)
  }

  /// Draws the buttons of a toolbar.
  private func paintItems(of bar: UIToolbar) {
    look.paint(BarItemArrangement(bar) { CGFloat(width(of: $0, font: $1)) }.places, of: bar)
  }
}
