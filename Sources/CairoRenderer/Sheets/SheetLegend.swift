import Drawing
import Foundation
import PortableUIKit

/// The line below the pictures of a contact sheet that says what the colours of its marks mean.
@MainActor struct SheetLegend {
  private let entries: [(entry: ContactSheet.LegendEntry, x: Double, width: Double)]
  private let font: UIFont
  /// The room it takes, the margins around it among that; none without entries.
  let size: CGSize

  /// The side of a square of colour, in points.
  private static let swatch = 14.0
  /// The room between a square and its words, and half of that between one entry and the next.
  private static let gap = 8.0

  /// Places the entries beside each other.
  ///
  /// - Parameter width: The width of a text in `font`.
  init(entries: [ContactSheet.LegendEntry], font: UIFont, width: (String) -> CGFloat) {
    self.font = font
    var x = 0.0
    self.entries = entries.map { entry in
      let words = Double(width(entry.meaning)) + 1
      defer { x += Self.swatch + Self.gap + words + 2 * Self.gap }
      return (entry, x, words)
    }
    size =
      entries.isEmpty
      ? .zero
      : CGSize(
        width: x + SheetLayout.margin, height: SheetLayout.captionHeight + SheetLayout.margin)
  }

  func draw(at corner: CGPoint, _ look: LookCanvas) {
    for (entry, x, width) in entries {
      let square = CGRect(
        x: corner.x + x, y: corner.y + (SheetLayout.captionHeight - Self.swatch) / 2,
        width: Self.swatch, height: Self.swatch)
      look.context.fill(square.insetBy(dx: -2, dy: -2), .white)
      look.context.fill(square, entry.color)
      look.paint(
        entry.meaning,
        in: CGRect(
          x: square.maxX + Self.gap, y: corner.y + 2, width: width,
          height: SheetLayout.captionHeight - 4),
        TextStyle(font: font, color: UIColor(rgb: 0x3A3A3C)))
    }
  }
}
