import Foundation
import LayoutProperties
import PortableUIKit
import PropertyTesting
import Testing

/// What ends a piece beside the solver's rows: borders of the safe area, ambiguity, texts of their own width.
@MainActor @Suite struct WidthEventTests {
  private static let widths = 320.0...1366.0

  /// A view of a root's views by name, with constraints.
  private func screen(
    _ names: [String], _ constraints: @escaping (UIView, [String: UIView]) -> [NSLayoutConstraint],
    make: @escaping (String) -> UIView = { _ in UIView() }
  ) -> ScreenLayout {
    ScreenLayout.view {
      let root = UIView()
      var views: [String: UIView] = [:]
      for name in names {
        let view = make(name)
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        views[name] = view
        root.addSubview(view)
      }
      NSLayoutConstraint.activate(constraints(root, views))
      return root
    }
  }

  /// A card in the middle of a window 844 high, 47 of which at the top and 34 at the bottom are unsafe, as high as wide.
  ///
  /// With a card of t − 72 its top is at 422 − (t − 72) / 2, which comes to 47 at t = 822, and its bottom to 810 at t = 848;
  /// the cover in it fills it to its edges, so that it leaves the card's safe area from there on, and not before.
  @Test func `a safe area turns where a view meets its border`() throws {
    let screen = ScreenLayout.view {
      let (root, card, cover) = (UIView(), UIView(), UIView())
      (card.accessibilityIdentifier, cover.accessibilityIdentifier) = ("card", "cover")
      for (view, parent) in [(card, root), (cover, card)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
      }
      NSLayoutConstraint.activate([
        card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        card.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        card.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -72),
        card.heightAnchor.constraint(equalTo: card.widthAnchor),
        cover.topAnchor.constraint(equalTo: card.topAnchor),
        cover.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        cover.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        cover.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      ])
      return root
    }
    let report = try screen.prove([.insideSafeArea], widths: Self.widths)
    #expect(report.sweep.sampled.isEmpty, "\(report)")
    let covers = report.findings.filter { $0.elements == ["cover"] }
    #expect(covers.count == 1, "\(report)")
    let first = try #require(covers.first)
    // Half a point of slack is a point of width, and frames are rounded to pixels.
    #expect(first.range.lowerBound > 821 && first.range.lowerBound < 825, "\(first)")
    #expect(first.range.upperBound == 1366)
    // From t = 916 on the top of the card is beyond the window's, and the card has all of its border: 47, and no more.
    #expect((first.worstWidth - 916).magnitude < 2, "\(first.worstWidth)")
    for width in stride(from: 320.0, through: 1366, by: 7) {
      var conditions = ScreenConditions.phone
      conditions.window.width = width
      let fresh = screen.snapshot(under: conditions)
      let wrong = try ScreenProperty.insideSafeArea.violations(of: fresh) { _ in fresh }
        .contains { $0.elements.map { fresh.elements[$0].name } == ["cover"] }
      if (width - first.range.lowerBound).magnitude > 1.5 {
        #expect(wrong == (width > first.range.lowerBound), "\(width)")
      }
    }
  }

  /// A window tells its controller's view the frame it has, so that no rule says that the view follows the window.
  ///
  /// 16 + 200 + 12 + 140 + 16 = 384: from there on the button has its 140 points, which it wishes, and the name grows.
  @Test func `a controller's view is followed through its window`() throws {
    let screen = ScreenLayout {
      let controller = UIViewController()
      let (name, button) = (UIView(), UIView())
      (name.accessibilityIdentifier, button.accessibilityIdentifier) = ("name", "button")
      for view in [name, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
      }
      let root = controller.view!
      let wishes = [
        name.widthAnchor.constraint(equalToConstant: 200),
        button.widthAnchor.constraint(equalToConstant: 140),
      ]
      (wishes[0].priority, wishes[1].priority) = (.init(690), .init(700))
      NSLayoutConstraint.activate(
        wishes + [
          name.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
          name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          button.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 12),
          button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ])
      return controller
    }
    let report = try screen.prove([.onScreen], widths: 321.3...600)
    #expect(report.sweep.sampled.isEmpty, "\(report)")
    let inner = report.sweep.pieces.dropFirst().filter { $0.beginning?.contains("140") ?? false }
    #expect(inner.count == 1, "\(report.sweep.pieces)")
    #expect(((inner.first?.range.lowerBound ?? 0) - 384).magnitude < 1e-6)
  }

  /// The widths at which the measures of a release change are cuts: a jump of a point there is less than the walk sees.
  @Test func `measures change at cuts`() {
    for measures in [TableMeasures.classic, .iOS26] {
      for width in [measures.wideRowWidth, measures.wideTextWidth] {
        #expect(WidthSampler.thresholds.contains(width))
      }
    }
  }

  /// Which of two constraints the engine breaks may change anywhere, and not only in the middle of a piece.
  @Test func `a screen whose constraints conflict is tried every few points`() throws {
    let screen = screen(["box"]) { root, views in
      let box = views["box"]!
      return [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        box.widthAnchor.constraint(equalToConstant: 30),
        box.topAnchor.constraint(equalTo: root.topAnchor),
      ]
    }
    let report = try screen.prove([.noConflict], widths: 600...700)
    #expect(report.findings.map(\.range) == [600...700], "\(report)")
    #expect(report.sweep.sampled == ["root", "box"])
    #expect(report.sweep.pieces.allSatisfy { $0.range.upperBound - $0.range.lowerBound <= 16 })
  }

  /// Two equal wishes contend from 500 on, as both edges of the window cannot be held any more.
  @Test func `ambiguity is told by intervals`() throws {
    let screen = screen(["bar"]) { root, views in
      let bar = views["bar"]!
      let edges = [
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ]
      for edge in edges { edge.priority = .defaultLow }
      return edges + [
        bar.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
        bar.topAnchor.constraint(equalTo: root.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    let findings = try screen.prove([.noAmbiguity], widths: Self.widths).findings
    #expect(findings.map(\.elements) == [["bar"]])
    let range = try #require(findings.first).range
    // Beyond 500 the bar may lie at either edge, so that a few layouts are tried until it stays at one.
    #expect((range.lowerBound - 500).magnitude < 2 && range.upperBound == 1366, "\(findings)")
  }

  /// A text between two edges has the width that they give it; one that may be narrower takes it from its lines.
  @Test(arguments: [true, false])
  func `a text of its own width is sampled and said to be`(isHeld: Bool) throws {
    let screen = screen(["text"]) { root, views in
      let text = views["text"]!
      return [
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        isHeld
          ? text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20)
          : text.trailingAnchor.constraint(
            lessThanOrEqualTo: root.trailingAnchor, constant: -20),
        text.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      ]
    } make: { _ in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "Words that break where there is no room. ", count: 9)
      return label
    }
    let report = try screen.prove([.noTruncation, .onScreen], widths: Self.widths)
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.sweep.sampled.isEmpty == isHeld, "\(report)")
    #expect(report.description.contains("sampled") != isHeld)
  }

  /// The picture shows the widest window, in which most of the view is beyond the edge, at two pixels for each point.
  @Test func `the picture is that of the worst width`() throws {
    let screen = screen(["far"]) { root, views in
      let far = views["far"]!
      return [
        far.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
        far.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.8),
        far.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        far.heightAnchor.constraint(equalToConstant: 44),
      ]
    } make: { _ in
      let button = UIButton(type: .system)
      button.setTitle("Far", for: .normal)
      return button
    }
    let folder = NSTemporaryDirectory() + "widths-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // 100 + 0.8 t is beyond t below 500: by 20 at 400, and by less in wider windows.
    let report = try screen.prove([.onScreen], widths: 400...600, picturesIn: folder)
    let finding = try #require(report.findings.first)
    #expect((finding.range.upperBound - 500).magnitude < 4, "\(finding)")
    #expect(finding.worstWidth == 400 && (finding.excess - 20).magnitude < 1, "\(finding.excess)")
    let path = try #require(report.pictures["nothing beyond the screen"])
    let png = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(png[16..<20].reduce(0) { $0 << 8 | Int($1) } == 800)
  }

  /// A screen that has another event at every tenth of a point is followed as far as it was allowed, and then refused.
  @Test func `as many layouts as are allowed, and no more`() {
    var layouts = 0
    let error = #expect(throws: ScreenSweepError.self) {
      try sweepScreen(widths: 320...1366, atMost: 50) { width in
        layouts += 1
        var conditions = ScreenConditions.phone
        conditions.window.width = width
        return ScreenSample(
          ScreenSnapshot(under: conditions, elements: [], conflicts: []), steadyUpTo: width + 0.1)
      }
    }
    #expect(layouts == 50)
    guard case .tooManyLayouts(limit: 50, reached: let reached)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reached > 320 && reached < 340)
    #expect(error?.description.contains("shorter range") == true)
  }

  @Test(arguments: [
    320.0...Double.infinity, -5.0...300.0, 0.0...0.5, 320.0...320.01, -Double.infinity...320.0,
  ])
  func `widths that no window has are refused`(range: ClosedRange<Double>) {
    let screen = screen([]) { _, _ in [] }
    #expect(throws: ScreenSweepError.noRange(range)) {
      try screen.prove([.onScreen], widths: range)
    }
    #expect(throws: ScreenSweepError.noRange(range)) { try screen.sweep(widths: range) }
  }
}
