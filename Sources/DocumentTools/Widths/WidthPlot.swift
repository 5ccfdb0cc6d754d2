import AutoLayout
import PortableUIKit
import PropertyTesting

/// A plot of the left and right edges of views over the width of the window, with a mark at every event.
final class WidthPlot: UIView {
  private let sweep: ScreenSweep
  private let names: [String]
  /// How many views are not drawn.
  private let leftOut: Int

  /// Points of the plot around the axes.
  private static let margins = UIEdgeInsets(top: 24, left: 64, bottom: 44, right: 24)
  private static let plotSize = CGSize(width: 760, height: 420)
  private static let lineHeight: CGFloat = 18
  private static let mostViews = 8
  private static let mostEvents = 24

  init(sweep: ScreenSweep, names: [String]) {
    self.sweep = sweep
    self.names = Array(names.prefix(Self.mostViews))
    leftOut = names.count - self.names.count
    let events = Self.events(of: self.names, in: sweep)
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: Self.plotSize.width + Self.margins.left + Self.margins.right,
        height: Self.plotSize.height + Self.margins.top + Self.margins.bottom
          + Self.lineHeight * CGFloat(self.names.count + events.count + 2)))
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  /// The events at which one of the views takes another course, each with its width.
  private static func events(of names: [String], in sweep: ScreenSweep) -> [(Double, String)] {
    var events: [Double: String] = [:]
    for name in names {
      for stretch in WidthStretch.all(of: name, in: sweep).dropFirst() {
        events[stretch.range.lowerBound] = stretch.beginning ?? "\(name) takes another course"
      }
    }
    return Array(events.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }.prefix(mostEvents))
  }

  private static let colors: [UIColor] = [
    .systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemBrown,
    .systemPink,
  ]

  override func draw(_ rect: CGRect) {
    let plot = CGRect(
      origin: CGPoint(x: Self.margins.left, y: Self.margins.top), size: Self.plotSize)
    let (low, high) = (sweep.range.lowerBound, sweep.range.upperBound)
    func place(_ width: Double, _ edge: Double) -> CGPoint {
      CGPoint(
        x: plot.minX + (width - low) / (high - low) * plot.width,
        y: plot.maxY - edge / high * plot.height)
    }
    drawAxes(plot, place)
    let events = Self.events(of: names, in: sweep)
    for (number, (width, _)) in events.enumerated() {
      let mark = UIBezierPath()
      mark.move(to: CGPoint(x: place(width, 0).x, y: plot.minY))
      mark.addLine(to: CGPoint(x: place(width, 0).x, y: plot.maxY))
      mark.setLineDash([3, 3], count: 2, phase: 0)
      UIColor.lightGray.setStroke()
      mark.stroke()
      write("\(number + 1)", at: CGPoint(x: place(width, 0).x - 4, y: plot.minY - 16), .darkGray)
    }
    var line = CGPoint(x: plot.minX, y: plot.maxY + 34)
    for (number, name) in names.enumerated() {
      let color = Self.colors[number % Self.colors.count]
      color.setStroke()
      for stretch in WidthStretch.all(of: name, in: sweep) {
        for edge in [\LayoutRect.minX, \.maxX] {
          let path = UIBezierPath()
          path.lineWidth = 1.5
          path.move(to: place(stretch.range.lowerBound, stretch.start[keyPath: edge]))
          path.addLine(to: place(stretch.range.upperBound, stretch.end[keyPath: edge]))
          path.stroke()
        }
      }
      write("left and right edge of \(name)", at: line, color)
      line.y += Self.lineHeight
    }
    for (number, (width, words)) in events.enumerated() {
      write("\(number + 1)   at \(width.widthText): \(words)", at: line, .darkGray)
      line.y += Self.lineHeight
    }
    if leftOut > 0 {
      let count = NumberText.count(leftOut, "more view")
      write("\(count) not drawn: choose with --view", at: line, .darkGray)
    }
  }

  private func drawAxes(_ plot: CGRect, _ place: (Double, Double) -> CGPoint) {
    UIColor.black.setStroke()
    let axes = UIBezierPath()
    axes.move(to: plot.origin)
    axes.addLine(to: CGPoint(x: plot.minX, y: plot.maxY))
    axes.addLine(to: CGPoint(x: plot.maxX, y: plot.maxY))
    axes.stroke()
    write("edge", at: CGPoint(x: 16, y: 2), .darkGray)
    write("width of the window", at: CGPoint(x: plot.midX - 55, y: plot.maxY + 18), .darkGray)
    for part in stride(from: 0.0, through: 1, by: 0.25) {
      let (low, high) = (sweep.range.lowerBound, sweep.range.upperBound)
      let width = (low + part * (high - low)).rounded()
      write(width.widthText, at: CGPoint(x: place(width, 0).x - 10, y: plot.maxY + 4), .black)
      let edge = (part * high).rounded()
      write(edge.widthText, at: CGPoint(x: 16, y: place(low, edge).y - 8), .black)
    }
  }

  private func write(_ text: String, at point: CGPoint, _ color: UIColor) {
    text.draw(
      at: point,
      withAttributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: color])
  }
}
