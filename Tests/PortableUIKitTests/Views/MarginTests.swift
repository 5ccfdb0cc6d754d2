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

  @Test("AL-72 the readable guide is 672 wide and centred where there is room")
  func readable() {
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    #expect(
      wide.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
    let narrow = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(
      narrow.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 84))
  }
}
