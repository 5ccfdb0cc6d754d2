import Foundation
import PortableUIKit
import Testing

/// Values in the order they came.
@MainActor private final class ValueStore<Value> {
  var values: [Value] = []
}

@MainActor @Suite struct GestureKindTests {
  let scene: TouchScene
  var finger: TouchSimulator { scene.finger }
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() throws {
    scene = try TouchScene()
    scene.window.addSubview(view)
  }

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    scene.note(recognizer, as: "r", on: view)
  }

  /// Notes a value of the recogniser with each action.
  private func values<Recognizer: UIGestureRecognizer, Value>(
    of recognizer: Recognizer, _ value: @escaping @MainActor (Recognizer) -> Value
  ) -> () -> [Value] {
    let store = ValueStore<Value>()
    recognizer.addTarget(scene.book) { _ in
      { (recognizer: Recognizer) in store.values.append(value(recognizer)) }
    }
    return {
      defer { store.values = [] }
      return store.values
    }
  }

  @Test("GR-9 the recognisers begin with the documented settings")
  func defaults() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max)
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
  }

  @Test("A recogniser made with a target and a method calls it")
  func targets() {
    @MainActor final class Receiver {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func withSender(_ sender: UITapGestureRecognizer) { calls.append("sender") }
    }
    let receiver = Receiver()
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: receiver, action: Receiver.withSender))
    finger.tap(at: at(50, 50))
    view.gestureRecognizers = [UITapGestureRecognizer(target: receiver, action: Receiver.plain)]
    finger.tap(at: at(50, 50))
    #expect(receiver.calls == ["sender", "plain"])
  }

  @Test("A tap wants its number of fingers, and none of them to move far")
  func tap() {
    let tap = add(UITapGestureRecognizer())
    finger.perform([.tap(at: at(50, 50)), .tap(at: at(90, 50))])
    #expect(scene.book.take() == [])
    finger.perform(.drag(from: at(50, 50), to: at(61, 50), steps: 1))
    #expect(scene.book.take() == [])
    finger.perform(.drag(from: at(50, 50), to: at(59, 50), steps: 1))
    #expect(scene.book.take() == ["r.ended"])
    tap.numberOfTouchesRequired = 2
    finger.tap(at: at(50, 50))
    #expect(scene.book.take() == [])
    finger.perform([.tap(at: at(50, 50)), .tap(at: at(90, 50), delay: 0.01)])
    #expect(scene.book.take() == ["r.ended"])
  }

  @Test("Three taps in time and near one another are three taps")
  func threeTaps() {
    add(UITapGestureRecognizer()).numberOfTapsRequired = 3
    for gap in [0.1, 0.1, 1] {
      finger.tap(at: at(50, 50))
      finger.wait(gap)
    }
    #expect(scene.book.take() == ["r.ended"])
    for gap in [0.1, 0.5, 1] {
      finger.tap(at: at(50, 50))
      finger.wait(gap)
    }
    #expect(scene.book.take() == [])
    for (x, gap) in [(50, 0.1), (120, 0.1), (50, 1)] as [(CGFloat, Double)] {
      finger.tap(at: at(x, 50))
      finger.wait(gap)
    }
    #expect(scene.book.take() == [])
  }

  @Test("A long press begins after half a second, follows the finger and ends when it is lifted")
  func longPress() {
    let press = add(UILongPressGestureRecognizer())
    let times = values(of: press) { [clock = scene.clock] _ in clock.now }
    let touch = finger.touch(at: at(50, 50))
    finger.wait(0.25)
    finger.move(touch, to: at(55, 50))
    finger.wait(0.25)
    #expect(scene.book.take() == ["r.began"] && times() == [0.5])
    finger.move(touch, to: at(150, 50))
    #expect(press.location(in: nil) == at(150, 50))
    finger.lift(touch)
    #expect(scene.book.take() == ["r.changed", "r.ended"])
    finger.perform(.press(at: at(50, 50), duration: 0.49))
    finger.wait(1)
    #expect(scene.book.take() == [])
    finger.perform(.press(at: at(50, 50), duration: 0.5))
    #expect(scene.book.take() == ["r.began", "r.ended"])
  }

  @Test("A long press fails when the finger moves too far before")
  func restlessPress() {
    _ = add(UILongPressGestureRecognizer())
    let touch = finger.touch(at: at(50, 50))
    finger.move(touch, to: at(61, 50))
    finger.wait(1)
    finger.lift(touch)
    #expect(scene.book.take() == [])
  }

  @Test("A press after a tap wants the tap")
  func tapAndPress() {
    add(UILongPressGestureRecognizer()).numberOfTapsRequired = 1
    finger.perform(.press(at: at(50, 50), duration: 1))
    #expect(scene.book.take() == [])
    finger.wait(1)
    finger.tap(at: at(50, 50))
    finger.wait(0.1)
    finger.perform(.press(at: at(50, 50), duration: 1))
    #expect(scene.book.take() == ["r.began", "r.ended"])
  }

  @Test("A pan begins after 10 points, which do not count")
  func pan() {
    let pan = add(UIPanGestureRecognizer())
    let travels = values(of: pan) { $0.translation(in: $0.view).x }
    // Steps of 6: the way is 6, 12, 18, 24, and the first one past 10 begins with 12 − 10 = 2.
    finger.perform(.drag(from: at(50, 50), to: at(74, 50), steps: 4))
    #expect(scene.book.take() == ["r.began", "r.changed", "r.changed", "r.ended"])
    #expect(travels() == [2, 8, 14, 14])
    finger.perform(.drag(from: at(50, 50), to: at(59, 50), steps: 3))
    #expect(travels() == [] && scene.book.take() == [])
  }

  @Test("The translation is in a view's coordinates and can be set")
  func panCoordinates() {
    let pan = add(UIPanGestureRecognizer())
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let touch = finger.touch(at: at(50, 50))
    finger.move(touch, to: at(50, 60))
    finger.move(touch, to: at(50, 80))
    #expect(pan.translation(in: nil) == at(0, 20) && pan.translation(in: view) == at(0, 10))
    pan.setTranslation(at(0, 5), in: view)
    finger.move(touch, to: at(50, 82))
    #expect(pan.translation(in: nil) == at(0, 12))
    finger.lift(touch)
  }

  @Test("The velocity of a pan is that of the last tenth of a second, in points per second")
  func panVelocity() {
    let pan = add(UIPanGestureRecognizer())
    let velocities = values(of: pan) { $0.velocity(in: nil).x.rounded() }
    // Ten points each hundredth of a second, then at rest for half a second.
    let touch = finger.touch(at: at(50, 50))
    for step in 1...10 {
      finger.wait(0.01)
      finger.move(touch, to: at(50 + CGFloat(step) * 10, 50))
    }
    #expect(velocities().allSatisfy { $0 == 1000 })
    finger.wait(0.5)
    finger.lift(touch)
    #expect(velocities() == [0])
  }

  @Test("A pan of two fingers follows their middle, and does not jump when one is lifted")
  func twoFingerPan() {
    let pan = add(UIPanGestureRecognizer())
    let (first, second) = (finger.touch(at: at(50, 50)), finger.touch(at: at(150, 50)))
    finger.move([(first, at(50, 70)), (second, at(150, 70))])
    finger.move([(first, at(50, 90))])
    #expect(pan.translation(in: nil) == at(0, 20))
    finger.lift(second)
    #expect(pan.translation(in: nil) == at(0, 20) && pan.state == .changed)
    finger.move(first, to: at(60, 90))
    #expect(pan.translation(in: nil) == at(10, 20))
    finger.lift(first)
    pan.minimumNumberOfTouches = 2
    _ = scene.book.take()
    finger.perform(.drag(from: at(50, 50), to: at(90, 50)))
    #expect(scene.book.take() == [])
    pan.minimumNumberOfTouches = 1
    pan.maximumNumberOfTouches = 1
    finger.perform([
      .drag(from: at(50, 50), to: at(90, 50)), .drag(from: at(50, 90), to: at(90, 90)),
    ])
    #expect(scene.book.take() == [])
  }

  @Test("A swipe is quick, straight and in its direction")
  func swipe() {
    let swipe = add(UISwipeGestureRecognizer())
    let start = at(150, 150)
    finger.perform(.drag(from: start, to: at(250, 160)))
    #expect(scene.book.take() == ["r.ended"])
    for end in [at(50, 150), at(150, 250), at(250, 230), at(190, 150)] {
      finger.perform(.drag(from: start, to: end))
    }
    finger.perform(.drag(from: start, to: at(250, 150), duration: 3))
    #expect(scene.book.take() == [])
    swipe.direction = [.left, .up]
    finger.perform(.drag(from: start, to: at(50, 150)))
    finger.perform(.drag(from: start, to: at(150, 50)))
    finger.perform(.drag(from: start, to: at(150, 250)))
    #expect(scene.book.take() == ["r.ended", "r.ended"])
    swipe.numberOfTouchesRequired = 2
    finger.perform(.drag(from: start, to: at(50, 150)))
    #expect(scene.book.take() == [])
    finger.perform([
      .drag(from: start, to: at(50, 150)), .drag(from: at(150, 200), to: at(50, 200)),
    ])
    #expect(scene.book.take() == ["r.ended"])
  }

  @Test("A pinch is the distance of two fingers over what it was")
  func pinch() {
    let pinch = add(UIPinchGestureRecognizer())
    let scales = values(of: pinch) { $0.scale }
    let (first, second) = (finger.touch(at: at(100, 100)), finger.touch(at: at(200, 100)))
    finger.move(second, to: at(205, 100))
    #expect(pinch.state == .possible)
    finger.wait(0.5)
    finger.move(second, to: at(250, 100))
    finger.wait(0.5)
    finger.move([(first, at(80, 100)), (second, at(280, 100))])
    #expect(scales() == [1.5, 2] && pinch.velocity == 1)
    pinch.scale = 1
    finger.move(second, to: at(180, 100))
    #expect(pinch.scale == 0.5)
    finger.lift(first)
    #expect(scene.book.take() == ["r.began", "r.changed", "r.changed", "r.ended"])
    finger.lift(second)
    #expect(pinch.scale == 1 && pinch.state == .possible)
  }

  @Test("A rotation is the turn of the line between two fingers, clockwise and past the half turn")
  func rotation() {
    let rotation = add(UIRotationGestureRecognizer())
    let middle = at(150, 150)
    func end(_ turn: Double) -> CGPoint {
      at(middle.x + 100 * cos(turn * .pi), middle.y + 100 * sin(turn * .pi))
    }
    let (first, second) = (finger.touch(at: middle), finger.touch(at: end(0)))
    for turn in [0.25, 0.5, 0.75, 1, 1.25] { finger.move(second, to: end(turn)) }
    #expect(abs(rotation.rotation - 1.25 * .pi) < 1e-12)
    rotation.rotation = 0
    finger.move(second, to: end(1))
    #expect(abs(rotation.rotation + 0.25 * .pi) < 1e-12)
    finger.lift([first, second])
    #expect(scene.book.take().first == "r.began" && rotation.state == .possible)
  }

  @Test("An edge pan starts at its edge and leads away from it")
  func edgePan() {
    add(UIScreenEdgePanGestureRecognizer()).edges = .left
    finger.perform(.drag(from: at(2, 100), to: at(100, 100), steps: 1))
    #expect(scene.book.take() == ["r.began", "r.ended"])
    finger.perform(.drag(from: at(60, 100), to: at(160, 100), steps: 1))
    finger.perform(.drag(from: at(2, 100), to: at(2, 200), steps: 1))
    finger.perform(.drag(from: at(100, 2), to: at(100, 100), steps: 1))
    #expect(scene.book.take() == [])
  }
}
