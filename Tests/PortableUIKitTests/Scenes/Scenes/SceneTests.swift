import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct SceneTests {
  private let log = CallLog()
  private let clock = ManualFrameClock()

  private func screen(_ device: String, _ orientation: DeviceOrientation) -> UIScreen {
    UIScreen(
      environment: DeviceEnvironment.named(device) ?? .standard, orientation: orientation,
      frameClock: clock)
  }

  @Test("SC-3 widths and size classes of panes: narrow ones are compact, height stays regular")
  func panes() {
    typealias Case = (String, DeviceOrientation, ScenePane, CGFloat, UIUserInterfaceSizeClass)
    let cases: [Case] = [
      ("iPad", .landscape, .full, 1024, .regular),
      ("iPad", .landscape, .twoThirds, 694, .regular),
      ("iPad", .landscape, .half, 507, .compact),
      ("iPad", .landscape, .third, 320, .compact),
      ("iPad", .portrait, .twoThirds, 438, .compact),
      ("iPad", .portrait, .third, 320, .compact),
      ("iPad", .portrait, .slideOver, 320, .compact),
      ("iPad Pro 10.5", .landscape, .twoThirds, 782, .regular),
      ("iPad Pro 10.5", .landscape, .half, 551, .compact),
      ("iPad Pro 10.5", .portrait, .twoThirds, 504, .compact),
      ("iPad Pro 11", .landscape, .third, 375, .compact),
      ("iPad Pro 11", .portrait, .third, 320, .compact),
      ("iPad Pro 12.9", .landscape, .half, 678, .regular),
      ("iPad Pro 12.9", .landscape, .twoThirds, 981, .regular),
      ("iPad Pro 12.9", .landscape, .third, 375, .compact),
      ("iPad Pro 12.9", .portrait, .twoThirds, 639, .compact),
    ]
    for (device, orientation, pane, width, widthClass) in cases {
      let scene = UIWindowScene(screen: screen(device, orientation))
      scene.occupy(pane)
      let window = UIWindow(windowScene: scene)
      #expect(window.frame.width == width)
      #expect(window.traitCollection.horizontalSizeClass == widthClass)
      #expect(window.traitCollection.verticalSizeClass == .regular)
    }
  }

  @Test("SC-3, TR-13 a smaller pane: traits and size are told, then applied, then laid out")
  func resizing() {
    let scene = UIWindowScene(screen: screen("iPad", .landscape))
    let window = UIWindow(windowScene: scene)
    let root = log.controller("R")
    window.rootViewController = root
    window.makeKeyAndVisible()
    clock.tick()
    _ = log.take()
    scene.occupy(.half)
    #expect(
      log.take().filter { !$0.contains("Insets") && !$0.contains("Margins") } == [
        "R.willTransition", "R.viewWillTransition(to:507x768)", "R.traitCollectionDidChange",
        "R.viewWillLayoutSubviews", "R.view.layoutSubviews", "R.viewDidLayoutSubviews",
      ])
    #expect(window.frame == CGRect(x: 0, y: 0, width: 507, height: 768))
    #expect(root.view.frame.size == CGSize(width: 507, height: 768))
    scene.occupy(.twoThirds)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    clock.advance(by: 1)
  }

  @Test("Two scenes share a screen, and both turn with it")
  func sideBySide() {
    let screen = screen("iPad", .landscape)
    let left = UIWindowScene(screen: screen)
    let right = UIWindowScene(screen: screen)
    left.occupy(.twoThirds)
    right.occupy(.third)
    let windows = [left, right].map { UIWindow(windowScene: $0) }
    #expect(windows[0].frame.maxX + 10 == windows[1].frame.minX)
    windows[0].rotate(to: .portrait)
    #expect(windows.map(\.frame.width) == [438, 320])
    #expect(windows[1].frame == CGRect(x: 448, y: 0, width: 320, height: 1024))
    #expect(UIApplication.shared.connectedScenes.isSuperset(of: [left, right]))
  }

  @Test("A phone's scene fills the screen")
  func phone() {
    let scene = UIWindowScene(screen: screen("iPhone 6", .portrait))
    scene.occupy(.half)
    #expect(scene.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test("TR-22 overrides of a scene reach all its windows")
  func overrides() {
    let scene = UIWindowScene(screen: screen("iPhone 6", .portrait))
    let windows = [UIWindow(windowScene: scene), UIWindow(windowScene: scene)]
    scene.traitOverrides.userInterfaceStyle = .dark
    clock.tick()
    #expect(windows.allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
  }

  @Test("The interface turns where the frontmost controller supports it")
  func supportedOrientations() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let scene = UIWindowScene(screen: screen("iPhone 6", .portrait))
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Upright()
    window.makeKeyAndVisible()
    clock.tick()
    var refused: (any Error)?
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { refused = $0 }
    window.rotate(to: .landscape)
    #expect(refused != nil && scene.interfaceOrientation == .portrait)
    window.rootViewController = UIViewController()
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
    #expect(scene.interfaceOrientation == .landscapeLeft && window.frame.width == 667)
    scene.rotate(to: .portraitUpsideDown)
    #expect(scene.interfaceOrientation == .landscapeLeft)
    clock.advance(by: 1)
  }
}
