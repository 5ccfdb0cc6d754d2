import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct SafeAreaTests {
  /// A 320 by 480 window with insets 44, 10, 34, 12 (top, left, bottom, right).
  private func window() -> UIWindow {
    let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let posture = DeviceEnvironment.Posture(
      safeAreaInsets: insets, horizontalSizeClass: .compact, verticalSizeClass: .regular)
    return UIWindow(
      environment: DeviceEnvironment(
        name: "test", interfaceBuilderID: "test", portraitSize: CGSize(width: 320, height: 480),
        scale: 2, portrait: posture, landscape: posture))
  }

  /// Frames and insets (top, left, bottom, right) as recorded from UIKit.
  static let recorded: [(CGRect, UIEdgeInsets)] = [
    (
      CGRect(x: 0, y: 0, width: 320, height: 480),
      UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    ),
    (
      CGRect(x: 30, y: 20, width: 100, height: 500),
      UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)
    ),
    (
      CGRect(x: -40, y: -60, width: 200, height: 200),
      UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)
    ),
    (
      CGRect(x: 0, y: 100, width: 320, height: 200),
      UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12)
    ),
    (
      CGRect(x: 0, y: 460, width: 320, height: 100),
      UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)
    ),
    (
      CGRect(x: 300, y: 0, width: 100, height: 480),
      UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 12)
    ),
    (
      CGRect(x: -50, y: -50, width: 500, height: 700),
      UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    ),
    (
      CGRect(x: 5, y: 10, width: 60, height: 20),
      UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)
    ),
    (
      CGRect(x: 0, y: 500, width: 100, height: 50),
      UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)
    ),
  ]

  @Test("AL-62 a subview's insets are what is left of the superview's, clamped edge by edge")
  func propagation() {
    for (frame, expected) in SafeAreaTests.recorded {
      let window = window()
      let view = UIView(frame: frame)
      window.addSubview(view)
      #expect(view.safeAreaInsets == expected, "\(frame)")
    }
  }

  @Test("AL-64 outside a window there is no unsafe area")
  func outsideWindow() {
    let window = window()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("AL-63 a controller's additional insets add to its view's")
  func additional() {
    let window = window()
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 54, left: 10, bottom: 40, right: 12))
  }

  @Test("AL-65 the callback comes on a change only")
  func callback() {
    let log = CallLog()
    let window = window()
    let view = log.view("view", frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.addSubview(view)
    _ = log.take()
    view.frame.origin.y = 20
    #expect(log.take() == ["view.layoutMarginsDidChange", "view.safeAreaInsetsDidChange"])
    view.frame.origin.y = 60
    _ = log.take()
    view.frame.origin.y = 80
    #expect(log.take() == [])
  }
}
