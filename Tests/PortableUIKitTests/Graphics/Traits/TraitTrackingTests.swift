import Foundation
import LifecycleTracing
import Observation
import PortableUIKit
import Testing

private enum Density: UITraitDefinition {
  static let defaultValue = 1
}

private enum Tone: UITraitDefinition {
  static let defaultValue = "plain"
}

@Observable private final class Model {
  var title = "a"
  var unread = 0
}

/// What update methods read marks them to run again (TR-26, LT-10).
@MainActor @Suite struct TraitTrackingTests {
  /// A view whose update methods read one trait each, as far as `reads` says.
  private final class Reader: UIView {
    var reads: Set<String> = []
    var model: Model?
    var calls: [String] = []

    private func run(_ name: String) {
      calls.append(name)
      if reads.contains(name) {
        _ = traitCollection[Density.self]
        _ = model?.title
      }
    }

    override func updateProperties() {
      super.updateProperties()
      run("properties")
    }

    override func updateConstraints() {
      run("constraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      run("layout")
    }

    override func draw(_ rect: CGRect) { run("draw") }
  }

  private func shown(_ reads: String...) -> (UIWindow, Reader) {
    let window = makeWindow()
    let view = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.reads = Set(reads)
    window.addSubview(view)
    window.performTurn()
    view.calls = []
    return (window, view)
  }

  @Test(
    "TR-26 a method that read a trait runs again when the trait changes",
    arguments: ["properties", "constraints", "draw"])
  func tracking(method: String) {
    let (window, view) = shown(method)
    view.traitOverrides[Tone.self] = "shrill"
    window.performTurn()
    #expect(view.calls == ["layout"])
    view.calls = []
    view.traitOverrides[Density.self] = 2
    window.performTurn()
    #expect(view.calls.filter { $0 != "layout" } == [method])
    view.calls = []
    window.performTurn()
    #expect(view.calls.isEmpty)
  }

  @Test("TR-26 layoutSubviews follows the traits it reads, inherited ones too")
  func layout() {
    let (window, view) = shown("layout")
    window.traitOverrides[Density.self] = 5
    window.performTurn()
    #expect(view.calls == ["layout"])
  }

  @Test("TR-26 a trait read in the last run only counts")
  func lastRun() {
    let (window, view) = shown("draw")
    view.reads = []
    view.setNeedsDisplay()
    window.performTurn()
    view.calls = []
    view.traitOverrides[Density.self] = 2
    window.performTurn()
    #expect(!view.calls.contains("draw"))
  }

  @Test("TR-26 a controller's methods are tracked as well")
  func controller() {
    final class Controller: UIViewController {
      var calls: [String] = []

      override func updateViewConstraints() {
        super.updateViewConstraints()
        calls.append("constraints \(traitCollection[Density.self])")
      }

      override func updateProperties() {
        calls.append("properties \(traitCollection[Density.self])")
      }
    }
    let window = makeWindow()
    let controller = Controller()
    window.rootViewController = controller
    window.performTurn()
    #expect(controller.calls == ["constraints 1", "properties 1"])
    controller.calls = []
    controller.traitOverrides[Density.self] = 2
    window.performTurn()
    #expect(controller.calls.sorted() == ["constraints 2", "properties 2"])
  }

  @Test("TR-10 the current collection is the view's in its update methods, and restored after")
  func current() {
    final class Watching: UIView {
      var seen: [Int] = []

      private func look() { seen.append(UITraitCollection.current[Density.self]) }
      override func layoutSubviews() { look() }
      override func draw(_ rect: CGRect) { look() }
      override func updateConstraints() {
        look()
        super.updateConstraints()
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { look() }
      override func tintColorDidChange() { look() }
    }
    let window = makeWindow()
    let view = Watching(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.traitOverrides[Density.self] = 3
    window.addSubview(view)
    window.performTurn()
    view.tintColor = .red
    #expect(view.seen.count == 5 && view.seen.allSatisfy { $0 == 3 })
    #expect(UITraitCollection.current[Density.self] == 1)
  }

  @Test("LT-10 properties come before layout, only where asked for; layout does not ask for them")
  func properties() {
    let window = makeWindow()
    let controller = UIViewController()
    let view = Reader(frame: .zero)
    window.rootViewController = controller
    controller.view.addSubview(view)
    window.performTurn()
    let trace = LifecycleTrace([.properties, .layout])
    trace.record(controller, as: "R", viewAs: "V")
    trace.record(view, as: "A")
    view.setNeedsUpdateProperties()
    window.performTurn()
    #expect(trace.takeCalls() == ["A.updateProperties"])
    view.setNeedsLayout()
    window.performTurn()
    #expect(trace.takeCalls() == ["A.layoutSubviews"])
    controller.setNeedsUpdateProperties()
    controller.view.setNeedsUpdateProperties()
    controller.view.setNeedsLayout()
    window.performTurn()
    #expect(
      trace.takeCalls() == [
        "R.updateProperties", "V.updateProperties", "R.viewWillLayoutSubviews", "V.layoutSubviews",
        "R.viewDidLayoutSubviews",
      ])
    window.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(trace.takeCalls() == ["A.updateProperties"])
    window.performTurn()
    #expect(trace.takeCalls() == [])
  }

  @Test("LT-10 layout marked in updateProperties follows at once")
  func layoutFromProperties() {
    final class Marking: UIView {
      override func updateProperties() { setNeedsLayout() }
    }
    let window = makeWindow()
    let view = Marking()
    window.addSubview(view)
    window.performTurn()
    let trace = LifecycleTrace([.properties, .layout])
    trace.record(view, as: "A")
    view.setNeedsUpdateProperties()
    window.performTurn()
    #expect(trace.takeText() == "A.updateProperties\nA.layoutSubviews = 0×0")
  }

  @Test("LT-10 an observable value that a method reads marks the method when it changes")
  func observation() {
    let model = Model()
    let window = makeWindow()
    let view = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.model = model
    view.reads = ["properties", "draw"]
    window.addSubview(view)
    window.performTurn()
    view.calls = []
    model.unread += 1
    window.performTurn()
    #expect(view.calls.isEmpty)
    model.title = "b"
    model.title = "c"
    window.performTurn()
    #expect(view.calls == ["properties", "draw"])
    view.calls = []
    model.title = "d"
    window.performTurn()
    #expect(view.calls == ["properties", "draw"])
  }
}
