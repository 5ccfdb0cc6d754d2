import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Segues that go back, in the order of Apple's TN2298: the source prepares, the action of the destination
/// is called, then what lies over the destination goes.
@MainActor @Suite struct UnwindTests {
  private struct Way {
    let home: HomeController
    let step: StepController
    let leaf: LeafController
    let finger: TouchSimulator
    @MainActor var stack: [UIViewController]? { home.navigationController?.viewControllers }

    /// Taps the button of the leaf in a line, and waits for what follows.
    @MainActor func tap(_ line: Int) {
      finger.tap(at: CGPoint(x: 150, y: 220 + 60 * line))
      finger.wait(1)
    }
  }

  /// Goes from the home over the step to the leaf, which is pushed or presented.
  private func go(presenting: Bool, _ body: (Way) throws -> Void) throws {
    try TouchFixture.show("Home") { (home: HomeController, finger) in
      finger.tap(at: CGPoint(x: 150, y: 220))
      finger.wait(1)
      let step = try #require(home.navigationController?.topViewController as? StepController)
      finger.tap(at: CGPoint(x: 150, y: presenting ? 280 : 220))
      finger.wait(1)
      let leaf =
        presenting ? step.presentedViewController : step.navigationController?.topViewController
      try body(
        Way(home: home, step: step, leaf: try #require(leaf as? LeafController), finger: finger))
    }
  }

  @Test func throughPushes() throws {
    try go(presenting: false) { way in
      way.tap(0)
      #expect(way.leaf.log == ["should home", "prepare home to HomeController"])
      #expect(way.home.log == ["home from LeafController, seen: false"])
      #expect(way.stack == [way.home] && way.home.view.window != nil)
    }
  }

  @Test func throughAPresentation() throws {
    try go(presenting: true) { way in
      way.tap(0)
      #expect(way.home.log == ["home from LeafController, seen: false"])
      #expect(way.stack == [way.home] && way.home.presentedViewController == nil)
      #expect(way.home.view.window != nil && way.leaf.view.window == nil)
    }
  }

  @Test(arguments: [false, true]) func toTheNearest(presenting: Bool) throws {
    try go(presenting: presenting) { way in
      way.tap(1)
      #expect(way.leaf.log == ["should back", "prepare back to StepController"])
      #expect(way.step.log.count == 1 && way.home.log == [])
      #expect(way.stack == [way.home, way.step] && way.step.presentedViewController == nil)
    }
  }

  @Test func nowhere() throws {
    try go(presenting: false) { way in
      way.tap(2)
      way.tap(3)
      #expect(way.leaf.log == ["should nowhere", "should refused"])
      #expect(way.stack?.count == 3)
    }
  }

  @Test func byTheProgram() throws {
    try go(presenting: false) { way in
      way.leaf.performSegue(withIdentifier: "program", sender: nil)
      #expect(way.leaf.log == ["prepare program to HomeController"])
      #expect(way.stack == [way.home])
    }
  }
}
