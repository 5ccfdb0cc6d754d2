import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct TouchSimulatorTests {
  let scene: TouchScene

  init() throws { scene = try TouchScene() }

  @Test("Paths of several fingers are one sequence of events, at their times")
  func merging() {
    let view = scene.view("a", 0, 0, 200, 200)
    view.isMultipleTouchEnabled = true
    var times: [String] = []
    view.onTouch = { touch, event in
      times.append("\(event?.timestamp ?? -1) \(touch.phase) \(touch.location(in: nil).x)")
    }
    scene.clock.advance(by: 2)
    scene.finger.perform([
      .drag(from: at(10, 10), to: at(30, 10), duration: 1, steps: 2),
      TouchPath([.init(time: 0.5, point: at(90, 10))], end: 0.75),
    ])
    // Touches of one event come as a set: those at one time are compared sorted.
    #expect(
      times.sorted() == [
        "2.0 began 10.0", "2.5 began 90.0", "2.5 moved 20.0", "2.75 ended 90.0", "3.0 ended 30.0",
        "3.0 moved 30.0",
      ])
    #expect(scene.clock.now == 3)
  }

  @Test("A window in the time of the run loop is refused")
  func runLoopClock() {
    let window = UIWindow(environment: .standard, frameClock: RunLoopFrameClock())
    #expect {
      try TouchSimulator(window)
    } throws: { error in
      "\(error)".contains("is a RunLoopFrameClock")
    }
  }

  @Test("A view that a finger does not reach is named, with the reason")
  func unreachable() throws {
    func reason(_ view: UIView) -> String {
      do throws(TouchSimulationError) {
        try scene.finger.tap(view)
        return "reached"
      } catch { return error.description.components(separatedBy: "cannot be touched: ")[1] }
    }
    let superview = scene.view("a", 0, 0, 100, 100)
    let view = scene.view("b", 0, 0, 50, 50, in: superview)
    #expect(reason(view) == "reached" && reason(superview) == "reached")
    #expect(reason(UIView()) == "it is not in the window")
    view.isHidden = true
    #expect(reason(view) == "it is hidden")
    view.isHidden = false
    superview.alpha = 0
    #expect(reason(view) == "\(superview) above it is transparent")
    superview.alpha = 1
    superview.isUserInteractionEnabled = false
    #expect(reason(view) == "\(superview) above it has its user interaction off")
    superview.isUserInteractionEnabled = true
    view.frame.origin.x = 90
    #expect(reason(view) == "its middle lies outside a superview")
    view.frame.origin.x = 0
    let cover = scene.view("c", 0, 0, 40, 40, in: superview)
    #expect(reason(view) == "\(cover) lies over its middle")
  }

  @Test("Places that are no places are refused and nothing happens")
  func badPlaces() {
    _ = scene.view("a", 0, 0, 100, 100)
    let touch = scene.finger.touch(at: at(50, 50))
    let raised = recordingExceptions {
      scene.finger.move(touch, to: at(.nan, 0))
      scene.finger.tap(at: at(.infinity, 0))
    }
    #expect(raised.count == 2 && touch.location(in: nil) == at(50, 50))
    #expect(raised.allSatisfy { $0.reason.hasPrefix("a touch cannot be at") })
    #expect(scene.book.take() == ["a.began"])
  }
}
