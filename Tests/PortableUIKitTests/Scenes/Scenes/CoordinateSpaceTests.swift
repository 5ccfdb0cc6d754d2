import Foundation
import PortableUIKit
import Testing

/// The planes of screens and scenes, the status bar's facts, and windows that change their scene.
@MainActor @Suite struct CoordinateSpaceTests {
  @Test("A view's points go to the screen's plane by way of the window's frame, and back")
  func screenPlane() {
    let window = makeWindow("iPhone 8")
    window.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    let view = UIView(frame: CGRect(x: 5, y: 7, width: 50, height: 60))
    window.addSubview(view)
    let plane = window.screen.coordinateSpace
    #expect(plane.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(view.convert(CGPoint(x: 1, y: 2), to: plane) == CGPoint(x: 16, y: 29))
    #expect(view.convert(CGPoint(x: 16, y: 29), from: plane) == CGPoint(x: 1, y: 2))
    #expect(plane.convert(CGPoint(x: 1, y: 2), from: view) == CGPoint(x: 16, y: 29))
    let rect = CGRect(x: 16, y: 29, width: 3, height: 4)
    #expect(plane.convert(rect, to: view) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: plane) == rect)
  }

  @Test(
    "The fixed plane stays with the device: the interface's top left corner is where the device turns it",
    arguments: [
      // Of a screen of 375 by 667 points.
      (UIInterfaceOrientation.portrait, CGPoint(x: 0, y: 0)),
      (.landscapeRight, CGPoint(x: 375, y: 0)),
      (.landscapeLeft, CGPoint(x: 0, y: 667)),
    ])
  func fixedPlane(_ orientation: UIInterfaceOrientation, _ corner: CGPoint) {
    let window = makeWindow("iPhone 8")
    window.windowScene?.rotate(to: orientation)
    #expect(window.windowScene?.interfaceOrientation == orientation)
    let (plane, fixed) = (window.screen.coordinateSpace, window.screen.fixedCoordinateSpace)
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(plane.convert(CGPoint.zero, to: fixed) == corner)
    #expect(fixed.convert(corner, to: plane) == .zero)
    // The whole screen is the whole screen, whichever way.
    #expect(plane.convert(plane.bounds, to: fixed) == fixed.bounds)
    #expect(window.convert(window.bounds, to: fixed) == fixed.bounds)
  }

  @Test("A scene's plane begins where its part of the screen begins")
  func scenePlane() {
    let window = makeWindow("iPad")
    let scene = window.windowScene
    scene?.occupy(.third)
    let plane = scene?.coordinateSpace
    let screen = window.screen.coordinateSpace
    #expect(plane?.bounds.width == 320)
    #expect(plane?.convert(CGPoint.zero, to: screen) == CGPoint(x: 448, y: 0))
    #expect(plane?.convert(CGPoint(x: 448, y: 3), from: screen) == CGPoint(x: 0, y: 3))
  }

  @Test("The application knows the status bar of the key window's scene")
  func statusBar() {
    final class Root: UIViewController {
      var isBare = false
      override var prefersStatusBarHidden: Bool { isBare }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let window = makeWindow("iPhone 8")
    let root = Root()
    window.rootViewController = root
    let application = UIApplication.shared
    #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
    #expect(!application.isStatusBarHidden && application.statusBarStyle == .lightContent)
    root.isBare = true
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(application.statusBarFrame == .zero && application.isStatusBarHidden)
  }

  @Test("A window goes over to another scene, fills it and takes its traits")
  func windowScene() {
    let window = makeWindow("iPhone 8")
    let old = window.windowScene
    let scene = UIWindowScene(
      screen: UIScreen(
        environment: DeviceEnvironment.named("iPad") ?? .standard,
        frameClock: ManualFrameClock()))
    window.windowScene = scene
    window.layoutIfNeeded()
    #expect(old?.windows.isEmpty == true && scene.windows.count == 1)
    #expect(window.frame == scene.frame && window.screen === scene.screen)
    #expect(window.traitCollection.userInterfaceIdiom == .pad)
    #expect(window.isKeyWindow && scene.keyWindow === window)
    window.windowScene = nil
    #expect(scene.windows.isEmpty && window.isHidden && !window.isKeyWindow)
  }

  // MARK: Orientations

  private final class Choosy: UIViewController {
    var supported: UIInterfaceOrientationMask = .portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
  }

  @Test("The interface follows the device once the controllers support how it is held")
  func supportedOrientations() {
    let window = makeWindow("iPhone 8")
    let root = Choosy()
    window.rootViewController = root
    window.windowScene?.rotate(to: .landscapeRight)
    #expect(window.windowScene?.interfaceOrientation == .portrait)
    root.supported = .all
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
    // An orientation that is supported no more is left.
    root.supported = .landscapeLeft
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
  }

  @Test("Interfaces of the main screen follow the device when they are asked to")
  func attemptRotation() {
    let previous = UIScreen.main
    defer { UIScreen.main = previous }
    let window = makeWindow("iPhone 8")
    UIScreen.main = window.screen
    let root = Choosy()
    window.rootViewController = root
    window.windowScene?.rotate(to: .landscapeLeft)
    root.supported = .all
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
  }
}
