import LifecycleTracing
import PortableUIKit

/// What the suites of whole traces share: a clock moved by hand, a trace, and screens to begin with.
@MainActor protocol ReferenceTracing {
  var clock: ManualFrameClock { get }
  var trace: LifecycleTrace { get }
}

extension ReferenceTracing {
  func window(_ device: String = "iPhone 6") -> UIWindow {
    let screen = UIScreen(
      environment: DeviceEnvironment.named(device) ?? .standard, frameClock: clock)
    return UIWindow(screen: screen)
  }

  /// The screen that most traces begin with, settled and recorded.
  func screen() -> TracedScreen {
    let window = window()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let a = constrained(UIView(), in: root.view)
    let b = constrained(UIView(), in: a)
    let leading = a.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 10)
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      leading, width,
      a.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
      a.heightAnchor.constraint(equalToConstant: 50),
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 5),
      b.topAnchor.constraint(equalTo: a.topAnchor, constant: 5),
      b.widthAnchor.constraint(equalToConstant: 10),
      b.heightAnchor.constraint(equalToConstant: 10),
    ])
    settle()
    trace.record(window, as: "W")
    trace.record(root, as: "R", viewAs: "V")
    trace.record(a, as: "A")
    trace.record(b, as: "B")
    return TracedScreen(window: window, root: root, a: a, b: b, leading: leading, width: width)
  }

  func settle() {
    clock.advance(by: 2)
    clock.tick()
    _ = trace.take()
  }

  /// What is written down in the next turn.
  func turn() -> String {
    clock.tick()
    return trace.takeText()
  }
}
