import Foundation
import PortableUIKit
import Testing

/// The events are those of Apple's documentation of `UIControl.Event`.
@MainActor @Suite struct ControlTrackingTests {
  let scene: TouchScene
  var finger: TouchSimulator { scene.finger }

  init() throws { scene = try TouchScene() }

  static let names: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
  ]

  /// A control in the window whose events are noted.
  private func add<Control: UIControl>(_ control: Control, _ frame: CGRect) -> Control {
    control.frame = frame
    scene.window.addSubview(control)
    for (event, name) in Self.names {
      control.addAction(UIAction { [book = scene.book] _ in book.note(name) }, for: event)
    }
    return control
  }

  private let frame = CGRect(x: 100, y: 100, width: 100, height: 44)

  @Test("A tap on a button is touchDown, then touchUpInside and the primary action")
  func tap() throws {
    let button = add(UIButton(), frame)
    try finger.tap(button)
    #expect(scene.book.take() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    try finger.tap(button)
    #expect(scene.book.take().prefix(2) == ["touchDown", "touchDownRepeat"])
  }

  @Test("A drag out of a control and back exits and enters, highlighted only inside")
  func drag() {
    let control = add(UIControl(), frame)
    var highlights: [Bool] = []
    let touch = finger.touch(at: at(150, 120))
    #expect(control.isTracking && control.isTouchInside)
    for x in [160, 210, 220, 190] as [CGFloat] {
      highlights.append(control.isHighlighted)
      finger.move(touch, to: at(x, 120))
    }
    highlights.append(control.isHighlighted)
    finger.lift(touch)
    #expect(highlights == [true, true, false, false, true])
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
    #expect(
      scene.book.take() == [
        "touchDown", "touchDragInside", "touchDragOutside", "touchDragExit", "touchDragOutside",
        "touchDragInside", "touchDragEnter", "touchUpInside",
      ])
    finger.perform(.drag(from: at(150, 120), to: at(150, 200), steps: 1))
    #expect(
      scene.book.take() == ["touchDown", "touchDragOutside", "touchDragExit", "touchUpOutside"])
  }

  private final class Tracker: UIControl {
    var book: NoteBook?
    var begins = true
    var continues = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      book?.note("begin tracking=\(isTracking) inside=\(isTouchInside)")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      book?.note("continue inside=\(isTouchInside)")
      return continues
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      book?.note("end inside=\(isTouchInside)")
    }
    override func cancelTracking(with event: UIEvent?) {
      book?.note("cancel \(event == nil ? "without" : "with") event")
    }
  }

  @Test("The tracking methods are called in order, before the events")
  func tracking() {
    let control = add(Tracker(), frame)
    control.book = scene.book
    finger.perform(.drag(from: at(150, 120), to: at(250, 120), steps: 1))
    #expect(
      scene.book.take() == [
        "begin tracking=false inside=true", "touchDown", "continue inside=false",
        "touchDragOutside", "touchDragExit", "end inside=false", "touchUpOutside",
      ])
    control.continues = false
    finger.perform(.drag(from: at(150, 120), to: at(160, 120), steps: 2))
    #expect(
      scene.book.take() == [
        "begin tracking=false inside=true", "touchDown", "continue inside=true",
      ])
    control.begins = false
    finger.tap(at: at(150, 120))
    #expect(scene.book.take() == ["begin tracking=false inside=true"])
    #expect(!control.isHighlighted)
  }

  @Test(
    "A control that loses its touch cancels tracking, without an event when it leaves the window")
  func cancellation() {
    let control = add(Tracker(), frame)
    control.book = scene.book
    finger.cancel(finger.touch(at: at(150, 120)))
    #expect(scene.book.take().suffix(2) == ["cancel with event", "touchCancel"])
    _ = finger.touch(at: at(150, 120))
    control.removeFromSuperview()
    #expect(scene.book.take().suffix(2) == ["cancel without event", "touchCancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("A control that is off ignores touches, which go on to its superview")
  func disabled() {
    let superview = scene.view("S", 0, 0, 300, 300)
    let control = add(UIControl(), frame)
    superview.addSubview(control)
    control.isEnabled = false
    finger.tap(at: at(150, 120))
    #expect(scene.book.take() == ["S.began", "S.ended"] && !control.isHighlighted)
    control.isEnabled = true
    finger.wait(1)
    finger.tap(at: at(150, 120))
    #expect(scene.book.take() == ["touchDown", "touchUpInside"])
  }

  @Test("Who has passed on the beginning of a touch passes on its end")
  func switchedDuringTouch() {
    let superview = scene.view("S", 0, 0, 300, 300)
    let control = add(UIControl(), frame)
    superview.addSubview(control)
    control.isEnabled = false
    let ignored = finger.touch(at: at(150, 120))
    control.isEnabled = true
    finger.move(ignored, to: at(151, 120))
    finger.lift(ignored)
    #expect(scene.book.take() == ["S.began", "S.moved", "S.ended"])
    finger.wait(1)
    let tracked = finger.touch(at: at(150, 120))
    control.isEnabled = false
    finger.move(tracked, to: at(151, 120))
    finger.lift(tracked)
    #expect(scene.book.take() == ["touchDown"] && !control.isTracking)
  }

  @MainActor private final class Receiver {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func withSender(_ sender: UIButton) { calls.append("sender") }
    func withEvent(_ sender: UIButton, _ event: UIEvent?) {
      calls.append("event \(event?.allTouches?.count ?? 0)")
    }
  }

  @Test(
    "Methods of targets take nothing, the control, or the event too")
  func targets() throws {
    let button = add(UIButton(), frame)
    let held = Receiver()
    button.addTarget(held, action: Receiver.plain, for: .touchDown)
    button.addTarget(held, action: Receiver.withSender, for: [.touchDown, .touchUpInside])
    button.addTarget(held, action: Receiver.withEvent, for: .touchUpInside)
    try finger.tap(button)
    #expect(held.calls == ["plain", "sender", "sender", "event 1"])
    button.removeTarget(held, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(held.calls.count == 4)
    button.sendActions(for: .touchUpInside)
    #expect(held.calls.suffix(2) == ["sender", "event 0"])
  }

  @Test("Targets are not kept alive")
  func targetLifetime() {
    let button = add(UIButton(), frame)
    weak var held: Receiver?
    do {
      let receiver = Receiver()
      held = receiver
      button.addTarget(receiver, action: Receiver.plain, for: .touchDown)
    }
    button.sendActions(for: .touchDown)
    #expect(held == nil && scene.book.take() == ["touchDown"])
  }

  @Test("A button shows what was set for being pressed")
  func pressedTitle() {
    let button = add(UIButton(), frame)
    button.setTitle("Up", for: .normal)
    button.setTitle("Down", for: .highlighted)
    let touch = finger.touch(at: at(150, 120))
    #expect(button.titleLabel?.text == "Down" && button.state == .highlighted)
    finger.lift(touch)
    #expect(button.titleLabel?.text == "Up")
  }

  // MARK: Standard controls

  @Test("A tap turns a switch over")
  func toggle() throws {
    let control = add(UISwitch(), CGRect(x: 100, y: 100, width: 51, height: 31))
    try finger.tap(control)
    #expect(control.isOn)
    #expect(
      scene.book.take() == [
        "touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside",
      ])
    finger.perform(.drag(from: at(125, 115), to: at(125, 200)))
    #expect(control.isOn && !scene.book.take().contains("valueChanged"))
    control.setOn(false, animated: false)
    #expect(scene.book.take() == [])
  }

  @Test("A slider's thumb follows the finger; elsewhere a touch does nothing")
  func slide() {
    // The thumb, 27 points wide, goes from 2 to 2 points off the ends: over 231 − 4 − 27 = 200
    // points. Its middle is at 100 + 2 + 13.5 = 115.5 for the value 0.
    let slider = add(UISlider(), CGRect(x: 100, y: 100, width: 231, height: 31))
    let start = at(120, 115)
    let touch = finger.touch(at: start)
    finger.move(touch, to: at(170, 115))
    #expect(slider.value == 0.25)
    finger.move(touch, to: at(170, 300))
    #expect(slider.value == 0.25)
    finger.move(touch, to: at(600, 115))
    #expect(slider.value == 1)
    finger.lift(touch)
    #expect(scene.book.take().count { $0 == "valueChanged" } == 2)
    finger.perform(.drag(from: at(150, 115), to: at(200, 115)))
    #expect(slider.value == 1 && scene.book.take() == [])
    slider.isContinuous = false
    finger.perform(.drag(from: at(315, 115), to: at(215, 115), steps: 4))
    #expect(slider.value == 0.5 && scene.book.take().count { $0 == "valueChanged" } == 1)
  }

  @Test("A slider from right to left has its least value at the right")
  func slideRightToLeft() {
    let slider = add(UISlider(), CGRect(x: 100, y: 100, width: 231, height: 31))
    slider.semanticContentAttribute = .forceRightToLeft
    finger.perform(.drag(from: at(315.5, 115), to: at(215.5, 115), steps: 1))
    #expect(slider.value == 0.5)
  }

  @Test("A tap selects a segment; the one that is selected says nothing")
  func segments() {
    let control = add(
      UISegmentedControl(items: ["a", "b", "c"]), CGRect(x: 100, y: 100, width: 90, height: 32))
    finger.tap(at: at(145, 115))
    #expect(control.selectedSegmentIndex == 1 && scene.book.take().contains("valueChanged"))
    finger.tap(at: at(135, 115))
    #expect(control.selectedSegmentIndex == 1 && !scene.book.take().contains("valueChanged"))
    control.semanticContentAttribute = .forceRightToLeft
    finger.tap(at: at(110, 115))
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("The halves of a stepper and of a page control step down and up, within their ranges")
  func steps() {
    let stepper = add(UIStepper(), CGRect(x: 100, y: 100, width: 94, height: 32))
    stepper.maximumValue = 1
    finger.tap(at: at(110, 115))
    #expect(stepper.value == 0 && !scene.book.take().contains("valueChanged"))
    finger.tap(at: at(180, 115))
    #expect(stepper.value == 1 && scene.book.take().contains("valueChanged"))
    stepper.wraps = true
    finger.tap(at: at(180, 115))
    #expect(stepper.value == 0)
    let pages = add(UIPageControl(), CGRect(x: 100, y: 200, width: 100, height: 26))
    pages.numberOfPages = 2
    finger.tap(at: at(190, 210))
    finger.tap(at: at(190, 210))
    #expect(pages.currentPage == 1)
    finger.tap(at: at(110, 210))
    #expect(pages.currentPage == 0)
  }

  @Test("A tap begins editing in a field and in a text view")
  func editing() throws {
    let field = UITextField(frame: frame)
    let text = UITextView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    scene.window.addSubview(field)
    scene.window.addSubview(text)
    try finger.tap(field)
    #expect(field.isFirstResponder)
    try finger.tap(text)
    #expect(text.isFirstResponder && !field.isFirstResponder)
  }
}
