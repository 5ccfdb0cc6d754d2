import Foundation
import LifecycleTracing
import PortableUIKit
import Testing

@MainActor @Suite struct TouchTests {
  let scene: TouchScene
  var finger: TouchSimulator { scene.finger }

  init() throws { scene = try TouchScene() }

  @Test("TO-1 a touch goes through its phases and stays with the view it came down on")
  func phases() {
    let view = scene.view("a", 0, 0, 100, 100)
    let other = scene.view("b", 100, 0, 100, 100)
    var phases: [UITouch.Phase] = []
    var touches: Set<UITouch> = []
    view.onTouch = { touch, event in
      phases.append(touch.phase)
      touches.insert(touch)
      #expect(touch.view === view && touch.window === scene.window)
      #expect(event?.timestamp == touch.timestamp && touch.timestamp == scene.clock.now)
    }
    finger.perform(.drag(from: at(50, 50), to: at(150, 50), duration: 0.2, steps: 2))
    #expect(scene.book.take() == ["a.began", "a.moved", "a.moved", "a.ended"])
    #expect(phases == [.began, .moved, .moved, .ended] && touches.count == 1)
    let first = finger.touch(at: at(10, 10))
    let second = finger.touch(at: at(110, 10))
    #expect(first.phase == .stationary && second.phase == .began && second.view === other)
    finger.cancel(first)
    #expect(first.phase == .cancelled && second.phase == .stationary)
    #expect(scene.book.take() == ["a.began", "b.began", "a.cancelled"])
  }

