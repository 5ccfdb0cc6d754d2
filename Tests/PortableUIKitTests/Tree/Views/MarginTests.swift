import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct MarginTests {
  private func window(_ name: String) -> UIWindow {
    UIWindow(environment: DeviceEnvironment.named(name) ?? .standard)
  }

  @Test("AL-67 a plain view has 8 points on every edge")
  func plain() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("AL-67 a controller's view has 16 at the sides, 20 from a width of 414, plus the safe area")
  func controllerView() {
    let small = window("iPhone 8")
    small.rootViewController = UIViewController()
    #expect(
      small.rootViewController?.view.layoutMargins
        == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
    let large = window("iPhone 11 Pro Max")
    large.rootViewController = UIViewController()
    #expect(
      large.rootViewController?.view.layoutMargins
        == UIEdgeInsets(top: 44, left: 20, bottom: 34, right: 20))
  }

  @Test("AL-69 a smaller margin on a controller's view is raised to the system's minimum")
  func systemMinimum() {
    let window = window("iPhone 8")
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 30)
    #expect(controller.view.layoutMargins.left == 16 && controller.view.layoutMargins.right == 30)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 10)
  }

  @Test("AL-69 margins preserved from the superview count as far as its margin reaches in")
  func preserved() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    // 20 - 10 shows through at the top left; the other edges lie far inside.
    #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test("AL-69 margins and safe area add up; without the flag the margins stand alone")
  func safeArea() {
    let window = window("iPhone 11 Pro Max")
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("AL-68 leading and trailing follow the view's direction")
  func direction() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  /// iOS 26: measured, the margins within 1008 points and a column of 920 beyond. Before: documented are 672 points, and
  /// reported are 672 at 176 in 1024 with margins of 20 (iOS 9); reports of iOS 26 say that it became much wider.
  @Test(
    "AL-72 the readable guide is the margins' rectangle, or a column in the middle of wide views",
    arguments: [
      (17, 320.0, 8.0, 8.0, 304.0), (17, 688, 8, 8, 672), (17, 1024, 20, 176, 672),
      (18, 320, 8, 8, 304), (18, 688, 8, 8, 672), (18, 1024, 20, 176, 672),
      (18, 1366, 20, 347, 672), (18, 1200, 300, 300, 600),
      (26, 320, 8, 8, 304), (26, 1008, 8, 8, 992), (26, 1009, 8, 44.5, 920),
      (26, 1200, 8, 140, 920), (26, 1200, 200, 200, 800),
    ] as [(Int, CGFloat, CGFloat, CGFloat, CGFloat)])
  func readable(
    version: Int, width: CGFloat, margin: CGFloat, x: CGFloat, readable: CGFloat
  ) {
    let window = makeWindow(iOS: version)
    let view = constrained(UIView(), in: window)
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
    let text = constrained(UIView(), in: view)
    let guide = view.readableContentGuide
    let extent = view.widthAnchor.constraint(equalToConstant: width)
    NSLayoutConstraint.activate([
      extent, view.heightAnchor.constraint(equalToConstant: 100),
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      text.topAnchor.constraint(equalTo: guide.topAnchor),
      text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.performTurn()
    let expected = CGRect(x: x, y: 8, width: readable, height: 84)
    #expect(guide.layoutFrame == expected && text.frame == expected)
    // It follows the view from one case into the other.
    extent.constant = 320
    window.performTurn()
    extent.constant = width
    window.performTurn()
    #expect(text.frame == expected)
  }

  /// Before iOS 26 as documented; there the other sizes were not measured and keep the proportion, 920 × 824 / 672.
  @Test(
    "AL-72 the column is wider for larger text",
    arguments: [(18, 672.0, 824.0), (26, 920, 1128.095)])
  func readableTextSize(version: Int, usual: CGFloat, large: CGFloat) {
    let window = makeWindow(iOS: version)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 100))
    window.addSubview(view)
    window.performTurn()
    let text = constrained(UIView(), in: view)
    text.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor).isActive = true
    text.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor).isActive =
      true
    window.performTurn()
    #expect(text.frame.width == usual)
    view.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    window.performTurn()
    let width = view.readableContentGuide.layoutFrame.width
    #expect(abs(width - large) < 0.01 && abs(text.frame.width - width) < 0.5)
  }
}
