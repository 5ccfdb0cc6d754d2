import Foundation
import LifecycleTracing
import PortableUIKit
import Testing

@MainActor @Suite struct LifecycleTraceTests {
  private let window = makeWindow()

  @Test("Any view is recorded, with arguments and values, and only while it is")
  func view() {
    let trace = LifecycleTrace()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20.5))
    let box = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    trace.record(window, as: "W")
    trace.record(box, as: "box")
    trace.record(label, as: "label")
    window.performTurn()
    _ = trace.take()
    box.addSubview(label)
    window.addSubview(box)
    #expect(
      trace.takeText() == """
        label.willMove(toSuperview: box)
        label.didMoveToSuperview = box
        box.didAddSubview(label)
        box.willMove(toWindow: W)
        label.willMove(toWindow: W)
        box.willMove(toSuperview: W)
        box.didMoveToWindow = W
        label.didMoveToWindow = W
        box.didMoveToSuperview = W
        W.didAddSubview(box)
        box.layoutMarginsDidChange = 28 8 8 8
        box.safeAreaInsetsDidChange = 20 0 0 0
        label.layoutMarginsDidChange = 28 8 8 8
        label.safeAreaInsetsDidChange = 20 0 0 0
        """)
    window.performTurn()
    #expect(trace.takeCalls().contains("label.layoutSubviews"))
    box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.25)
    box.setNeedsDisplay(CGRect(x: 1, y: 2, width: 3, height: 4))
    box.tintColor = .red
    window.performTurn()
    let entries = trace.take()
    #expect(entries.map(\.call).contains("box.draw(1 2; 3×4)"))
    #expect(entries.first?.description == "box.layoutMarginsDidChange = 21 2 3 4.25")
    #expect(entries.map(\.call).contains("label.tintColorDidChange"))
    trace.stop()
    box.setNeedsLayout()
    window.performTurn()
    #expect(trace.entries.isEmpty)
  }

  @Test("A trace prints whom it records and how much it holds, and keeps it")
  func description() {
    let trace = LifecycleTrace(.layout)
    #expect("\(trace)" == "LifecycleTrace of nothing: 0 callbacks")
    let (box, label) = (UIView(), UILabel())
    trace.record(box, as: "box")
    trace.record(label, as: "label")
    window.addSubview(box)
    window.performTurn()
    #expect("\(trace)" == "LifecycleTrace of box, label: 1 callback")
    #expect(trace.takeCalls() == ["box.layoutSubviews"])
    #expect("\(trace)" == "LifecycleTrace of box, label: 0 callbacks")
    trace.stop()
    #expect("\(trace)" == "LifecycleTrace of nothing: 0 callbacks")
  }

  @Test("Trait changes say which traits, from what to what")
  func traits() {
    let trace = LifecycleTrace(.traits)
    let view = UIView()
    window.addSubview(view)
    window.performTurn()
    trace.record(view, as: "A")
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    view.traitOverrides.horizontalSizeClass = .regular
    window.performTurn()
    #expect(
      trace.takeText()
        == "A.traitCollectionDidChange = horizontalSizeClass compact → regular, "
        + "preferredContentSizeCategory L → XL")
  }

  @Test("A controller is recorded with the view it loads later")
  func controller() {
    let trace = LifecycleTrace([.loading, .appearance, .layout])
    let controller = UIViewController()
    trace.record(controller, as: "R", viewAs: "V")
    window.rootViewController = controller
    window.performTurn()
    #expect(
      trace.takeText() == """
        R.loadView
        R.viewDidLoad
        R.viewWillAppear(false)
        R.viewIsAppearing(false)
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        R.viewDidAppear(false)
        """)
  }

  @Test("A trace does not keep what it records, and names what it does not know by type")
  func lifetime() {
    let trace = LifecycleTrace(.hierarchy)
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      trace.record(view, as: "view")
      UIStackView().addSubview(view)
    }
    #expect(gone == nil)
    #expect(trace.takeCalls().first == "view.willMove(toSuperview: UIStackView)")
  }

  @Test("Recorded again under another name, an object is written down once")
  func renaming() {
    let trace = LifecycleTrace(.layout)
    let view = UIView()
    trace.record(view, as: "A")
    trace.record(view, as: "B")
    view.layoutIfNeeded()
    #expect(trace.takeCalls() == ["B.layoutSubviews"])
  }
}
