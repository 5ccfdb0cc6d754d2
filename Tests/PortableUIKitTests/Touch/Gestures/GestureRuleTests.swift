import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct GestureRuleTests {
  let scene: TouchScene
  var finger: TouchSimulator { scene.finger }
  let view: NotingView
  private let middle = at(50, 50)

  init() throws {
    scene = try TouchScene()
    view = scene.view("view", 0, 0, 100, 100)
  }

  /// A recogniser that notes what it hears, and sets the states it is told to.
  private final class Scripted: UIGestureRecognizer {
    var book: NoteBook?
    var states: [UITouch.Phase: [State]] = [:]

    private func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
      book?.note("\(name ?? "?") hears \(phase)" + (touches.count > 1 ? "(\(touches.count))" : ""))
      for state in states[phase] ?? [] { self.state = state }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      hear(.began, touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      hear(.moved, touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      hear(.ended, touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      hear(.cancelled, touches)
    }
    override func reset() {
      super.reset()
      book?.note("\(name ?? "?") resets from \(state)")
    }
  }

  private func scripted(
    _ name: String, on view: UIView, _ states: [UITouch.Phase: [UIGestureRecognizer.State]] = [:]
  ) -> Scripted {
    let recognizer = scene.note(Scripted(), as: name, on: view)
    recognizer.book = scene.book
    recognizer.states = states
    return recognizer
  }

  private func tap(_ name: String, on view: UIView, taps: Int = 1) -> UITapGestureRecognizer {
    let recognizer = scene.note(UITapGestureRecognizer(), as: name, on: view)
    recognizer.numberOfTapsRequired = taps
    return recognizer
  }

  /// A delegate that notes what it is asked, and answers yes to what it is told.
  private final class Delegate: UIGestureRecognizerDelegate {
    let book: NoteBook
    var yes: Set<String>

    init(_ book: NoteBook, yes: Set<String> = ["begin", "receive"]) {
      self.book = book
      self.yes = yes
    }

    private func answer(_ question: String, _ recognizer: UIGestureRecognizer) -> Bool {
      book.note("\(recognizer.name ?? "?") \(question)?")
      return yes.contains(question)
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      answer("begin", gestureRecognizer)
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { answer("receive", gestureRecognizer) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer("simultaneous", gestureRecognizer) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer("require failure", gestureRecognizer) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer("be required to fail", gestureRecognizer) }
  }

  // MARK: States

  @Test("GR-1 only the legal changes of state count")
  func transitions() {
    typealias State = UIGestureRecognizer.State
    #expect(State.recognized == .ended)
    #expect(
      [State.possible, .began, .changed, .ended, .cancelled, .failed].map(\.rawValue)
        == [0, 1, 2, 3, 4, 5])
    let legal: [State: [State]] = [
      .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled],
      .changed: [.changed, .ended, .cancelled], .ended: [], .cancelled: [], .failed: [],
    ]
    let ways: [State: [State]] = [
      .possible: [], .began: [.began], .changed: [.began, .changed], .ended: [.ended],
      .cancelled: [.began, .cancelled], .failed: [.failed],
    ]
    for (start, way) in ways {
      for end in [State.possible, .began, .changed, .ended, .cancelled, .failed] {
        let recognizer = scripted("r", on: view, [.began: way])
        let touch = finger.touch(at: middle)
        #expect(recognizer.state == start)
        recognizer.state = end
        let isLegal = legal[start]?.contains(end) ?? false
        // Giving up is failing before a gesture has begun, and cancelling afterwards.
        let givesUp = end == .failed || end == .cancelled
        if start == .possible, givesUp {
          #expect(recognizer.state == .failed)
        } else if start == .began || start == .changed, givesUp {
          #expect(recognizer.state == .cancelled)
        } else {
          #expect(recognizer.state == (isLegal ? end : start))
        }
        finger.lift(touch)
        view.removeGestureRecognizer(recognizer)
      }
    }
  }

  @Test("GR-1 a recogniser starts over when it has decided and all its touches were lifted")
  func resetting() {
    let recognizer = scripted("r", on: view, [.moved: [.failed]])
    let first = finger.touch(at: middle)
    let second = finger.touch(at: at(20, 20))
    finger.move(first, to: at(51, 50))
    finger.move(first, to: at(52, 50))
    finger.lift(first)
    #expect(recognizer.state == .failed)
    _ = scene.book.take()
    finger.lift(second)
    #expect(scene.book.take() == ["r resets from failed"] && recognizer.state == .possible)
  }

  @Test("GR-2 a recogniser hears of touches on its view and below, before the views do")
  func delivery() {
    let inner = scene.view("inner", 0, 0, 50, 50, in: view)
    _ = scripted("r", on: view, [.ended: [.failed]])
    finger.tap(at: at(20, 20))
    #expect(
      scene.book.take() == [
        "r hears began", "inner.began", "r hears ended", "inner.ended", "r resets from failed",
      ])
    finger.tap(at: at(200, 200))
    #expect(scene.book.take() == [])
    _ = inner
  }

  @Test("GR-T1 a tap is heard, recognised, taken from the view, and then the action comes")
  func tapTrace() {
    final class Tap: UITapGestureRecognizer {
      var book: NoteBook?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        book?.note("tap hears began, \(state)")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        book?.note("tap hears ended, \(state)")
      }
    }
    scene.note(Tap(), as: "tap", on: view).book = scene.book
    finger.tap(at: middle)
    #expect(
      scene.book.take() == [
        "tap hears began, possible", "view.began", "tap hears ended, ended", "view.cancelled",
        "tap.ended",
      ])
  }

  @Test("GR-3 requirements come first, then the views are asked, then the delegate")
  func shouldBegin() {
    final class Asked: UIView {
      var book: NoteBook?
      var answer = true
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        book?.note("asked in \(recognizer.state)")
        return answer
      }
    }
    let asked = Asked(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    asked.book = scene.book
    scene.window.addSubview(asked)
    let inner = Asked(frame: asked.bounds)
    inner.book = scene.book
    asked.addSubview(inner)
    let tap = tap("tap", on: asked)
    let delegate = Delegate(scene.book)
    tap.delegate = delegate
    let blocker = scripted("blocker", on: asked, [.ended: [.failed]])
    tap.require(toFail: blocker)
    let place = at(50, 250)
    finger.tap(at: place)
    #expect(
      scene.book.take() == [
        "tap receive?", "blocker hears began", "tap require failure?", "blocker hears ended",
        "asked in possible", "asked in possible", "tap begin?", "tap.ended",
        "blocker resets from failed",
      ])
    delegate.yes = ["receive"]
    finger.tap(at: place)
    #expect(!scene.book.take().contains("tap.ended"))
    delegate.yes = ["receive", "begin"]
    asked.answer = false
    finger.tap(at: place)
    let notes = scene.book.take()
    #expect(!notes.contains("tap.ended") && !notes.contains("tap begin?"))
    asked.answer = true
    inner.answer = false
    finger.tap(at: place)
    #expect(!scene.book.take().contains("tap.ended"))
  }

  @Test("GR-4 every target is told of each change once, and never of a failure")
  func actions() {
    let pan = scene.note(UIPanGestureRecognizer(), as: "pan", on: view)
    pan.addTarget(scene.book, action: NoteBook.recognize)
    view.name = "v"
    finger.perform(.drag(from: at(10, 50), to: at(50, 50), steps: 2))
    #expect(
      scene.book.take().filter { $0.hasPrefix("pan") } == [
        "pan.began", "pan.began", "pan.changed", "pan.changed", "pan.ended", "pan.ended",
      ])
    finger.tap(at: middle)
    #expect(scene.book.take() == ["v.began", "v.ended"])
    pan.removeTarget(scene.book)
    finger.perform(.drag(from: at(10, 50), to: at(50, 50), steps: 1))
    #expect(scene.book.take() == ["v.began", "v.cancelled"])
  }

  // MARK: Touches of views

  @Test("GR-5 a recogniser begins with these settings")
  func defaults() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.isEnabled && recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan && recognizer.delaysTouchesEnded)
    #expect(recognizer.requiresExclusiveTouchType && recognizer.state == .possible)
  }

  @Test("GR-5 views keep the touches of gestures that do not cancel them")
  func notCancelling() {
    tap("tap", on: view).cancelsTouchesInView = false
    finger.tap(at: middle)
    #expect(scene.book.take() == ["view.began", "tap.ended", "view.ended"])
  }

  @Test("GR-5 with touches delayed, a view hears of them when the gesture has failed, or never")
  func delayedBegan() {
    let tap = tap("tap", on: view)
    tap.delaysTouchesBegan = true
    finger.tap(at: middle)
    #expect(scene.book.take() == ["tap.ended"])
    var phases: [UITouch.Phase] = []
    var places: [CGFloat] = []
    view.onTouch = { touch, _ in
      phases.append(touch.phase)
      places.append(touch.location(in: nil).x)
    }
    // The tap fails with the second step, as the finger has gone more than 10 points.
    finger.perform(.drag(from: at(10, 50), to: at(30, 50), steps: 2))
    #expect(phases == [.began, .moved, .moved, .ended] && places == [10, 20, 30, 30])
  }

  /// The sequences of Apple's documentation of `delaysTouchesEnded` for two taps.
  @Test("GR-5 the end of a first tap waits for the second, or does not")
  func delayedEnded() {
    let double = tap("double", on: view, taps: 2)
    for expected in [
      ["began", "began", "cancelled", "cancelled"],
      ["began", "ended", "began", "cancelled"],
    ] {
      double.delaysTouchesEnded = expected[1] == "began"
      finger.tap(at: middle)
      finger.wait(0.1)
      finger.tap(at: middle)
      #expect(scene.book.take() == expected.map { "view.\($0)" } + ["double.ended"])
      finger.wait(1)
    }
    double.delaysTouchesEnded = true
    finger.tap(at: middle)
    #expect(scene.book.take() == ["view.began"])
    finger.wait(0.34)
    #expect(scene.book.take() == [])
    finger.wait(0.02)
    #expect(scene.book.take() == ["view.ended"])
  }

  @Test("GR-5 switching a recogniser off ends its gesture")
  func disabling() {
    let pan = scene.note(UIPanGestureRecognizer(), as: "pan", on: view)
    let touch = finger.touch(at: at(10, 50))
    finger.move(touch, to: at(40, 50))
    pan.isEnabled = false
    #expect(scene.book.take() == ["view.began", "view.cancelled", "pan.began", "pan.cancelled"])
    finger.move(touch, to: at(50, 50))
    finger.lift(touch)
    finger.perform(.drag(from: at(10, 50), to: at(50, 50), steps: 1))
    #expect(scene.book.take() == ["view.began", "view.moved", "view.ended"])
  }

  @Test("A touch that is ignored stays with its view")
  func ignoredTouch() {
    final class Ignorer: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.location(in: view).x > 50 { ignore(touch, for: event) }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    _ = scene.note(Ignorer(), as: "r", on: view)
    view.isMultipleTouchEnabled = true
    let (kept, ignored) = (finger.touch(at: at(20, 20)), finger.touch(at: at(80, 20)))
    finger.lift([kept, ignored])
    #expect(
      scene.book.take() == ["view.began", "view.began", "view.cancelled", "r.ended", "view.ended"])
  }

  // MARK: Several recognisers

  @Test("GR-6 a tap that requires two taps to fail waits for them")
  func requirement() {
    let single = tap("single", on: view)
    let double = tap("double", on: view, taps: 2)
    single.require(toFail: double)
    finger.tap(at: middle)
    finger.wait(0.34)
    #expect(scene.book.take() == ["view.began"])
    finger.wait(0.02)
    #expect(scene.book.take() == ["view.cancelled", "single.ended"])
    finger.tap(at: middle)
    finger.wait(0.1)
    finger.tap(at: middle)
    finger.wait(1)
    #expect(scene.book.take().filter { !$0.hasPrefix("view") } == ["double.ended"])
    // Without the requirement the first tap is a tap, and two of them are still two.
    double.isEnabled = false
    finger.tap(at: middle)
    #expect(scene.book.take().last == "single.ended")
  }

  @Test("GR-6 a requirement that sees none of the touches is not waited for")
  func foreignRequirement() {
    let elsewhere = scene.view("elsewhere", 0, 200, 100, 100)
    tap("single", on: view).require(toFail: tap("double", on: elsewhere, taps: 2))
    finger.tap(at: middle)
    #expect(scene.book.take().last == "single.ended")
  }

  @Test("GR-6 recognisers that require each other to fail do not wait for ever")
  func mutualRequirements() {
    let taps = ["a", "b", "c"].map { tap($0, on: view) }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])
    taps[2].require(toFail: taps[0])
    for _ in 0..<2 {
      finger.tap(at: middle)
      // The last one to be ready goes ahead; the one that requires it to fail does, and the others.
      #expect(scene.book.take() == ["view.began", "view.cancelled", "c.ended"])
      #expect(taps.allSatisfy { $0.state == .possible })
    }
  }

  @Test("GR-7 the first gesture to be recognised rules out others, unless a delegate allows both")
  func simultaneous() {
    let inner = scene.view("inner", 0, 0, 50, 50, in: view)
    let (deep, shallow) = (tap("deep", on: inner), tap("shallow", on: view))
    finger.tap(at: at(20, 20))
    #expect(scene.book.take() == ["inner.began", "inner.cancelled", "deep.ended"])
    for recognizer in [deep, shallow] {
      let delegate = Delegate(scene.book, yes: ["begin", "receive", "simultaneous"])
      recognizer.delegate = delegate
      finger.tap(at: at(20, 20))
      #expect(
        scene.book.take().filter { $0.hasSuffix("ended") } == ["deep.ended", "shallow.ended"])
      delegate.yes = ["begin", "receive"]
      finger.tap(at: at(20, 20))
      #expect(scene.book.take().filter { $0.hasSuffix("ended") } == ["deep.ended"])
      recognizer.delegate = nil
    }
  }

  @Test("GR-7 classes may say whom they prevent and who prevents them")
  func prevention() {
    final class Peaceful: UITapGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Stubborn: UITapGestureRecognizer {
      override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool { false }
    }
    let inner = scene.view("inner", 0, 0, 50, 50, in: view)
    let peaceful = scene.note(Peaceful(), as: "peaceful", on: inner)
    _ = tap("plain", on: view)
    finger.tap(at: at(20, 20))
    #expect(scene.book.take().suffix(2) == ["peaceful.ended", "plain.ended"])
    inner.removeGestureRecognizer(peaceful)
    view.gestureRecognizers = [scene.note(Stubborn(), as: "stubborn", on: view)]
    _ = tap("plain", on: inner)
    finger.tap(at: at(20, 20))
    #expect(scene.book.take().suffix(2) == ["plain.ended", "stubborn.ended"])
  }

  @Test("GR-7 a tap does not rule out two taps, which do rule out it")
  func tapCounts() {
    _ = tap("single", on: view)
    _ = tap("double", on: view, taps: 2)
    finger.tap(at: middle)
    finger.wait(0.1)
    finger.tap(at: middle)
    finger.wait(1)
    #expect(
      scene.book.take().filter { !$0.hasPrefix("view") } == [
        "single.ended", "single.ended", "double.ended",
      ])
  }

  @Test("GR-8 a delegate hides touches, and says who waits for whom")
  func delegates() {
    let (first, second) = (tap("first", on: view), tap("second", on: view))
    let delegate = Delegate(scene.book, yes: ["begin"])
    first.delegate = delegate
    finger.tap(at: middle)
    #expect(
      scene.book.take()
        == [
          "first receive?", "view.began", "first be required to fail?", "view.cancelled",
          "second.ended",
        ].filter { $0 != "first be required to fail?" })
    for (question, recognizer) in [("require failure", first), ("be required to fail", second)] {
      first.delegate = nil
      recognizer.delegate = delegate
      delegate.yes = ["begin", "receive", question]
      finger.tap(at: middle)
      #expect(scene.book.take().filter { $0.hasSuffix("ended") } == ["second.ended"])
      recognizer.delegate = nil
    }
    finger.tap(at: middle)
    #expect(scene.book.take().filter { $0.hasSuffix("ended") } == ["first.ended"])
    _ = second
  }

  @Test("GR-8 classes say who waits for whom as delegates do")
  func classRequirements() {
    final class Patient: UITapGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
    }
    final class Important: UITapGestureRecognizer {
      override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { true }
    }
    let patient = scene.note(Patient(), as: "patient", on: view)
    _ = tap("plain", on: view)
    finger.tap(at: middle)
    #expect(scene.book.take().last == "plain.ended")
    view.removeGestureRecognizer(patient)
    _ = scene.note(Important(), as: "important", on: view)
    finger.tap(at: middle)
    #expect(scene.book.take().last == "important.ended")
  }

  @Test("GR-10 a recogniser is on one view; its place is the middle of its touches")
  func views() {
    let other = scene.view("other", 100, 0, 100, 100)
    let recognizer = tap("tap", on: view)
    recognizer.numberOfTouchesRequired = 2
    #expect(recognizer.view === view && view.gestureRecognizers == [recognizer])
    other.addGestureRecognizer(recognizer)
    #expect(view.gestureRecognizers == nil && other.gestureRecognizers == [recognizer])
    var place: CGPoint?
    var touches: [CGPoint] = []
    recognizer.addTarget(self.scene.book) { _ in
      { (recognizer: UITapGestureRecognizer) in
        place = recognizer.location(in: other)
        touches = (0..<recognizer.numberOfTouches).map {
          recognizer.location(ofTouch: $0, in: other)
        }
      }
    }
    finger.perform([.tap(at: at(110, 10)), .tap(at: at(150, 30))])
    #expect(place == at(30, 20) && touches == [at(10, 10), at(50, 30)])
    #expect(recognizer.numberOfTouches == 0)
    #expect(recordingExceptions { _ = recognizer.location(ofTouch: 0, in: nil) }.count == 1)
    other.removeGestureRecognizer(recognizer)
    #expect(recognizer.view == nil && other.gestureRecognizers == nil)
  }

  @Test("GR-11 recognisers of the deepest view come first, and those of a view in their order")
  func order() {
    let inner = scene.view("inner", 0, 0, 50, 50, in: view)
    for (name, view) in [("outer", view), ("first", inner), ("second", inner)] {
      _ = scripted(name, on: view, [.began: [.failed]])
    }
    let touch = finger.touch(at: at(20, 20))
    #expect(touch.gestureRecognizers?.map(\.name) == ["first", "second", "outer"])
    #expect(
      scene.book.take() == [
        "first hears began", "second hears began", "outer hears began", "inner.began",
      ])
  }

  @Test("A recogniser whose view leaves the window gives up")
  func removal() {
    let pan = scene.note(UIPanGestureRecognizer(), as: "pan", on: view)
    let touch = finger.touch(at: at(10, 50))
    finger.move(touch, to: at(40, 50))
    _ = scene.book.take()
    view.removeFromSuperview()
    #expect(scene.book.take() == ["pan.cancelled"])
    finger.lift(touch)
    #expect(pan.state == .possible)
  }
}
