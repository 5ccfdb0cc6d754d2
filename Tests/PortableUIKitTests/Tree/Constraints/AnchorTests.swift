import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct AnchorTests {
  @Test("AL-12 anchorWithOffset relates distances between views")
  func offsets() {
    let window = makeWindow()
    let views = (0..<3).map { _ in constrained(SizedView(20, 10), in: window) }
    let lead = window.leadingAnchor.anchorWithOffset(to: views[0].leadingAnchor)
    let first = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
    let second = views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
    NSLayoutConstraint.activate([
      lead.constraint(equalToConstant: 10),
      first.constraint(equalTo: second, multiplier: 2, constant: 5),
      second.constraint(equalTo: views[0].widthAnchor),
    ])
    window.layoutIfNeeded()
    // Gaps: 2 * 20 + 5 and 20.
    #expect(views.map(\.frame.minX) == [10, 75, 115])
  }

  @Test("A constraint between distances changes and goes like any other")
  func offsetLife() {
    let window = makeWindow()
    let view = constrained(SizedView(20, 10), in: window)
    let constraint = window.topAnchor.anchorWithOffset(to: view.topAnchor)
      .constraint(equalToConstant: 10)
    constraint.isActive = true
    #expect(window.constraints == [constraint])
    window.layoutIfNeeded()
    #expect(view.frame.minY == 10)
    constraint.constant = 30
    window.layoutIfNeeded()
    #expect(view.frame.minY == 30)
    view.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test("AL-13 the anchors of a constraint are the items' own")
  func anchorsOfConstraints() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let constraint = inner.topAnchor.constraint(equalTo: outer.bottomAnchor)
    #expect(constraint.firstAnchor === inner.topAnchor)
    #expect(constraint.secondAnchor === outer.bottomAnchor)
    #expect(inner.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test("System spacing is 8 points, times the multiplier")
  func systemSpacing() {
    let window = makeWindow()
    let a = constrained(SizedView(20, 10), in: window)
    let b = constrained(SizedView(20, 10), in: window)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
    ])
    window.layoutIfNeeded()
    #expect(b.frame.origin == CGPoint(x: 36, y: 18))
  }

  @Test("Associated values live with views, guides and constraints")
  func associatedObjects() {
    var key = 0
    let view = UIView()
    objc_setAssociatedObject(view, &key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &key) as? String == "value")
    objc_setAssociatedObject(view, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &key) == nil)
  }
}
