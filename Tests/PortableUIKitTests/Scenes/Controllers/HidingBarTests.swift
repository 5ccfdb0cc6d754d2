import Foundation
import PortableUIKit
import Testing

/// Bars that go and come with a finger on the content.
@MainActor @Suite struct HidingBarTests {
  private let clock = ManualFrameClock()

  private func show() -> (UIWindow, UINavigationController, UIScrollView) {
    let window = makeWindow("iPhone 8", clock: clock)
    let screen = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    screen.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    return (window, navigation, scroll)
  }

  @Test("The bars go with a drag up, which scrolls all the same, and come with one down")
  func swipe() throws {
    let (window, navigation, scroll) = show()
    let finger = try TouchSimulator(window)
    let up = TouchPath.drag(from: at(100, 400), to: at(100, 300), steps: 5)
    finger.perform(up)
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnSwipe = true
    let before = scroll.contentOffset.y
    finger.perform(up)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    #expect(scroll.contentOffset.y > before)
    finger.perform(.drag(from: at(100, 300), to: at(100, 400), steps: 5))
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    navigation.hidesBarsOnSwipe = false
    finger.perform(up)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("The bars go and come with taps; a toolbar with items goes with them")
  func tap() throws {
    let (window, navigation, _) = show()
    let finger = try TouchSimulator(window)
    navigation.topViewController?.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    navigation.hidesBarsOnTap = true
    finger.tap(at: at(100, 400))
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    finger.wait(1)
    finger.tap(at: at(100, 400))
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }
}
