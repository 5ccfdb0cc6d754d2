import Foundation

extension LookCanvas {
  /// The height of a row where it faces the reader, and the radius of the wheels, in points.
  private static let rowHeight = 32.0

  private static let wheelRadius = 104.0

  /// Draws turning wheels side by side, with the band that marks the chosen rows.
  func paint(_ wheels: [PickerWheel], of view: UIView) {
    let bounds = view.bounds
    let band = CGRect(
      x: bounds.minX + 9, y: bounds.midY - Self.rowHeight / 2 - 1,
      width: max(0, bounds.width - 18), height: Self.rowHeight + 2)
    context.fillRounded(band, radius: 8, color(.tertiarySystemFill, in: view))
    let room = band.insetBy(dx: min(16, band.width / 4), dy: 0)
    // Wheels of dates keep together; those of a program share the width.
    let total = wheels.reduce(0) { $0 + $1.share }
    let width = total <= 1.001 && wheels.count > 1 ? min(room.width, 330) : room.width
    var x = room.midX - width / 2
    for wheel in isRightToLeft(view) ? wheels.reversed() : wheels {
      let part = width * wheel.share / total
      paint(wheel, in: CGRect(x: x, y: bounds.minY, width: part, height: bounds.height), of: view)
      x += part
    }
  }

  private func paint(_ wheel: PickerWheel, in column: CGRect, of view: UIView) {
    let mostRows = Int(Double.pi / 2 * Self.wheelRadius / Self.rowHeight)
    for offset in -mostRows...mostRows {
      guard let title = wheel.title(offset) else { continue }
      let angle = Double(offset) * Self.rowHeight / Self.wheelRadius
      let height = Self.rowHeight * cos(angle)
      let y = column.midY + Self.wheelRadius * sin(angle)
      guard height > 3, y > column.minY, y < column.maxY else { continue }
      var style = TextStyle(
        font: .systemFont(ofSize: 21),
        color: offset == 0
          ? color(.label, in: view) : color(.label, in: view).faded(to: 0.42 * cos(angle)))
      style.alignment = wheel.alignment
      style.minimumScale = 0.6
      context.saved {
        // Rows further round the wheel are seen from the side.
        context.translateBy(x: 0, y: y)
        context.scaleBy(x: 1, y: cos(angle))
        let row = CGRect(
          x: column.minX + 4, y: -Self.rowHeight / 2, width: max(0, column.width - 8),
          height: Self.rowHeight)
        paint(title, in: row, style)
      }
    }
  }
}
