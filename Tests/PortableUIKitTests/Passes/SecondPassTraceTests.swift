import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct SecondPassTraceTests {
  private let log = CallLog()
  private let clock = ManualFrameClock()

  @Test("LT-12 a preferred width set in viewDidLayoutSubviews: a second pass in the same turn")
  func preferredWidth() {
    final class Label: UILabel {
      var log: CallLog?

      override func updateConstraints() {
        log?.calls.append("L.updateConstraints")
        super.updateConstraints()
      }
    }
    final class Controller: UIViewController {
      let label = Label()
      var log: CallLog?

      override func viewWillLayoutSubviews() { log?.calls.append("R.viewWillLayoutSubviews") }
      override func viewDidLayoutSubviews() {
        log?.calls.append("R.viewDidLayoutSubviews")
        label.preferredMaxLayoutWidth = 100
      }
    }
    let window = UIWindow(
      environment: DeviceEnvironment.named("iPhone 6") ?? .standard,
      textMeasurer: TypewriterMeasurer(), frameClock: clock)
    let controller = Controller()
    controller.view = RecordingView("V", log: log)
    let label = constrained(controller.label, in: controller.view)
    label.numberOfLines = 0
    // Six words of four letters at 10 points each: 290 points on one line.
    label.text = "word word word word word word"
    label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    window.rootViewController = controller
    window.makeKeyAndVisible()
    _ = log.take()
    controller.log = log
    label.log = log
    clock.tick()
    #expect(
      log.take().filter { !$0.contains("Margins") && !$0.contains("Insets") } == [
        "L.updateConstraints", "V.updateConstraints", "R.viewWillLayoutSubviews",
        "V.layoutSubviews", "R.viewDidLayoutSubviews",
        // The content size has changed: the system's part of the constraints, then layout again.
        "R.viewWillLayoutSubviews", "V.layoutSubviews", "R.viewDidLayoutSubviews",
      ])
    // Two words in 90 points on each of three lines.
    #expect(label.frame.width == 90)
    #expect(label.frame.height >= 3 * label.font.lineHeight)
    clock.tick()
    #expect(log.take() == [])
  }

  @Test(
    "LT-13 hiding in a stack: the stack updates and lays out, the hidden view only if it resizes")
  func hiddenInStack() {
    final class Stack: UIStackView {
      var log: CallLog?

      override func updateConstraints() {
        log?.calls.append("stack.updateConstraints")
        super.updateConstraints()
      }

      override func layoutSubviews() {
        log?.calls.append("stack.layoutSubviews")
        super.layoutSubviews()
      }
    }
    let window = makeWindow(clock: clock)
    let stack = Stack()
    let first = RecordingView("A", log: log)
    let second = RecordingView("B", log: log)
    for view in [first, second] {
      view.size = CGSize(width: 50, height: 20)
      stack.addArrangedSubview(view)
    }
    let held = constrained(stack, in: window)
    held.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    held.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    clock.tick()
    clock.tick()
    _ = log.take()
    stack.log = log
    second.isHidden = true
    #expect(log.take() == [])
    clock.tick()
    let calls = log.take()
    #expect(calls.prefix(2) == ["stack.updateConstraints", "stack.layoutSubviews"])
    #expect(!calls.contains("A.layoutSubviews"))
    // The hidden view is laid out only if it has lost its width.
    #expect(calls.contains("B.layoutSubviews") == (second.frame.width != 50))
    #expect(stack.frame.width == 50 && stack.arrangedSubviews == [first, second])
  }
}
