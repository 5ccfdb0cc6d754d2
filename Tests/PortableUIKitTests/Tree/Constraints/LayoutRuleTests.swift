import Foundation
import PortableUIKit
import Testing

/// Rules of Auto Layout that show in views rather than in the engine.
@MainActor @Suite struct LayoutRuleTests {
  private let window = makeWindow()
  private let log = CallLog()

  // MARK: Items

  @Test("AL-4 views, guides and the legacy guide objects are items") func items() {
    let controller = UIViewController()
    window.rootViewController = controller
    let view = constrained(UIView(), in: controller.view)
    let guide = UILayoutGuide()
    controller.view.addLayoutGuide(guide)
    for item in [view, guide, controller.topLayoutGuide] as [Any] {
      let constraint = NSLayoutConstraint(
        item: item, attribute: .top, relatedBy: .equal, toItem: controller.view, attribute: .top,
        multiplier: 1, constant: 0)
      constraint.isActive = true
      #expect(constraint.isActive)
    }
  }

  @Test("AL-24 anything else is refused") func noItem() {
    for (first, second) in [("text", window), (window, 5)] as [(Any, Any)] {
      do throws(UIKitException) {
        try NSLayoutConstraint.validate(
          item: first, attribute: .width, relatedBy: .equal, toItem: second, attribute: .width,
          multiplier: 1, constant: 0)
        Issue.record("accepted")
      } catch {
        #expect(error.name == "NSInvalidArgumentException")
        #expect(
          error.reason.hasSuffix("Constraint items must each be a view or layout guide."))
      }
    }
  }

  @Test("AL-25 a constraint without a first item cannot be activated") func noFirstItem() {
    let raised = recordingExceptions { NSLayoutConstraint().isActive = true }
    #expect(raised.map(\.reason) == ["Constraint must contain a first layout item"])
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test("AL-33 a view lists what it holds, in order") func constraints() {
    let view = constrained(UIView(), in: window)
    let own = view.widthAnchor.constraint(equalToConstant: 5)
    let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
    let top = view.topAnchor.constraint(equalTo: window.topAnchor)
    NSLayoutConstraint.activate([top, own, left])
    #expect(window.constraints == [top, left] && view.constraints == [own])
    top.isActive = false
    top.isActive = true
    #expect(window.constraints == [left, top])
  }

  /// As `po label.constraints` shows them in published logs: what the view holds, then its sizes.
  @Test("AL-33 behind them it lists its natural size, which is the system's") func contentSizes() {
    let label = constrained(SizedView(35, 20.5), in: window)
    let own = label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    own.isActive = true
    #expect(label.constraints == [own], "nothing is measured before the first update")
    window.layoutIfNeeded()
    let listed = label.constraints
    #expect(listed.count == 3 && listed.first === own)
    #expect(listed.map(\.firstAttribute) == [.height, .width, .height])
    #expect(listed.map(\.constant) == [44, 35, 20.5])
    #expect(listed.allSatisfy { $0.isActive && $0.firstItem === label })
    #expect(
      listed[1].description.replacing(/0x[0-9a-f]+/, with: "0x1")
        == "<NSContentSizeLayoutConstraint:0x1 SizedView:0x1.width == 35"
        + " Hug:250 CompressionResistance:750   (active)>")

    label.size.width = 40
    window.layoutIfNeeded()
    #expect(label.constraints.elementsEqual(listed, by: ===) && listed[1].constant == 40)
    label.size.width = UIView.noIntrinsicMetric
    window.layoutIfNeeded()
    #expect(label.constraints.map(\.firstAttribute) == [.height, .height])
    #expect(!listed[1].isActive)

    // Authors who move or drop all of a view's constraints move or drop their own.
    let raised = recordingExceptions {
      NSLayoutConstraint.deactivate(label.constraints)
      label.removeConstraints(label.constraints)
      window.addConstraints(label.constraints)
    }
    #expect(raised.isEmpty && !own.isActive && window.constraints.isEmpty)
    window.layoutIfNeeded()
    #expect(label.constraints == [listed[2]] && label.frame.height == 20.5)
  }

  @Test("AL-175 constraints can be added and removed by the view that is to hold them")
  func addConstraint() {
    let view = constrained(UIView(), in: window)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    window.addConstraint(width)
    #expect(width.isActive && window.constraints == [width] && view.constraints.isEmpty)
    window.layoutIfNeeded()
    #expect(view.frame.width == 50)
    window.removeConstraint(width)
    #expect(!width.isActive && window.constraints.isEmpty)
    window.addConstraints([width])
    #expect(width.isActive)
    window.removeConstraints([width])
    #expect(!width.isActive)
  }

  // MARK: Content

  @Test("AL-56 what has a natural size, and on which axis") func intrinsicSizes() {
    let none = UIView.noIntrinsicMetric
    #expect(UIView().intrinsicContentSize == CGSize(width: none, height: none))
    #expect(UIStackView().intrinsicContentSize == CGSize(width: none, height: none))
    #expect(UIScrollView().intrinsicContentSize == CGSize(width: none, height: none))
    #expect(UIImageView().intrinsicContentSize == CGSize(width: none, height: none))
    #expect(UIProgressView().intrinsicContentSize.width == none)
    #expect(UIProgressView().intrinsicContentSize.height > 0)
    #expect(
      UISlider().intrinsicContentSize.width == none && UISlider().intrinsicContentSize.height > 0)
    let label = UILabel()
    label.text = "Text"
    #expect(label.intrinsicContentSize.width > 0 && label.intrinsicContentSize.height > 0)
    #expect(UISwitch().intrinsicContentSize.width > 0)
  }

  @Test("AL-57 a hidden view keeps its natural size and its room") func hidden() {
    let view = constrained(SizedView(40, 30), in: window)
    let next = constrained(SizedView(10, 10), in: window)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
      next.leftAnchor.constraint(equalTo: view.rightAnchor),
    ])
    view.isHidden = true
    window.layoutIfNeeded()
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 30))
    #expect(next.frame.minX == 40)
  }

  // MARK: Transforms

  @Test("AL-76 alignment does not see a transform") func transform() {
    let view = constrained(SizedView(40, 20), in: window)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
    ])
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    let next = constrained(SizedView(5, 5), in: window)
    next.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 30, y: 20))
    #expect(next.frame.minX == 50)
  }

  /// An iPhone X: 44 at the top. Scaled to nothing or to ten times its size, the view still lies where
  /// its untransformed frame does.
  @Test("AL-66 safe areas do not see a transform", arguments: [0.01, 1, 10]) func safeArea(
    scale: Double
  ) {
    let window = makeWindow("iPhone X")
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
  }

  @Test("AL-70 what can be read are the effective margins, and each change is told of")
  func effectiveMargins() {
    let window = makeWindow("iPhone X")
    let controller = log.controller("R")
    window.rootViewController = controller
    controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 30)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 49, left: 30, bottom: 39, right: 30))
    _ = log.take()
    controller.view.layoutMargins.left = 40
    #expect(log.take().filter { $0 == "R.viewLayoutMarginsDidChange" }.count == 1)
    controller.view.insetsLayoutMarginsFromSafeArea = false
    #expect(
      controller.view.layoutMarginsGuide.layoutFrame.minY == controller.view.layoutMargins.top)
  }

  // MARK: Masks

  /// The controller's view fills its window by mask; what contradicts that is broken, and the log
  /// names the view's own place among the members.
  @Test("AL-96 a controller's view is fixed by rules of the system") func rootView() {
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    let before = UIView.unsatisfiableConstraintsHandler
    defer { UIView.unsatisfiableConstraintsHandler = before }
    var told: [UnsatisfiableConstraints] = []
    UIView.unsatisfiableConstraintsHandler = { told.append($0) }
    let width = controller.view.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
    #expect(told.map(\.broken) == [width])
    // The constraint, and the width that the window gives.
    #expect(told.first?.members.count == 2)
    let given = "'UIView-Encapsulated-Layout-Width' UIView:"
    #expect(told.first?.members.filter { $0.contains(given) }.count == 1)
    #expect(told.first?.logText.contains("(Note:") == false)
    // A rotation gives another.
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 300)
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
  }

  @Test("AL-96 a cell's content view has its size from the cell") func contentOfCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    window.addSubview(cell)
    let before = UIView.unsatisfiableConstraintsHandler
    defer { UIView.unsatisfiableConstraintsHandler = before }
    var told: [UnsatisfiableConstraints] = []
    UIView.unsatisfiableConstraintsHandler = { told.append($0) }
    let child = constrained(UIView(), in: cell.contentView)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      child.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      child.heightAnchor.constraint(equalToConstant: 60),
    ])
    window.layoutIfNeeded()
    // Apple's name of the class, as in its logs.
    let given = "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:"
    #expect(told.first?.members.count == 4)
    #expect(told.first?.members.filter { $0.contains(given) }.count == 1)
    // The content follows the cell, and what the content needs does not follow what it has.
    cell.frame.size.height = 60
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.height == 60)
    #expect(cell.systemLayoutSizeFitting(.zero).height == 60)
  }

  @Test("AL-90 views of code translate their masks, arranged views do not") func translation() {
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    _ = UIStackView(arrangedSubviews: [view])
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  /// Nothing of the tree asks for constraints, so frames stay as they were set, whatever happens.
  @Test("AL-92 a tree without constraints stays out of the engine") func lazyEngagement() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10.3, y: 10, width: 20, height: 20))
    plain.addSubview(child)
    plain.layoutIfNeeded()
    #expect(!plain.hasAmbiguousLayout)
    #expect(plain.constraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(child.frame.minX == 10.3)
    constrained(UIView(), in: plain).leftAnchor.constraint(equalTo: child.rightAnchor).isActive =
      true
    plain.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10.3, y: 10, width: 20, height: 20))
    // Without a window the screen's three pixels per point count: 30.3 rounds to 30 1/3.
    #expect(plain.subviews[1].frame.minX == 91.0 / 3)
  }

  @Test("AL-176 frames and constraints live side by side under one superview") func sideBySide() {
    let framed = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    window.addSubview(framed)
    let placed = constrained(SizedView(10, 10), in: window)
    NSLayoutConstraint.activate([
      placed.leftAnchor.constraint(equalTo: framed.rightAnchor, constant: 5),
      placed.topAnchor.constraint(equalTo: framed.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(placed.frame == CGRect(x: 60, y: 5, width: 10, height: 10))
    framed.frame.origin.x = 25
    window.layoutIfNeeded()
    #expect(placed.frame.minX == 80 && framed.frame.minX == 25)
  }

  // MARK: Passes

  @Test("AL-114 what moves has its superview laid out") func superviewLayout() {
    let outer = constrained(log.view("outer"), in: window)
    let inner = constrained(log.view("inner"), in: outer)
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    NSLayoutConstraint.activate([
      left, outer.leftAnchor.constraint(equalTo: window.leftAnchor),
      outer.widthAnchor.constraint(equalToConstant: 100),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    _ = log.take()
    left.constant = 20
    window.layoutIfNeeded()
    #expect(log.take() == ["outer.layoutSubviews"])
    #expect(inner.frame.minX == 20)
  }

  /// A view that asks for constraints engages the engine by itself.
  private final class Engaging: UIView {
    override class var requiresConstraintBasedLayout: Bool { true }
    private(set) var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test("AL-170 a class can ask for constraint-based layout") func requires() {
    #expect(!UIView.requiresConstraintBasedLayout)
    let view = Engaging(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.updates == 1)
  }

  @Test("AL-171 updateConstraints is called once for any number of requests, and clears them")
  func needsUpdate() {
    let view = Engaging()
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(!view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.updates == 2 && !view.needsUpdateConstraints())
    window.layoutIfNeeded()
    #expect(view.updates == 2)
  }

  /// A view that does what it should not.
  private final class Restless: UIView {
    private(set) var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
      setNeedsUpdateConstraints()
    }
  }

  @Test("AL-172 asking for another update within one does not go on for ever") func restless() {
    let view = Restless()
    window.addSubview(view)
    view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect((1...32).contains(view.updates))
  }

  /// A view that places its subview itself.
  private final class Own: UIView {
    override func layoutSubviews() {
      for view in subviews { view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    }
  }

  @Test("AL-173 layoutSubviews without super leaves the engine's frames aside, without a complaint")
  func withoutSuper() {
    let own = constrained(Own(), in: window)
    let child = constrained(SizedView(50, 50), in: own)
    child.leftAnchor.constraint(equalTo: own.leftAnchor, constant: 9).isActive = true
    let raised = recordingExceptions { window.layoutIfNeeded() }
    #expect(raised.isEmpty)
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("AL-174 without a window a tree is solved when it is asked for") func windowless() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = constrained(SizedView(30, 30), in: root)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    #expect(view.frame == .zero)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 35, y: 35, width: 30, height: 30))
    #expect(root.systemLayoutSizeFitting(.zero) != CGSize(width: 100, height: 100))
  }

  // MARK: Scrolling

  /// An iPhone X in portrait: 44 at the top, 34 at the bottom, nothing at the sides.
  @Test("AL-150 which part of the safe area a scroll view takes up") func scrollInsets() {
    let window = makeWindow("iPhone X")
    let scroll = UIScrollView(frame: window.bounds)
    window.addSubview(scroll)
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let whole = UIEdgeInsets(top: 45, left: 2, bottom: 37, right: 4)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset == whole)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == scroll.contentInset)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset == scroll.contentInset)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset == whole)
    scroll.alwaysBounceVertical = false
    scroll.contentSize = CGSize(width: 10, height: 5000)
    #expect(scroll.adjustedContentInset == whole)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue == 3)
  }

  // MARK: Stacks

  @Test("SV-3 a stack view draws like any other view, as from iOS 14 on") func stackRendering() {
    let stack = UIStackView()
    stack.backgroundColor = .red
    #expect(stack.backgroundColor == .red)
    stack.frame.size = CGSize(width: 10, height: 10)
    #expect(stack.layer.bounds.size == CGSize(width: 10, height: 10))
  }
}