  @Test("TO-2, RC-4 touches nobody handles go up the chain and end at the application")
  func forwarding() {
    final class Controller: UIViewController {
      var book: NoteBook?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        book?.note("controller.began")
        super.touchesBegan(touches, with: event)
      }
    }
    let controller = Controller()
    controller.book = scene.book
    scene.window.rootViewController = controller
    let outer = scene.view("outer", 0, 0, 200, 200, in: controller.view)
    let inner = scene.view("inner", 0, 0, 100, 100, in: outer)
    let plain = UIView(frame: inner.bounds)
    inner.addSubview(plain)
    finger.tap(at: at(50, 50))
    #expect(scene.book.take() == ["inner.began", "inner.ended"])
    inner.passesOn = true
    outer.passesOn = true
    finger.tap(at: at(50, 50))
    #expect(
      scene.book.take() == [
        "inner.began", "outer.began", "controller.began", "inner.ended", "outer.ended",
      ])
  }

  @Test("A touch goes up a chain deeper than the stack, in order")
  func deepChain() {
    let bottom = scene.view("bottom", 0, 0, 300, 300)
    var view: UIView = bottom
    for _ in 0..<50_000 {
      let next = UIView(frame: bottom.bounds)
      view.addSubview(next)
      view = next
    }
    let touch = UITouch()
    view.touchesBegan([touch], with: nil)
    #expect(scene.book.take() == ["bottom.began"])
  }

  @Test("TO-3 a view gets one touch at a time unless it wants several")
  func multipleTouches() {
    let view = scene.view("a", 0, 0, 100, 100)
    finger.perform([.press(at: at(10, 10), duration: 0.5), .tap(at: at(60, 60), delay: 0.1)])
    #expect(scene.book.take() == ["a.began", "a.ended"])
    view.isMultipleTouchEnabled = true
    finger.perform([.press(at: at(10, 10), duration: 0.5), .tap(at: at(60, 60), delay: 0.1)])
    #expect(scene.book.take() == ["a.began", "a.began", "a.ended", "a.ended"])
    finger.perform([.tap(at: at(10, 10)), .tap(at: at(60, 60))])
    #expect(scene.book.take() == ["a.began(2)", "a.ended(2)"])
  }

  @Test(
    "TO-3 a view that wants to be the only one keeps touches from others, and gives way to them")
  func exclusiveTouch() {
    scene.view("a", 0, 0, 100, 100).isExclusiveTouch = true
    _ = scene.view("b", 100, 0, 100, 100)
    let (onA, onB) = (at(50, 50), at(150, 50))
    finger.perform([.press(at: onA, duration: 0.5), .tap(at: onB, delay: 0.1)])
    #expect(scene.book.take() == ["a.began", "a.ended"])
    finger.perform([.press(at: onB, duration: 0.5), .tap(at: onA, delay: 0.1)])
    #expect(scene.book.take() == ["b.began", "b.ended"])
    finger.tap(at: onA)
    #expect(scene.book.take() == ["a.began", "a.ended"])
  }

  @Test("TO-5 a view that leaves the window loses its touches, and hears no more of them")
  func removal() {
    let view = scene.view("a", 0, 0, 100, 100)
    let touch = finger.touch(at: at(50, 50))
    view.removeFromSuperview()
    finger.move(touch, to: at(60, 60))
    finger.lift(touch)
    #expect(scene.book.take() == ["a.began", "a.cancelled without event"])
    // A view that goes away because a touch on it was lifted has had its touch.
    scene.window.addSubview(view)
    view.onTouch = { touch, _ in if touch.phase == .ended { view.removeFromSuperview() } }
    finger.tap(at: at(50, 50))
    #expect(scene.book.take() == ["a.began", "a.ended"])
  }

  @Test("TO-5 the system takes a touch back")
  func systemCancellation() {
    _ = scene.view("a", 0, 0, 100, 100)
    let touch = finger.touch(at: at(50, 50))
    finger.cancel(touch)
    finger.move(touch, to: at(60, 60))
    #expect(scene.book.take() == ["a.began", "a.cancelled"])
  }

  @Test("TO-6 places are those of any view, now and before")
  func locations() {
    let view = scene.view("a", 100, 200, 100, 100)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The middle (150, 250) stays; a step of 10 points in the window is one of 5 in the view.
    let touch = finger.touch(at: at(150, 250))
    #expect(touch.location(in: view) == at(50, 50) && touch.location(in: nil) == at(150, 250))
    finger.move(touch, to: at(160, 250))
    #expect(touch.location(in: view) == at(55, 50))
    #expect(touch.previousLocation(in: view) == at(50, 50))
    #expect(touch.previousLocation(in: scene.window) == at(150, 250))
  }

  @Test("TO-6 quick taps at one place count up")
  func tapCount() {
    var counts: [Int] = []
    let view = scene.view("a", 0, 0, 300, 300)
    view.onTouch = { touch, _ in if touch.phase == .began { counts.append(touch.tapCount) } }
    finger.tap(at: at(50, 50))
    finger.wait(0.2)
    finger.tap(at: at(55, 50))
    finger.wait(0.2)
    finger.tap(at: at(150, 50))
    finger.wait(0.5)
    finger.tap(at: at(150, 50))
    #expect(counts == [1, 2, 1, 1])
  }

  @Test("An event has all touches, by window, view and recogniser")
  func eventTouches() {
    let view = scene.view("a", 0, 0, 100, 100)
    let recognizer = scene.note(UITapGestureRecognizer(), as: "tap", on: view)
    var events: [UIEvent] = []
    view.onTouch = { _, event in if let event { events.append(event) } }
    let first = finger.touch(at: at(150, 50))
    let second = finger.touch(at: at(50, 50))
    let event = events[0]
    #expect(event.allTouches == [first, second] && event.type == .touches)
    #expect(event.touches(for: view) == [second])
    #expect(event.touches(for: scene.window) == [first, second])
    #expect(event.touches(for: recognizer) == [second])
    #expect(event.touches(for: UIView()) == nil && second.gestureRecognizers == [recognizer])
  }

  @Test("RT-1 in a turn the handler comes first, then layout, then drawing, each once")
  func order() {
    let view = scene.view("a", 0, 0, 100, 100)
    scene.window.performTurn()
    let trace = LifecycleTrace([.layout, .display])
    trace.record(view, as: "a")
    view.onTouch = { touch, _ in
      trace.note("touch \(touch.phase)")
      view.setNeedsLayout()
      view.setNeedsLayout()
      view.setNeedsDisplay()
      trace.note("handled")
    }
    let touch = finger.touch(at: at(50, 50))
    #expect(
      trace.takeCalls() == ["touch began", "handled", "a.layoutSubviews", "a.draw(0 0; 100×100)"])
    view.onTouch = nil
    finger.lift(touch)
    #expect(trace.takeCalls() == [])
  }

  @Test("While interaction is ignored, touches that come down go nowhere")
  func ignoring() {
    _ = scene.view("a", 0, 0, 100, 100)
    UIApplication.shared.beginIgnoringInteractionEvents()
    let touch = finger.touch(at: at(50, 50))
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    finger.lift(touch)
    #expect(scene.book.take() == [])
    finger.tap(at: at(50, 50))
    #expect(scene.book.take() == ["a.began", "a.ended"])
  }

  @Test("Nothing is kept of touches that are over")
  func lifetime() {
    weak var view: UIView?
    weak var touch: UITouch?
    weak var recognizer: UIGestureRecognizer?
    do {
      let shown = scene.view("a", 0, 0, 100, 100)
      recognizer = scene.note(UITapGestureRecognizer(), as: "tap", on: shown)
      let down = finger.touch(at: at(50, 50))
      finger.lift(down)
      (view, touch) = (shown, down)
      shown.removeFromSuperview()
    }
    finger.tap(at: at(200, 300))
    #expect(view == nil && touch == nil && recognizer == nil)
  }

  @Test("A window that goes away in the middle of a touch takes its views and recognisers along")
  func windowLifetime() throws {
    weak var control: UIControl?
    weak var recognizer: UIGestureRecognizer?
    do {
      let scene = try TouchScene()
      let superview = scene.view("a", 0, 0, 100, 100)
      let shown = UIControl(frame: superview.bounds)
      superview.addSubview(shown)
      let pan = scene.note(UIPanGestureRecognizer(), as: "pan", on: superview)
      scene.finger.touch(at: at(50, 50))
      #expect(shown.isTracking && pan.numberOfTouches == 1)
      (control, recognizer) = (shown, pan)
    }
    #expect(control == nil && recognizer == nil)
  }
}
