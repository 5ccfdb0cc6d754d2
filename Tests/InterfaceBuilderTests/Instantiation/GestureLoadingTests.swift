import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Gesture recognisers of a storyboard and of a xib, as fingers meet them.
@MainActor @Suite struct GestureLoadingTests {
  @discardableResult
  private func show(
    _ body: (GesturesController, TouchSimulator) throws -> Void
  ) throws -> [InterfaceBuilderError] {
    try TouchFixture.show("Gestures", body)
  }

  @Test func aTapAsksItsDelegateAndCallsItsAction() throws {
    try show { controller, finger in
      finger.tap(at: CGPoint(x: 200, y: 220))
      #expect(controller.log == ["asked", "UITapGestureRecognizer on tap-label ended"])
    }
  }

  @Test func viewsThatTakeNoTouchesHaveNoGestures() throws {
    try show { controller, finger in
      finger.tap(at: CGPoint(x: 200, y: 270))
      #expect(controller.log == [])
      // Labels and images take touches where the document does not say otherwise, whatever their class.
      finger.tap(at: CGPoint(x: 150, y: 780))
      finger.tap(at: CGPoint(x: 250, y: 780))
      #expect(
        controller.log == [
          "UITapGestureRecognizer on image-view ended", "UITapGestureRecognizer on own-label ended",
        ])
    }
  }

  @Test func settingsOfTheDocument() throws {
    try show { controller, _ in
      let tap = try #require(controller.tap)
      #expect(tap.isEnabled && tap.cancelsTouchesInView && tap.delaysTouchesEnded)
      #expect(!tap.delaysTouchesBegan && tap.numberOfTapsRequired == 1)
      let double = try #require(controller.double)
      #expect(!double.cancelsTouchesInView && !double.delaysTouchesEnded)
      #expect(double.delaysTouchesBegan && double.numberOfTapsRequired == 2)
      #expect(controller.press.minimumPressDuration == 1.5)
      #expect(controller.press.allowableMovement == 20)
      #expect(controller.press.numberOfTapsRequired == 0)
      #expect(controller.swipe.direction == .left)
      #expect(!controller.pan.isEnabled)
      #expect(
        controller.pan.minimumNumberOfTouches == 2 && controller.pan.maximumNumberOfTouches == 3)
      #expect(controller.edge.edges == [.left, .bottom])
      #expect(
        controller.lines.map { "\(type(of: $0))" } == [
          "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
        ])
      // Those of the document come to those that a scroll view has of its own.
      let scroll = try #require(controller.pan.view as? UIScrollView)
      #expect(scroll.gestureRecognizers?.first === scroll.panGestureRecognizer)
      #expect(scroll.gestureRecognizers?.count == 4 && scroll.isMultipleTouchEnabled)
    }
  }

  @Test func gesturesOfEveryKind() throws {
    try show { controller, finger in
      finger.tap(at: CGPoint(x: 200, y: 320))
      #expect(controller.log == [])
      finger.tap(at: CGPoint(x: 200, y: 320))
      #expect(controller.log == ["UITapGestureRecognizer on double-view ended"])

      controller.log = []
      let press = finger.touch(at: CGPoint(x: 200, y: 370))
      finger.wait(1.4)
      #expect(controller.log == [])
      finger.wait(0.2)
      finger.lift(press)
      #expect(
        controller.log == [
          "UILongPressGestureRecognizer on press-view began",
          "UILongPressGestureRecognizer on press-view ended",
        ])

      controller.log = []
      let (left, right) = (CGPoint(x: 120, y: 420), CGPoint(x: 280, y: 420))
      finger.perform(.drag(from: left, to: right, duration: 0.2))
      #expect(controller.log == [])
      finger.perform(.drag(from: right, to: left, duration: 0.2))
      #expect(controller.log == ["UISwipeGestureRecognizer on swipe-view ended"])

      controller.log = []
      finger.perform([
        .drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 120, y: 500), duration: 0.3),
        .drag(from: CGPoint(x: 220, y: 500), to: CGPoint(x: 280, y: 500), duration: 0.3),
      ])
      #expect(controller.log.first == "UIPinchGestureRecognizer on pan-view began")
      #expect(controller.log.last == "UIPinchGestureRecognizer on pan-view ended")

      controller.log = []
      let (edge, middle) = (CGPoint(x: 2, y: 780), CGPoint(x: 150, y: 780))
      finger.perform(.drag(from: middle, to: CGPoint(x: 300, y: 780), duration: 0.3))
      #expect(controller.log == [])
      finger.perform(.drag(from: edge, to: middle, duration: 0.3))
      #expect(controller.log.first == "UIScreenEdgePanGestureRecognizer on gestures-view began")
    }
  }

  @Test func classesOfTheProgram() throws {
    let problems = try show { controller, finger in
      #expect(controller.own.mark == "M" && controller.own.numberOfTapsRequired == 3)
      for _ in 0..<3 { finger.tap(at: CGPoint(x: 200, y: 630)) }
      #expect(controller.log == ["MarkedTap on own-view ended"])
      controller.log = []
      finger.tap(at: CGPoint(x: 200, y: 680))
      #expect(controller.log == ["UITapGestureRecognizer on strange-view ended"])
    }
    #expect(
      problems.map(\.reason) == [
        .unknownClass("MissingTap"), .unsuitableClass("Helper", expected: "UIGestureRecognizer"),
      ])
    #expect(problems.map(\.elementID) == ["strange", "wrong"])
    #expect(problems.map(\.line) == [120, 123])
  }

  @Test func aTapStartsASegue() throws {
    try show { controller, finger in
      finger.tap(at: CGPoint(x: 200, y: 580))
      #expect(controller.log == ["should gesture", "prepare gesture UITapGestureRecognizer"])
      #expect(controller.navigationController?.viewControllers.count == 2)
    }
  }

  @Test func aLongGestureStartsItsSegueOnce() throws {
    try show { controller, finger in
      let press = finger.touch(at: CGPoint(x: 200, y: 730))
      finger.wait(0.6)
      finger.lift(press)
      #expect(controller.log == ["should hold", "prepare hold UILongPressGestureRecognizer"])
      #expect(controller.presentedViewController != nil)
    }
  }

  @Test func theProgramPerformsASegueOfAGesture() throws {
    try show { controller, _ in
      controller.performSegue(withIdentifier: "gesture", sender: nil)
      #expect(controller.log == ["prepare gesture String"])
      #expect(controller.navigationController?.viewControllers.count == 2)
    }
  }

  @Test func recognisersDoNotKeepTheirController() throws {
    weak var gone: GesturesController?
    weak var tap: UIGestureRecognizer?
    try show { controller, _ in
      gone = controller
      tap = controller.tap
    }
    #expect(gone == nil && tap == nil)
  }

  /// The objects of a xib come in its order: programs take the first one for the view.
  @Test func gesturesOfANib() throws {
    let problems = try AppFixture.run { _ in
      let owner = Helper()
      let objects = UINib(nibName: "Tappable", bundle: nil).instantiate(withOwner: owner)
      let view = try #require(objects.first as? UIView)
      #expect(objects.count == 2 && objects.last is UITapGestureRecognizer)
      let window = UIWindow(environment: .standard, frameClock: ManualFrameClock())
      window.addSubview(view)
      window.isHidden = false
      try TouchSimulator(window).tap(view)
      #expect(owner.calls == 1)
    }
    #expect(problems.isEmpty)
  }
}
