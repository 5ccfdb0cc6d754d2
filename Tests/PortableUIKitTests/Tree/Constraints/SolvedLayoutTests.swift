import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct SolvedLayoutTests {
  /// 375 by 667 at scale 2.
  private let window = makeWindow()

  private func pin(_ view: UIView, _ x: NSLayoutXAxisAnchor, _ y: NSLayoutYAxisAnchor) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: x), view.topAnchor.constraint(equalTo: y),
    ])
  }

  @Test("AL-7 a higher priority wins completely")
  func priorities() {
    let view = constrained(UIView(), in: window)
    let high = view.widthAnchor.constraint(equalToConstant: 75)
    let low = view.widthAnchor.constraint(equalToConstant: 120)
    high.priority = .defaultHigh
    low.priority = .defaultLow
    NSLayoutConstraint.activate([low, high])
    window.layoutIfNeeded()
    #expect(view.frame.width == 75)
  }

  @Test("AL-9 a multiplier on positions counts from the holder's origin")
  func positionMultiplier() {
    let outer = UIView(frame: CGRect(x: 55, y: 0, width: 320, height: 100))
    window.addSubview(outer)
    let view = constrained(UIView(), in: outer)
    NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: outer, attribute: .trailing,
      multiplier: 0.5, constant: 0
    ).isActive = true
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    window.layoutIfNeeded()
    // The middle at 0.5 * 320 = 160.
    #expect(view.frame.minX == 155)
  }

  @Test("AL-51 hugging decides who stretches, compression who shrinks")
  func contentSize() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    window.addSubview(bar)
    let a = constrained(SizedView(100, 20), in: bar)
    let b = constrained(SizedView(100, 20), in: bar)
    b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
    ])
    window.layoutIfNeeded()
    // 300 - 10 - 100 are left for A, which hugs less.
    #expect(a.frame.width == 190 && b.frame.width == 100)
    bar.frame.size.width = 150
    window.layoutIfNeeded()
    // 150 - 10 - 100 are left for B, which resists less.
    #expect(a.frame.width == 100 && b.frame.width == 40)
  }

  @Test("AL-75 constraints align alignment rectangles, frames follow")
  func alignmentInsets() {
    let view = constrained(SizedView(92, 44), in: window)
    view.designAlignmentRectInsets = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    pin(view, window.leadingAnchor, window.topAnchor)
    let toggle = constrained(UISwitch(), in: window)
    pin(toggle, window.leadingAnchor, window.topAnchor)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -3, y: -2, width: 100, height: 50))
    #expect(toggle.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
  }

  @Test("AL-80, AL-83 leading and trailing turn with the holder's direction, left does not")
  func rightToLeft() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(box)
    let view = constrained(SizedView(50, 20), in: box)
    let other = constrained(SizedView(50, 20), in: box)
    view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20).isActive = true
    other.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 20).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minX == 20 && other.frame.minX == 20)
    box.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    // Right edge 20 from the right: 200 - 20 - 50.
    #expect(view.frame.minX == 130 && other.frame.minX == 20)
  }

  @Test("AL-61 safe area and margins as guides")
  func systemGuides() {
    let controller = UIViewController()
    let window = makeWindow("iPhone 11 Pro")
    window.rootViewController = controller
    let view = constrained(UIView(), in: controller.view)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    // 812 less 44 and 34; 375 less twice 16.
    #expect(view.frame == CGRect(x: 16, y: 44, width: 343, height: 734))
    controller.additionalSafeAreaInsets.top = 6
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 50, width: 343, height: 728))
  }

  @Test("AL-74 the top and bottom layout guides reach to the unsafe areas")
  func layoutSupport() {
    let controller = UIViewController()
    let window = makeWindow("iPhone 11 Pro")
    window.rootViewController = controller
    let view = constrained(UIView(), in: controller.view)
    NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 8
    ).isActive = true
    view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minY == 52 && view.frame.maxY == 778)
    #expect(controller.topLayoutGuide.length == 44 && controller.bottomLayoutGuide.length == 34)
  }

  @Test("AL-60 a layout guide divides the space between views")
  func userGuide() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(box)
    let view = constrained(SizedView(50, 20), in: box)
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      guide.heightAnchor.constraint(equalToConstant: 30),
    ])
    pin(view, guide.trailingAnchor, guide.topAnchor)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 10, width: 50, height: 30))
    #expect(view.frame == CGRect(x: 50, y: 10, width: 50, height: 20))
  }

  @Test("AL-120, AL-T1 edges are rounded to pixels, so that neighbours share them")
  func rounding() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    window.addSubview(box)
    let views = (0..<3).map { _ in constrained(UIView(), in: box) }
    for (index, view) in views.enumerated() {
      let left = index == 0 ? box.leadingAnchor : views[index - 1].trailingAnchor
      view.leadingAnchor.constraint(equalTo: left).isActive = true
      view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = index > 0
    }
    views[2].trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(views.map(\.frame.width) == [33.5, 33, 33.5])
  }

  @Test("AL-91, AL-176 views with masks and views with constraints live side by side")
  func mixed() {
    let masked = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    masked.autoresizingMask = [.flexibleWidth]
    window.addSubview(masked)
    let inside = constrained(UIView(), in: masked)
    NSLayoutConstraint.activate([
      inside.leadingAnchor.constraint(equalTo: masked.leadingAnchor, constant: 10),
      inside.trailingAnchor.constraint(equalTo: masked.trailingAnchor, constant: -10),
      inside.topAnchor.constraint(equalTo: masked.topAnchor),
      inside.heightAnchor.constraint(equalTo: masked.heightAnchor, multiplier: 0.5),
    ])
    window.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 10, y: 0, width: 355, height: 50))
    masked.frame.size.height = 80
    window.layoutIfNeeded()
    #expect(inside.frame.height == 40)
    window.rotate(to: .landscape)
    #expect(masked.frame.width == 667 && inside.frame.width == 647)
  }

  @Test("AL-151, AL-152 inside a scroll view edges mean the content, width means the frame")
  func scrollView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(scroll)
    let content = constrained(UIView(), in: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 1000))
    #expect(scroll.contentSize == CGSize(width: 300, height: 1020))
    scroll.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 1000))
    // The frame guide stays with the frame, in the content's coordinates.
    let badge = constrained(SizedView(20, 20), in: scroll)
    pin(badge, scroll.frameLayoutGuide.leadingAnchor, scroll.frameLayoutGuide.topAnchor)
    window.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 0, y: 50))
  }

  @Test("AL-130, AL-131 a conflict is reported with the constraint given up; the rest holds")
  func conflict() {
    var reports: [UnsatisfiableConstraints] = []
    UIView.unsatisfiableConstraintsHandler = { reports.append($0) }
    defer { UIView.unsatisfiableConstraintsHandler = nil }
    let view = constrained(UIView(), in: window)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([first, second])
    window.layoutIfNeeded()
    #expect(reports.count == 1)
    #expect(reports.first?.broken === second)
    #expect(reports.first?.exclusive == [first, second])
    #expect(view.frame.width == 100 && second.isActive)
  }

  @Test("AL-77, AL-78 labels stand on one baseline")
  func baselines() {
    let small = constrained(UILabel(), in: window)
    let large = constrained(UILabel(), in: window)
    small.text = "small"
    large.text = "large"
    large.font = .systemFont(ofSize: 34)
    pin(large, window.leadingAnchor, window.topAnchor)
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    window.layoutIfNeeded()
    // Each label's height h is its line height rounded up to half points; its baseline lies at
    // h / 2 - line / 2 + ascender: 20.5 and 41 for lines of 20.287 and 40.574.
    let line: CGFloat = 1.193_359_375
    let ascender: CGFloat = 0.952_148_437_5
    let expected =
      (41 / 2 - 34 * line / 2 + 34 * ascender) - (20.5 / 2 - 17 * line / 2 + 17 * ascender)
    #expect(abs(small.frame.minY - expected) <= 0.25)
  }
}
