import Foundation
import PortableUIKit
import Testing

/// Taps on the buttons of bars.
@MainActor @Suite struct BarTapTests {
  let scene: TouchScene

  init() throws { scene = try TouchScene() }

  private func button(_ title: String) -> UIBarButtonItem {
    let button = UIBarButtonItem(title: title, style: .plain)
    button.primaryAction = UIAction { [book = scene.book] action in
      book.note("\(title) \(action.sender as? UIBarButtonItem === button)")
    }
    return button
  }

  private func middle(of button: UIBarButtonItem) throws -> CGPoint {
    let frame = try #require(button.frame(in: scene.window))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("A tap on a button of a bar does its action, with the button as sender")
  func taps() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 500, width: 375, height: 44))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
    let buttons = ["One", "Two", "Three", "Four"].map(button)
    toolbar.items = [buttons[0], .flexibleSpace(), buttons[1]]
    let item = UINavigationItem(title: "Title")
    item.leftBarButtonItem = buttons[2]
    item.rightBarButtonItem = buttons[3]
    bar.items = [item]
    scene.window.addSubview(toolbar)
    scene.window.addSubview(bar)
    scene.window.performTurn()
    for button in buttons { scene.finger.tap(at: try middle(of: button)) }
    #expect(scene.book.take() == ["One true", "Two true", "Three true", "Four true"])
    // Between the buttons, away from where the finger came down, and on a button that is off.
    scene.finger.tap(at: at(187, 522))
    let touch = scene.finger.touch(at: try middle(of: buttons[0]))
    scene.finger.move(touch, to: try middle(of: buttons[1]))
    scene.finger.lift(touch)
    buttons[1].isEnabled = false
    scene.finger.tap(at: try middle(of: buttons[1]))
    #expect(scene.book.take() == [])
  }

  @Test("A button with a view of its own leaves touches to that")
  func customViews() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
    let own = button("Own")
    own.customView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = own
    bar.items = [item]
    scene.window.addSubview(bar)
    scene.window.performTurn()
    scene.finger.tap(at: try middle(of: own))
    #expect(scene.book.take() == [])
  }

  @Test("A tap on the way back pops the top controller, or the item of a bar that stands by itself")
  func wayBack() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "First"
    scene.window.rootViewController = navigation
    scene.window.performTurn()
    let bar = navigation.navigationBar.frame
    scene.finger.tap(at: at(30, bar.midY))
    #expect(navigation.viewControllers.count == 1)
    navigation.pushViewController(UIViewController(), animated: false)
    scene.window.performTurn()
    scene.finger.tap(at: at(200, bar.midY))
    #expect(navigation.viewControllers.count == 2)
    scene.finger.tap(at: at(30, bar.midY))
    #expect(navigation.viewControllers.count == 1)

    let own = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 375, height: 44))
    own.items = ["One", "Two"].map { UINavigationItem(title: $0) }
    scene.window.addSubview(own)
    scene.window.performTurn()
    scene.finger.tap(at: at(30, 322))
    #expect(own.items?.map(\.title) == ["One"])
  }
}
