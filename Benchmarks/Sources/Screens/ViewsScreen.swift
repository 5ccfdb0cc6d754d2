import AutoLayout
import Foundation
import PortableUIKit

/// A window full of rows, laid out by the passes.
final class ViewsScreen: Screen {
  @MainActor
  private struct Row {
    let view = UIView()
    let title = UILabel()
    let subtitle = UILabel()
    let value = UILabel()
    let icon = UIView()

    var views: [UIView] { [view, icon, title, subtitle, value] }
  }

  private let window: UIWindow
  private let controller = UIViewController()
  private var rows: [Row] = []
  private var subtitles: [String]

  var viewCount: Int { 2 + 5 * rows.count }

  convenience init(rows count: Int) {
    self.init(subtitles: (0..<count).map { "Row \($0)" })
  }

  private init(subtitles: [String]) {
    self.subtitles = subtitles
    guard let environment = DeviceEnvironment.named("iPhone 16") else {
      preconditionFailure("the table of devices has an iPhone 16")
    }
    window = UIWindow(environment: environment, frameClock: ManualFrameClock())
    window.rootViewController = controller
    var constraints: [NSLayoutConstraint] = []
    for (index, text) in subtitles.enumerated() {
      rows.append(makeRow(index, text, &constraints))
    }
    NSLayoutConstraint.activate(constraints)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func makeRow(
    _ index: Int, _ text: String, _ constraints: inout [NSLayoutConstraint]
  ) -> Row {
    let row = Row()
    let (view, list) = (row.view, controller.view!)
    for part in row.views { part.translatesAutoresizingMaskIntoConstraints = false }
    row.title.text = "Title \(index % 10)"
    row.subtitle.text = text
    row.value.text = "\(index % 7)"
    list.addSubview(view)
    for part in row.views.dropFirst() { view.addSubview(part) }
    let top =
      index == 0 ? list.safeAreaLayoutGuide.topAnchor : rows[index - 1].view.bottomAnchor
    let own: [NSLayoutConstraint] = [
      view.leadingAnchor.constraint(equalTo: list.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: list.trailingAnchor),
      view.topAnchor.constraint(equalTo: top),
      row.icon.widthAnchor.constraint(equalToConstant: 24),
      row.icon.heightAnchor.constraint(equalToConstant: 24),
      row.icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      row.icon.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      row.title.leadingAnchor.constraint(equalTo: row.icon.trailingAnchor, constant: 12),
      row.title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      row.subtitle.leadingAnchor.constraint(equalTo: row.title.leadingAnchor),
      row.subtitle.topAnchor.constraint(equalTo: row.title.bottomAnchor, constant: 2),
      row.subtitle.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      row.subtitle.trailingAnchor.constraint(
        lessThanOrEqualTo: row.value.leadingAnchor, constant: -8),
      row.value.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      row.value.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ]
    constraints += own
    return row
  }

  // MARK: What happens

  var counts: ScreenCounts {
    var counts = ScreenCounts()
    counts.viewsLaidOut = window.layoutCount
    return counts
  }

  var phases: [ScreenPhase] {
    let middle = rows.count / 2
    return [
      ScreenPhase(
        "rotation",
        steps: [DeviceOrientation.landscape, .portrait].map { orientation in
          { [unowned self] in window.rotate(to: orientation) }
        }),
      ScreenPhase(
        "a leaf changes", isLocal: true,
        steps: ["changed", "changed again", "Row \(middle)"].map { text in
          { [unowned self] in
            subtitles[middle] = text
            rows[middle].subtitle.text = text
            window.layoutIfNeeded()
          }
        }),
    ]
  }

  // MARK: Comparison

  /// The texts are as large as the labels want to be.
  var flexbox: FlexScreen {
    let size = window.bounds.size
    var root = FlexNode()
    root.padding.top = Double(rows.first?.view.frame.minY ?? 0)
    var screen = FlexScreen(
      portrait: LayoutSize(width: size.width, height: size.height),
      landscape: LayoutSize(width: size.height, height: size.width), root)
    // Not their frames, whose rounding to pixels would add up down the rows.
    func text(_ item: Int, _ label: UILabel) -> FlexNode {
      let size = label.intrinsicContentSize
      return .text(item, LayoutSize(width: size.width, height: size.height))
    }
    for (number, row) in rows.enumerated() {
      let item = 5 * number
      let box = screen.add(
        .row(item, padding: LayoutInsets(top: 0, left: 16, bottom: 0, right: 16)), in: 0)
      _ = screen.add(.fixed(item + 1, 24, 24), in: box)
      let texts = screen.add(.texts, in: box)
      var title = text(item + 2, row.title)
      title.margins.bottom = 2
      _ = screen.add(title, in: texts)
      let subtitle = screen.add(text(item + 3, row.subtitle), in: texts)
      if number == rows.count / 2 { screen.changingText = subtitle }
      _ = screen.add(text(item + 4, row.value), in: box)
    }
    return screen
  }

  func frames() -> [Double] {
    rows.flatMap(\.views).flatMap { view in
      [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { Double($0) }
    }
  }

  func remade() -> any Screen {
    let screen = ViewsScreen(subtitles: subtitles)
    screen.window.rotate(to: window.screen.orientation)
    return screen
  }
}
