import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct ControlGestureTests {
  let scene: TouchScene
  var finger: TouchSimulator { scene.finger }
  let view: UIView

  init() throws {
    scene = try TouchScene()
    view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.window.addSubview(view)
  }

  private func tap(_ name: String, on view: UIView) -> UITapGestureRecognizer {
    scene.note(UITapGestureRecognizer(), as: name, on: view)
  }

  /// Apple: "Attaching gesture recognizers to UIKit controls".
  @Test("A button, a switch and a slider's thumb keep their gesture from superviews' recognisers")
  func controls() throws {
    let superviewTap = tap("tap", on: view)
    let button = UIButton(frame: view.bounds)
    button.addAction(UIAction { [book = scene.book] _ in book.note("button") }, for: .touchUpInside)
    view.addSubview(button)
    finger.tap(at: at(50, 50))
    #expect(scene.book.take() == ["button"])
    button.isEnabled = false
    finger.tap(at: at(50, 50))
    #expect(scene.book.take().last == "tap.ended")
    button.removeFromSuperview()
    // A plain control has no such action: the gesture is recognised, and the control loses the touch.
    let control = UIControl(frame: view.bounds)
    control.addAction(
      UIAction { [book = scene.book] _ in book.note("control") }, for: .touchUpInside)
    view.addSubview(control)
    finger.tap(at: at(50, 50))
    #expect(scene.book.take() == ["tap.ended"])
    control.removeFromSuperview()
    view.removeGestureRecognizer(superviewTap)
    view.frame.size.width = 300
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 231, height: 31))
    view.addSubview(slider)
    _ = scene.note(UISwipeGestureRecognizer(), as: "swipe", on: view)
    finger.perform(.drag(from: at(15, 15), to: at(115, 15)))
    #expect(slider.value == 0.5 && scene.book.take() == [])
    finger.perform(.drag(from: at(15, 15), to: at(115, 15)))
    #expect(scene.book.take() == ["swipe.ended"])
    // On the control itself a recogniser comes first.
    let own = UIButton(frame: view.bounds)
    own.addAction(UIAction { [book = scene.book] _ in book.note("button") }, for: .touchUpInside)
    view.addSubview(own)
    _ = tap("own", on: own)
    try finger.tap(own)
    #expect(scene.book.take() == ["own.ended"])
  }
}
