import Foundation
import Testing
import UIKit

/// Methods that are found by the names of selectors (Docs/Decisions/0049).
@MainActor @Suite struct SelectorTests {
  private class Form: UIViewController {
    var calls: [String] = []
    private func tap(_ sender: UIButton) { calls.append("tap \(sender.tag)") }
    func tapWithEvent(_ sender: UIControl, event: UIEvent?) {
      calls.append("event \(event == nil)")
    }
    @discardableResult func plain() -> Bool {
      calls.append("plain")
      return true
    }
    func anything(sender: Any) { calls.append("any \((sender as? UIView)?.tag ?? -1)") }
    func maybe(_ sender: Any?) { calls.append("maybe \(sender == nil)") }
    func changed(_ note: Notification) { calls.append("note \(note.name.rawValue)") }
    func changedObject(_ note: NSNotification) { calls.append("object \(note.name.rawValue)") }
    fileprivate func pan(_ recognizer: UIPanGestureRecognizer) { calls.append("pan") }
    func number(_ value: Int) { calls.append("number") }
    func overridden() { calls.append("super") }
  }

  private final class SubForm: Form {
    override func overridden() { calls.append("sub") }
  }

  @Test("A control calls a private method by Objective-C's, Swift's and the plain name")
  func controls() {
    let form = Form()
    for name in ["tap:", "tap(_:)", "tap", "Form.tap(_:)"] {
      let button = UIButton()
      button.tag = name.count
      button.addTarget(form, action: Selector(name), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
    }
    #expect(form.calls == ["tap 4", "tap 7", "tap 3", "tap 12"])
  }

  @Test("Labels take part in the name: sender with its class, an event after it")
  func labels() {
    let form = Form()
    let button = UIButton()
    button.tag = 7
    for name in ["anythingWithSender:", "anything(sender:)", "tapWithEvent:event:", "maybe:"] {
      button.addTarget(form, action: Selector(name), for: .touchDown)
    }
    button.sendActions(for: .touchDown)
    #expect(form.calls == ["any 7", "any 7", "event true", "maybe false"])
  }

  @Test("A method of a class above is found, an override before it")
  func inheritance() {
    let form = SubForm()
    #expect(form.responds(to: Selector("overridden")))
    form.perform(Selector("overridden"))
    form.perform(Selector("plain"))
    #expect(form.calls == ["sub", "plain"])
  }

  @Test("A name that means no method raises, and so does a parameter that is no object")
  func unknown() {
    let form = Form()
    let button = UIButton()
    button.addTarget(form, action: Selector("missing:"), for: .touchUpInside)
    button.addTarget(form, action: Selector("number:"), for: .touchUpOutside)
    let handler = UIKitException.handler
    defer { UIKitException.handler = handler }
    var reasons: [String] = []
    UIKitException.handler = { reasons.append($0.reason) }
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpOutside)
    #expect(reasons.count == 2)
    #expect(reasons.first?.contains("missing:]: unrecognized selector") == true)
    #expect(form.calls.isEmpty)
  }

  @Test("Targets leave with their name, and actions(forTarget:) lists them")
  func removal() {
    let form = Form()
    let button = UIButton()
    button.addTarget(form, action: Selector("tap:"), for: .touchUpInside)
    button.addTarget(form, action: Selector("plain"), for: .touchUpInside)
    #expect(button.actions(forTarget: form, forControlEvent: .touchUpInside) == ["tap:", "plain"])
    button.removeTarget(form, action: Selector("tap:"), for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(form.calls == ["plain"])
  }

  @Test("A control without a target finds the next responder that has the method")
  func responderChain() {
    let form = Form()
    let button = UIButton()
    form.view.addSubview(button)
    button.addTarget(nil, action: Selector("tap:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(form.calls == ["tap 0"])
  }

  @Test("A gesture recogniser and a display link are made with a target and a name")
  func recognizers() {
    let form = Form()
    let pan = UIPanGestureRecognizer(target: form, action: Selector("pan:"))
    let other = UIPanGestureRecognizer(target: nil, action: nil)
    other.addTarget(form, action: Selector("pan:"))
    other.removeTarget(form, action: Selector("pan:"))
    form.view.addGestureRecognizer(pan)
    form.view.addGestureRecognizer(other)
    pan.state = .began
    other.state = .began
    #expect(form.calls == ["pan"])
  }

  @Test("A notification comes as a structure or an object, until the observer leaves")
  func notifications() {
    let center = NotificationCenter()
    let form = Form()
    let name = Notification.Name("Changed")
    center.addObserver(form, selector: Selector("changed:"), name: name, object: nil)
    center.addObserver(form, selector: Selector("changedObject:"), name: name, object: nil)
    center.addObserver(
      form, selector: Selector("plain"), name: Notification.Name("Other"), object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(form, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("Other"), object: nil)
    center.removeObserver(form)
    center.post(name: Notification.Name("Other"), object: nil)
    // Foundation does not say in which order observers are called.
    #expect(form.calls.sorted() == ["note Changed", "object Changed", "plain"])
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { _ = form.plain() }
    }
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(form.calls.count == 3)
  }

  @Test("An observer that is gone is not called, nor kept")
  func observersAreWeak() {
    let center = NotificationCenter()
    var form: Form? = Form()
    weak let seen = form
    center.addObserver(form!, selector: Selector("changed:"), name: nil, object: nil)
    form = nil
    #expect(seen == nil)
    center.post(name: Notification.Name("Changed"), object: nil)
  }

  @Test("Observers come and go in numbers, and the one that is left is called once")
  func manyObservers() {
    let center = NotificationCenter()
    let name = Notification.Name("Changed")
    let kept = Form()
    center.addObserver(kept, selector: Selector("changed:"), name: name, object: nil)
    for _ in 0..<100 {
      center.addObserver(Form(), selector: Selector("changed:"), name: name, object: nil)
    }
    center.post(name: name, object: nil)
    #expect(kept.calls == ["note Changed"])
  }

  @Test("A layer class with an initialiser of its own needs no `required`")
  func layers() {
    final class Ring: CALayer {
      var progress = 0.25
      override init() { super.init() }
      override init(layer: Any) {
        progress = (layer as? Ring)?.progress ?? 0
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class RingView: UIView {
      override class var layerClass: AnyClass { Ring.self }
    }
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let ring = view.layer as? Ring
    ring?.progress = 0.5
    ring?.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    #expect(ring?.presentation()?.progress == 0.5)
  }

  @Test("Priorities, levels and weights take numbers, and leave an app's own operators alone")
  func numbers() {
    #expect((.required - 1 as UILayoutPriority).rawValue == 999)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    var priority = UILayoutPriority.defaultLow
    priority += 5
    #expect(priority > .defaultLow && priority.rawValue == 255)
  }

  @Test("An image literal names an image; one that is missing is empty")
  func literals() {
    // swift-format-ignore: NoPlaygroundLiterals
    let image: UIImage = #imageLiteral(resourceName: "missing")
    #expect(image.size == .zero)
    #expect(URLRequest(url: URL(string: "https://example.org")!).httpMethod == "GET")
  }
}
