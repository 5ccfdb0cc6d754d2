import Foundation
import PortableUIKit
import Testing

/// Notes in the order they were made.
@MainActor final class NoteBook {
  private var notes: [String] = []

  func note(_ text: String) { notes.append(text) }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}

/// A visible window with a finger, and notes of what comes of the touches.
@MainActor struct TouchScene {
  let clock = ManualFrameClock()
  let window: UIWindow
  let finger: TouchSimulator
  let book = NoteBook()

  init() throws {
    window = makeWindow(clock: clock)
    finger = try TouchSimulator(window)
  }

  /// A view that notes its touches as `name.began` and so on.
  func view(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    in superview: UIView? = nil
  ) -> NotingView {
    let view = NotingView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.name = name
    view.book = book
    (superview ?? window).addSubview(view)
    return view
  }

  /// Notes the states of a recogniser as `name.ended` and so on when its action is called.
  func note<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, as name: String, on view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(book, action: NoteBook.recognize)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

extension NoteBook {
  func recognize(_ recognizer: UIGestureRecognizer) {
    note("\(recognizer.name ?? "?").\(recognizer.state)")
  }
}

/// A view that notes its touches, with their number where there are several, and passes them on where
/// it is told to.
final class NotingView: UIView {
  override func draw(_ rect: CGRect) {}

  var name = ""
  var book: NoteBook?
  var passesOn = false
  /// Called with each touch, before it is passed on.
  var onTouch: ((UITouch, UIEvent?) -> Void)?

  private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    book?.note("\(name).\(phase)" + (touches.count > 1 ? "(\(touches.count))" : ""))
    for touch in touches { onTouch?(touch, event) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
    if passesOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
    if passesOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(event == nil ? "cancelled without event" : "cancelled", touches, event)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
