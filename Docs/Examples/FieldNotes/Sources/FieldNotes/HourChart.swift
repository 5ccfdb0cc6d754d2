import UIKit

/// Bars of the counts of each hour.
final class HourChart: UIView {
  var counts: [Int] = [] {
    didSet { setNeedsDisplay() }
  }
  var firstHour = Sighting.firstHour {
    didSet { setNeedsDisplay() }
  }

  /// The height of the line with the hours.
  static let footer: CGFloat = 20
  private static let gap: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 160)
  }

  /// The bar of one of the counts; the highest bar fills the height above the footer.
  func barRect(at index: Int) -> CGRect {
    guard counts.indices.contains(index), let most = counts.max(), most > 0 else { return .null }
    let width = (bounds.width - Self.gap * CGFloat(counts.count - 1)) / CGFloat(counts.count)
    let room = bounds.height - Self.footer
    let height = room * CGFloat(counts[index]) / CGFloat(most)
    return CGRect(
      x: (width + Self.gap) * CGFloat(index), y: room - height, width: width, height: height)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let most = counts.max(), most > 0 else {
      return
    }
    let room = bounds.height - Self.footer

    // A dashed line at every quarter of the height.
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [4, 4])
    for quarter in 0..<4 {
      let y = (room * CGFloat(quarter) / 4).rounded() + 0.5
      context.move(to: CGPoint(x: 0, y: y))
      context.addLine(to: CGPoint(x: bounds.width, y: y))
    }
    context.strokePath()
    context.setLineDash(phase: 0, lengths: [])

    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel,
    ]
    for index in counts.indices {
      let bar = barRect(at: index)
      tintColor.setFill()
      UIBezierPath(
        roundedRect: bar, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 4, height: 4)
      ).fill()
      let hour = "\(firstHour + index)" as NSString
      let size = hour.size(withAttributes: attributes)
      hour.draw(
        at: CGPoint(x: bar.midX - size.width / 2, y: bounds.height - size.height),
        withAttributes: attributes)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
