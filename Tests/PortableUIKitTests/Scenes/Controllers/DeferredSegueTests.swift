import Foundation
import PortableUIKit
import Testing

/// When a show segue loads its destination (UM-1510): with the next layout, before anybody is told to disappear.
@MainActor @Suite struct DeferredSegueTests {
  final class Screen: UIViewController {
    let name: String
    let log: (String) -> Void
    init(_ name: String, _ log: @escaping (String) -> Void) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("made in code") }
    override func viewDidLoad() {
      super.viewDidLoad()
      log("\(name) loads")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log("\(name) will appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log("\(name) will disappear")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { log("\(name) prepares") }
  }

  private let clock = ManualFrameClock()

  private func show(
    _ first: Screen
  ) throws -> (UIWindow, UINavigationController) {
    let device = try #require(DeviceEnvironment.named("iPhone 14"))
    let window = UIWindow(screen: UIScreen(environment: device, frameClock: clock))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, navigation)
  }

  private func segue(from first: Screen, to second: Screen) -> UIStoryboardSegue {
    let segue = UIStoryboardSegue(identifier: "next", source: first, destination: second)
    segue.style = .show
    return segue
  }

  @Test func theViewLoadsWithTheNextLayout() throws {
    var lines: [String] = []
    let first = Screen("A") { lines.append($0) }
    let second = Screen("B") { lines.append($0) }
    let (window, navigation) = try show(first)
    lines = []
    let segue = segue(from: first, to: second)
    first.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(navigation.topViewController === second && second.parent === navigation)
    #expect(!second.isViewLoaded && lines == ["A prepares"])
    window.layoutIfNeeded()
    #expect(
      lines == ["A prepares", "B loads", "A will disappear", "B will appear"])
    #expect(second.view.window === window)
    window.isHidden = true
  }

  /// Whoever changes the stack before that finds the first change done.
  @Test func anotherChangeComesAfterIt() throws {
    var lines: [String] = []
    let first = Screen("A") { lines.append($0) }
    let second = Screen("B") { lines.append($0) }
    let (window, navigation) = try show(first)
    lines = []
    segue(from: first, to: second).perform()
    #expect(navigation.popViewController(animated: false) === second)
    window.layoutIfNeeded()
    #expect(navigation.viewControllers == [first])
    #expect(lines.first == "B loads" && lines.last == "A will appear")
    // The pop ends with the turn, as any without animation.
    clock.tick()
    #expect(first.view.window === window && second.view.window == nil)
    window.isHidden = true
  }

  /// A push by the program, and a segue outside of a window, do not wait.
  @Test func pushingDoesNotWait() throws {
    var lines: [String] = []
    let first = Screen("A") { lines.append($0) }
    let second = Screen("B") { lines.append($0) }
    let (window, navigation) = try show(first)
    navigation.pushViewController(second, animated: false)
    #expect(second.isViewLoaded)
    window.isHidden = true
    let third = Screen("C") { lines.append($0) }
    let fourth = Screen("D") { lines.append($0) }
    let detached = UINavigationController(rootViewController: third)
    detached.loadViewIfNeeded()
    segue(from: third, to: fourth).perform()
    #expect(fourth.isViewLoaded)
  }
}
