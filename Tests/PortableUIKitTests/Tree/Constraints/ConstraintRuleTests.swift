import Foundation
import LifecycleTracing
import PortableUIKit
import Testing

/// Rules of part 2 on the model of constraints, margins and direction, and of windows that own them.
@MainActor @Suite struct ConstraintRuleTests {
  private let window = makeWindow()

  @Test("AL-4, AL-40 items are views and guides; priorities have Apple's constants")
  func itemsAndPriorities() {
    let view = UIView()
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let constraint = guide.widthAnchor.constraint(equalTo: view.widthAnchor)
    #expect(constraint.firstItem === guide && constraint.secondItem === view)
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(UILayoutPriority(999.5).rawValue == 999.5)
  }

  @Test("AL-70 the getter gives effective margins; a change is told once, and the guide follows")
  func margins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let inner = constrained(UIView(), in: view)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
    window.performTurn()
    // 8 points and the status bar's 20.
    #expect(view.layoutMargins.top == 28 && inner.frame.origin == CGPoint(x: 8, y: 28))
    let trace = LifecycleTrace(.insets)
    trace.record(view, as: "A")
    view.layoutMargins.left = 30
    view.layoutMargins = view.layoutMargins
    window.performTurn()
    #expect(trace.takeCalls().first == "A.layoutMarginsDidChange")
    #expect(inner.frame.minX == 30)
  }

  @Test("AL-82 the view that holds a constraint decides which side leading is")
  func direction() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.semanticContentAttribute = .forceRightToLeft
    window.addSubview(container)
    let view = constrained(UIView(), in: container)
    view.semanticContentAttribute = .forceLeftToRight
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    window.performTurn()
    #expect(view.frame.maxX == 90)
  }

  @Test("AL-114, AL-113 a value that changes marks the superview for layout")
  func changedValue() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(container)
    let view = constrained(UIView(), in: container)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    window.performTurn()
    let trace = LifecycleTrace(.layout)
    trace.record(container, as: "S")
    trace.record(view, as: "A")
    width.constant = 30
    #expect(view.bounds.width == 20)
    window.performTurn()
    #expect(trace.takeText() == "S.layoutSubviews = 100×100\nA.layoutSubviews = 30×0")
    // A constant that changes nothing lays nothing out.
    width.constant = 30
    window.performTurn()
    #expect(trace.takeCalls() == [])
  }

  @Test("LT-12 a preferred width set in viewDidLayoutSubviews is laid out in the same turn")
  func preferredWidth() {
    final class Controller: UIViewController {
      let label = UILabel()

      override func viewDidLoad() {
        label.numberOfLines = 0
        label.text = "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }

      override func viewDidLayoutSubviews() { label.preferredMaxLayoutWidth = 80 }
    }
    let controller = Controller()
    window.rootViewController = controller
    window.performTurn()
    #expect(controller.label.bounds.width <= 80)
    let height = controller.label.bounds.height
    #expect(height >= 2 * controller.label.font.lineHeight)
    window.performTurn()
    #expect(controller.label.bounds.height == height)
  }

  @Test("TR-17 an override of willTransition without super keeps it from the children")
  func withoutSuper() {
    final class Silent: UIViewController {
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
    }
    let parent = Silent()
    let child = UIViewController()
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.performTurn()
    let trace = LifecycleTrace(.transitions)
    trace.record(parent, as: "P")
    trace.record(child, as: "C")
    window.rotate(to: .landscape)
    #expect(trace.takeCalls() == ["P.willTransition", "P.viewWillTransition(to: 667×375)"])
  }

  @Test("WIN-6, WIN-3 a window owns the engine of its tree; its origin stays at the top left")
  func windowEngine() {
    let view = constrained(UIView(), in: window)
    #expect(window.layoutEngine == nil)
    view.widthAnchor.constraint(equalToConstant: 5).isActive = true
    window.updateConstraintsIfNeeded()
    #expect(window.layoutEngine != nil && view.layoutEngine === window.layoutEngine)
    window.rotate(to: .landscape)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(window.transform.isIdentity)
  }

  @Test("TO-4 views take touches, labels and image views do not")
  func interaction() {
    #expect(UIView().isUserInteractionEnabled && UIButton(type: .system).isUserInteractionEnabled)
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
  }

  @Test("SC-2, SC-3 iPads are regular both ways, full screen and in either orientation")
  func padClasses() {
    let pad = makeWindow("iPad")
    for orientation in [DeviceOrientation.portrait, .landscape] {
      pad.rotate(to: orientation)
      #expect(pad.traitCollection.horizontalSizeClass == .regular)
      #expect(pad.traitCollection.verticalSizeClass == .regular)
    }
  }
}
