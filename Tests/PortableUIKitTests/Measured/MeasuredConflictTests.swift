import Foundation
import PortableUIKit
import Testing

/// Which constraint UIKit breaks, and when it says so, as measured on iOS 26.1 and in published logs.
@MainActor @Suite struct MeasuredConflictTests {
  private let windows = HeldWindows()

  private func conflicts(_ body: (UIWindow) -> Void) -> [UnsatisfiableConstraints] {
    let before = UIView.unsatisfiableConstraintsHandler
    defer { UIView.unsatisfiableConstraintsHandler = before }
    var told: [UnsatisfiableConstraints] = []
    UIView.unsatisfiableConstraintsHandler = { told.append($0) }
    let window = makeWindow()
    windows.held.append(window)
    body(window)
    window.layoutIfNeeded()
    return told
  }

  /// A log of iOS 13: two rows of 50 in a stack of 60. The stack is pinned to the top and the bottom of its
  /// superview; the height of the last row is broken, not the author's bottom pin.
  @Test("UM-1501 beside a stack the height of an arranged view is broken, not the stack's pin")
  func arrangedHeight() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    let heights = [first, second].map { $0.heightAnchor.constraint(equalToConstant: 50) }
    let told = conflicts { window in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      window.addSubview(box)
      _ = constrained(stack, in: box)
      NSLayoutConstraint.activate(
        heights + [
          stack.topAnchor.constraint(equalTo: box.topAnchor),
          stack.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
    }
    #expect(told.first?.broken === heights[1])
    #expect(first.frame.height == 50)
  }

  /// Logs of iOS 9 to 13: the mask of the container is a member, and never the one that is broken.
  @Test("UM-1501 a stack's own constraint is broken before the author's, a mask's never")
  func canvas() {
    let label = UILabel()
    label.text = "Name"
    let stack = UIStackView(arrangedSubviews: [label])
    let told = conflicts { window in
      let box = UIView(frame: .zero)
      window.addSubview(box)
      _ = constrained(stack, in: box)
      let least = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
      NSLayoutConstraint.activate([
        least, stack.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
      ])
    }
    #expect(told.first?.broken == nil || told.first?.broken is NSLayoutConstraint)
    #expect(told.first?.logText.contains("NSAutoresizingMaskLayoutConstraint") == true)
    let broken = told.first?.logText.components(separatedBy: "breaking constraint").last ?? ""
    #expect(!broken.contains("NSAutoresizingMaskLayoutConstraint"))
  }

  /// 12 of 12 scenarios: the one that is written with the container first, whatever the constants.
  @Test(
    "UM-1502 of a constraint and its mirror image the one with the container first is broken",
    arguments: [CGFloat(10), 20, 30], [true, false])
  func mirrored(constant: CGFloat, mirrorFirst: Bool) {
    var mirror: NSLayoutConstraint?
    let told = conflicts { window in
      let view = constrained(UIView(), in: window)
      let plain = view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20.5)
      let made = window.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -constant)
      mirror = made
      NSLayoutConstraint.activate(mirrorFirst ? [made, plain] : [plain, made])
    }
    #expect(told.count == 1 && told.first?.broken === mirror)
  }

  @Test("UM-1502 a centre is broken before an edge with the container first")
  func centre() {
    var centre: NSLayoutConstraint?
    let told = conflicts { window in
      let view = constrained(UIView(), in: window)
      let made = view.centerXAnchor.constraint(equalTo: window.centerXAnchor, constant: 50)
      centre = made
      NSLayoutConstraint.activate([
        made, window.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -10),
        view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      ])
    }
    #expect(told.count == 1 && told.first?.broken === centre)
  }

  /// Two logs of iOS 13 suggest it.
  @Test("UM-1502 of two edges with the container first the leading one is broken")
  func leading() {
    var leading: NSLayoutConstraint?
    let told = conflicts { window in
      let view = UIView()
      _ = constrained(view, in: window)
      let made = window.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -10)
      leading = made
      let end = window.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 400)
      NSLayoutConstraint.activate([made, end])
    }
    #expect(told.first?.broken === leading)
  }

  @Test("UM-1503 a conflict is told of when the constraint is activated, and stays told")
  func atActivation() {
    let before = UIView.unsatisfiableConstraintsHandler
    defer { UIView.unsatisfiableConstraintsHandler = before }
    var told: [UnsatisfiableConstraints] = []
    UIView.unsatisfiableConstraintsHandler = { told.append($0) }
    let window = makeWindow()
    let view = constrained(UIView(), in: window)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    first.isActive = true
    #expect(told.isEmpty)
    second.isActive = true
    #expect(told.count == 1 && told.first?.broken === second)
    // It is resolved before the pass, and has been told of all the same.
    first.isActive = false
    window.layoutIfNeeded()
    #expect(told.count == 1)
  }

  @Test("UM-1503 what goes before what comes is no conflict, nor what is activated in an update")
  func exchange() {
    final class Updating: UIView {
      var replaced: NSLayoutConstraint?
      override func updateConstraints() {
        let old = replaced
        replaced = widthAnchor.constraint(equalToConstant: (old?.constant ?? 0) + 10)
        replaced?.isActive = true
        old?.isActive = false
        super.updateConstraints()
      }
    }
    let view = Updating()
    let told = conflicts { window in
      _ = constrained(view, in: window)
      window.layoutIfNeeded()
      view.setNeedsUpdateConstraints()
      window.layoutIfNeeded()
      let new = view.widthAnchor.constraint(equalToConstant: 300)
      view.replaced?.isActive = false
      new.isActive = true
    }
    #expect(told.isEmpty)
  }

  @Test("UM-1503 outside of windows a conflict waits for the layout")
  func detached() {
    let before = UIView.unsatisfiableConstraintsHandler
    defer { UIView.unsatisfiableConstraintsHandler = before }
    var told = 0
    UIView.unsatisfiableConstraintsHandler = { _ in told += 1 }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = constrained(UIView(), in: root)
    view.widthAnchor.constraint(equalToConstant: 1).isActive = true
    view.widthAnchor.constraint(equalToConstant: 2).isActive = true
    #expect(told == 0)
    root.layoutIfNeeded()
    #expect(told == 1)
  }

  @Test("UM-1504 a conflict with the size that a mask gives is told of twice")
  func twice() {
    var broken: NSLayoutConstraint?
    let told = conflicts { window in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(box)
      window.layoutIfNeeded()
      let view = constrained(UIView(), in: box)
      let width = view.widthAnchor.constraint(equalToConstant: 90)
      broken = width
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10), width,
      ])
    }
    #expect(told.count == 2 && told.allSatisfy { $0.broken === broken })
  }

  /// On iOS 10 this logged four members and broke the spacing; since iOS 11 nothing is logged.
  @Test("UM-1505 an inner stack that is hidden makes no conflict")
  func hiding() {
    let inner = UIStackView(arrangedSubviews: [SizedView(10, 20), SizedView(10, 30)])
    inner.axis = .vertical
    inner.spacing = 8
    let outer = UIStackView(arrangedSubviews: [SizedView(10, 40), inner])
    outer.axis = .vertical
    outer.spacing = 4
    let told = conflicts { window in
      _ = constrained(outer, in: window)
      NSLayoutConstraint.activate([
        outer.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        outer.topAnchor.constraint(equalTo: window.topAnchor),
      ])
      window.layoutIfNeeded()
      #expect(outer.frame.height == 102)
      inner.isHidden = true
    }
    #expect(told.isEmpty && outer.frame.height == 40)
  }
}
