import CairoRenderer
import Foundation
import InterfaceBuilder
import LayoutProperties
import PortableUIKit
import Screens

/// What a layout at every width costs: a sweep over 320 to 1366 points against layouts at the 1,047 whole widths, by edits of
/// the same engine or window, in one run.
@main @MainActor struct WidthCosts {
  private static let clock = ContinuousClock()
  private static let widths = 320.0...1366.0
  private static let rounds = 5

  static func main() throws {
    print("| screen | pieces | a sweep in ms | 1,047 layouts in ms | ratio | to be |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for items in [503, 5_003] {
      for screen in SweptScreen.all(items: items) {
        var pieces = 0
        let sweep = try median { pieces = try screen.sweep(widths) }
        let layouts = median { screen.layOutEach(widths) }
        row("\(screen.name), \(items) items", pieces, sweep, layouts, 30)
      }
    }
    try screen("Profile.storyboard, views made afresh for the sweep", 30, example())
    try screen("ten wrapping labels, views made afresh for the sweep", 5, labels())
  }

  /// The middle one of several times, in milliseconds.
  private static func median(_ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      let parts = try clock.measure(body).components
      times.append(Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15)
    }
    return times.sorted()[rounds / 2]
  }

  private static func row(
    _ name: String, _ pieces: Int, _ sweep: Double, _ layouts: Double, _ wanted: Int
  ) {
    let numbers = [sweep, layouts, layouts / sweep].map { String(format: "%.2f", $0) }
    print("| \(name) | \(pieces) | \(numbers.joined(separator: " | ")) | at least \(wanted) |")
  }

  private static func screen(
    _ name: String, _ wanted: Int, _ make: @escaping () -> UIView
  ) throws {
    let layout = ScreenLayout.view(make)
    var pieces = 0
    let sweep = try median { pieces = try layout.sweep(widths: widths).pieces.count }
    let window = UIWindow(environment: .standard)
    let controller = UIViewController()
    controller.view = make()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let layouts = median {
      for width in stride(from: widths.lowerBound, through: widths.upperBound, by: 1) {
        window.frame.size.width = width
        window.layoutIfNeeded()
      }
    }
    row(name, pieces, sweep, layouts, wanted)
  }

  // MARK: Screens

  private static func example() throws -> () -> UIView {
    let document = try InterfaceDocument(
      contentsOf: URL(fileURLWithPath: "Docs/Examples/Profile.storyboard"))
    guard let scene = document.initialScene else { fatalError("the example has a scene") }
    return {
      do {
        return try scene.instantiate(InstantiationOptions()).rootView
      } catch {
        fatalError("the example's scene can be made: \(error)")
      }
    }
  }

  private static func labels() -> () -> UIView {
    {
      let root = UIView()
      let words = "A text that is long enough to break into several lines in a narrow window. "
      let labels = (1...10).map { number in
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: words, count: 1 + number % 3)
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      ])
      return root
    }
  }
}
