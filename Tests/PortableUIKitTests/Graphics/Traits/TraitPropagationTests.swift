import Foundation
import PortableUIKit
import Testing

private enum Density: UITraitDefinition {
  static let defaultValue = 1
}

@MainActor @Suite struct TraitPropagationTests {
  private func shown() -> (UIWindow, UIViewController, UIView) {
    let window = UIWindow(environment: .standard, frameClock: ManualFrameClock())
    let controller = UIViewController()
    let view = UIView()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(view)
    window.performTurn()
    return (window, controller, view)
  }

  @Test("TR-21, LT-9 an override shows with the next pass, above before below")
  func override() {
    let (window, controller, view) = shown()
    var calls: [String] = []
    controller.view.registerForTraitChanges([Density.self]) { (view: UIView, previous) in
      calls.append("root \(previous[Density.self]) → \(view.traitCollection[Density.self])")
    }
    view.registerForTraitChanges([Density.self]) { (view: UIView, previous) in
      calls.append("view \(previous[Density.self]) → \(view.traitCollection[Density.self])")
    }
    controller.view.traitOverrides[Density.self] = 2
    #expect(view.traitCollection[Density.self] == 1 && calls.isEmpty)
    window.performTurn()
    #expect(calls == ["root 1 → 2", "view 1 → 2"])
    #expect(controller.traitCollection[Density.self] == 1)
  }

  @Test("TR-24, TR-25 a handler hears of its traits only, once a change, until it is withdrawn")
  func registrations() {
    let (window, _, view) = shown()
    var count = 0
    let token = view.registerForTraitChanges(
      [Density.self, UITraitUserInterfaceStyle.self]
    ) { (_: UIView, _) in count += 1 }
    view.traitOverrides[Density.self] = 2
    view.traitOverrides.userInterfaceStyle = .dark
    window.performTurn()
    #expect(count == 1)
    view.traitOverrides.layoutDirection = .rightToLeft
    window.performTurn()
    #expect(count == 1)
    view.unregisterForTraitChanges(token)
    view.traitOverrides.remove(Density.self)
    window.performTurn()
    #expect(count == 1)
    #expect(view.traitCollection[Density.self] == 1)
  }

  @MainActor private final class Target {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func environment(_ view: UIView) { calls.append("environment \(view.tag)") }
    func both(_ view: UIView, _ previous: UITraitCollection) {
      calls.append("both \(view.tag) \(previous[Density.self])")
    }
  }

  private final class Aware: UIView {
    var calls = 0
    func densityDidChange() { calls += 1 }
  }

  @Test("TR-24 a method of a target is called with as much as it takes, while the target lives")
  func targets() {
    let (window, _, view) = shown()
    view.tag = 3
    var target: Target? = Target()
    weak let gone = target
    var calls: [String] = []
    if let target {
      view.registerForTraitChanges([Density.self], target: target, action: Target.plain)
      view.registerForTraitChanges([Density.self], target: target, action: Target.environment)
      view.registerForTraitChanges([Density.self], target: target, action: Target.both)
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: target, action: Target.plain)
      view.traitOverrides[Density.self] = 2
      window.performTurn()
      calls = target.calls
    }
    #expect(calls == ["plain", "environment 3", "both 3 1"])
    target = nil
    #expect(gone == nil)
    view.traitOverrides[Density.self] = 5
    window.performTurn()
    let aware = Aware()
    window.addSubview(aware)
    let token = aware.registerForTraitChanges([Density.self], action: Aware.densityDidChange)
    aware.traitOverrides[Density.self] = 2
    window.performTurn()
    #expect(aware.calls == 1)
    aware.unregisterForTraitChanges(token)
    aware.traitOverrides[Density.self] = 4
    window.performTurn()
    #expect(aware.calls == 1)
  }

  @Test("TR-22 reading an override that is not set is reported")
  func unsetOverride() {
    let raised = recordingExceptions {
      let overrides = UIView().traitOverrides
      _ = overrides[Density.self]
      #expect(!overrides.contains(Density.self))
    }
    #expect(raised.count == 1)
  }

  @Test("TR-20 a controller inherits from its view's superview, its view from it")
  func flow() {
    let (window, controller, view) = shown()
    window.traitOverrides.userInterfaceStyle = .dark
    window.performTurn()
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    controller.traitOverrides.userInterfaceStyle = .light
    controller.updateTraitsIfNeeded()
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("AL-81 the direction trait turns views whose semantics leave it open")
  func direction() {
    let (window, controller, view) = shown()
    controller.traitOverrides.layoutDirection = .rightToLeft
    window.performTurn()
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
