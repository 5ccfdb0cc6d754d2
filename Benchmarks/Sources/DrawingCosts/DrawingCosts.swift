import CairoRenderer
import Foundation
import PortableUIKit

/// Costs of pictures as ratios within one run: what a change costs against the whole, and what is kept.
///
/// Times say how much; the counts that tests assert (pixels painted, draws, bytes kept) say why.
@main @MainActor struct DrawingCosts {
  private static let clock = ContinuousClock()
  private static let rounds = 15

  static func main() throws {
    print("| what | measured | to be |")
    print("| --- | ---: | ---: |")
    try label()
    try scroll()
    try memory()
  }

  /// The middle one of several times, in microseconds.
  private static func median(_ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      let time = try clock.measure(body)
      let parts = time.components
      times.append(Double(parts.seconds) * 1e6 + Double(parts.attoseconds) / 1e12)
    }
    return times.sorted()[rounds / 2]
  }

  private static func row(_ what: String, _ ratio: Double, _ wanted: String) {
    print("| \(what) | \(String(format: "%.1f", ratio)) | \(wanted) |")
  }

  // MARK: What is measured

  /// A screen of 393 x 852 points at three: rows of text with a picture each.
  private static func screen(rows: Int) -> (UIWindow, UIScrollView, [UILabel]) {
    let window = UIWindow(environment: .standard)
    window.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    window.makeKeyAndVisible()
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 393, height: 44 * CGFloat(rows))
    window.addSubview(list)
    var labels: [UILabel] = []
    for index in 0..<rows {
      let y = 44 * CGFloat(index)
      let label = UILabel(frame: CGRect(x: 60, y: y + 10, width: 200, height: 24))
      label.text = "Row \(index)"
      let icon = UIImageView(
        image: UIImage(name: "star.fill", size: CGSize(width: 24, height: 24), isSymbolImage: true))
      icon.frame = CGRect(x: 16, y: y + 10, width: 24, height: 24)
      list.addSubview(label)
      list.addSubview(icon)
      labels.append(label)
    }
    window.performTurn()
    return (window, list, labels)
  }

  private static func label() throws {
    let (window, _, labels) = screen(rows: 20)
    let canvas = try ViewCanvas(of: window, scale: 3)
    var number = 0
    let part = try median {
      number += 1
      labels[3].text = "Other \(number)"
      window.performTurn()
      try canvas.update()
    }
    let whole = try median { _ = try ViewRenderer(scale: 3).image(of: window) }
    row("the whole of 1179 x 2556 against one label changed", whole / part, "at least 20")
  }

  private static func scroll() throws {
    let (window, list, _) = screen(rows: 60)
    let canvas = try ViewCanvas(of: window, scale: 3)
    for offset in 0..<60 {
      list.contentOffset.y = CGFloat(offset)
      window.performTurn()
      try canvas.update()
    }
    let draws = window.drawingWork.draws
    let blits = canvas.work.blits
    var offset = 0
    _ = try median {
      offset += 1
      list.contentOffset.y = CGFloat(offset)
      window.performTurn()
      try canvas.update()
    }
    row("drawings per step of an integer scroll", Double(window.drawingWork.draws - draws), "0")
    row(
      "contents laid down per step, of 40 in view",
      Double(canvas.work.blits - blits) / Double(rounds),
      "about 40")
  }

  private static func memory() throws {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(bounds.insetBy(dx: 2, dy: 2))
      }
    }
    let window = UIWindow(environment: .standard)
    window.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    window.makeKeyAndVisible()
    for index in 0..<200 {
      let (row, column) = index.quotientAndRemainder(dividingBy: 10)
      window.addSubview(
        Drawn(frame: CGRect(x: 39 * CGFloat(column), y: 30 * CGFloat(row), width: 39, height: 30)))
    }
    window.performTurn()
    let canvas = try ViewCanvas(of: window, scale: 3)
    let pixels = 390.0 * 600 * 9 * 4
    row(
      "bytes kept of 200 drawn views against their pixels",
      Double(canvas.work.snapshotBytes) / pixels,
      "at most 1.5")
  }
}
