import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct LayoutPassTests {
  private let log = CallLog()

  /// A controller's view V (375 by 667) with A in it and B in A, laid out; the log is empty.
  private func screen() -> Screen {
    let window = makeWindow()
    let controller = log.controller("R")
    window.rootViewController = controller
    let a = constrained(log.view("A"), in: controller.view)
    let b = constrained(log.view("B"), in: a)
    let leading = a.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10)
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      leading, width,
      a.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
      a.heightAnchor.constraint(equalToConstant: 50),
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 5),
      b.topAnchor.constraint(equalTo: a.topAnchor, constant: 5),
      b.widthAnchor.constraint(equalToConstant: 10),
      b.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.performTurn()
    window.performTurn()
    _ = log.take()
    return Screen(
      window: window, controller: controller, a: a, b: b, leading: leading, width: width)
  }

  private struct Screen {
    let window: UIWindow
    let controller: UIViewController
    let a: UIView
    let b: UIView
    let leading: NSLayoutConstraint
    let width: NSLayoutConstraint
  }

  @Test("AL-115 layoutSubviews copies the engine's frames into the subviews")
  func frames() {
    let screen = screen()
    #expect(screen.a.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(screen.b.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("LT-2, AL-113 a constant changes the engine now and the frame with the next layout")
  func constant() {
    let screen = screen()
    screen.leading.constant = 50
    #expect(screen.a.frame.minX == 10)
    screen.window.performTurn()
    #expect(
      log.take() == [
        "R.viewWillLayoutSubviews", "R.view.layoutSubviews", "R.viewDidLayoutSubviews",
      ])
    #expect(screen.a.frame == CGRect(x: 50, y: 20, width: 100, height: 50))
    screen.width.constant = 120
    screen.window.performTurn()
    #expect(
      log.take() == [
        "R.viewWillLayoutSubviews", "R.view.layoutSubviews", "R.viewDidLayoutSubviews",
        "A.layoutSubviews",
      ])
    #expect(screen.a.frame.width == 120)
  }

  @Test("LT-3 setNeedsUpdateConstraints reaches that view only")
  func updateConstraints() {
    let screen = screen()
    screen.b.setNeedsUpdateConstraints()
    #expect(screen.b.needsUpdateConstraints())
    screen.window.performTurn()
    #expect(log.take() == ["B.updateConstraints"])
    #expect(!screen.b.needsUpdateConstraints())
  }

  @Test("LT-4 setNeedsLayout reaches that view only, any number of times once")
  func needsLayout() {
    let screen = screen()
    screen.a.setNeedsLayout()
    screen.a.setNeedsLayout()
    screen.window.performTurn()
    #expect(log.take() == ["A.layoutSubviews"])
    screen.window.performTurn()
    #expect(log.take() == [])
  }

  @Test("LC-8 layoutIfNeeded on a clean view does nothing, on a dirty one starts there")
  func layoutIfNeeded() {
    let screen = screen()
    screen.a.setNeedsLayout()
    screen.b.setNeedsLayout()
    screen.b.layoutIfNeeded()
    // A is dirty too and reached without a gap, so layout starts there.
    #expect(log.take() == ["A.layoutSubviews", "B.layoutSubviews"])
    screen.controller.view.setNeedsLayout()
    screen.b.setNeedsLayout()
    screen.b.layoutIfNeeded()
    // A is clean: the controller's dirty view is out of reach.
    #expect(log.take() == ["B.layoutSubviews"])
  }

  @Test("LT-5 a resized root view: masks at once, then layout with the controller's callbacks")
  func resized() {
    let screen = screen()
    let masked = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 10))
    masked.autoresizingMask = [.flexibleWidth]
    screen.controller.view.addSubview(masked)
    screen.window.performTurn()
    _ = log.take()
    screen.controller.view.frame.size.width = 400
    #expect(masked.frame.width == 400)
    screen.window.performTurn()
    #expect(
      log.take().filter { !$0.contains("Margins") } == [
        "R.viewWillLayoutSubviews", "R.view.layoutSubviews", "R.viewDidLayoutSubviews",
      ])
  }

  @Test(
    "LT-11, LC-12 constraints dirtied in viewWillLayoutSubviews are updated inside layoutSubviews")
  func dirtiedWhileLayingOut() {
    final class Controller: UIViewController {
      var calls: [String] = []
      var marks = true

      override func viewWillLayoutSubviews() {
        calls.append("will")
        if marks { view.setNeedsUpdateConstraints() }
        marks = false
      }

      override func updateViewConstraints() {
        calls.append("update")
        super.updateViewConstraints()
      }

      override func viewDidLayoutSubviews() { calls.append("did") }
    }
    let window = makeWindow()
    let controller = Controller()
    controller.marks = false
    window.rootViewController = controller
    let child = constrained(UIView(), in: controller.view)
    child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    window.performTurn()
    controller.calls = []
    controller.marks = true
    controller.view.setNeedsLayout()
    window.performTurn()
    #expect(controller.calls == ["will", "update", "did"])
  }

  @Test("LT-14 a removed view takes the constraints with it that cross to the outside")
  func removal() {
    let screen = screen()
    screen.a.removeFromSuperview()
    #expect(!screen.leading.isActive && screen.width.isActive)
    #expect(screen.controller.view.constraints.isEmpty)
    #expect(screen.b.superview === screen.a && screen.a.constraints.count == 4)
    _ = log.take()
    screen.window.performTurn()
    #expect(log.take().contains("R.view.layoutSubviews"))
    // Put back, the constraints inside hold again; those across do not come back (AL-32).
    screen.controller.view.addSubview(screen.a)
    screen.window.performTurn()
    #expect(screen.a.frame.size == CGSize(width: 100, height: 50))
    #expect(screen.a.frame.origin == .zero)
    #expect(screen.b.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("AL-54 an invalidated intrinsic size is read once, in the next pass")
  func intrinsicSize() {
    let window = makeWindow()
    let view = constrained(SizedView(30, 20), in: window)
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.performTurn()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    view.size = CGSize(width: 44, height: 20)
    #expect(view.frame.width == 30)
    window.performTurn()
    #expect(view.frame.width == 44)
  }

  @Test("A recorded content size stands in for the measured one")
  func designContentSize() {
    let window = makeWindow()
    let view = constrained(SizedView(30, 20), in: window)
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    view.designContentSize = CGSize(width: 77, height: UIView.noIntrinsicMetric)
    window.performTurn()
    #expect(view.frame.size == CGSize(width: 77, height: 0))
  }

  @Test("LC-13 a layout that does not settle ends, and the view is named")
  func feedbackLoop() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    var reports: [LayoutFeedbackLoop] = []
    UIView.layoutFeedbackLoopHandler = { reports.append($0) }
    defer { UIView.layoutFeedbackLoopHandler = nil }
    let window = makeWindow()
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.performTurn()
    #expect(reports.first?.views.first === view)
  }
}
