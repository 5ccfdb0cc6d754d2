import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct NestedProportionTests {
  /// A box with a fixed content size.
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: .zero)
    view.designContentSize = CGSize(width: width, height: height)
    return view
  }

  /// A nested stack view has no content size, but a natural length: that of its content. By hand,
  /// with natural lengths of 20 + 10 + 30 = 60 and 40 and a spacing of 20, the first of two shares of
  /// 240 points is 60 / (60 + 40 + 20) · 240 = 120, and the rest of it, less the spacing, is 100.
  @Test func aNestedStackTakesItsContentsShare() {
    let inner = UIStackView(arrangedSubviews: [box(10, 20), box(10, 30)])
    inner.axis = .vertical
    inner.spacing = 10
    let other = box(10, 40)
    let outer = UIStackView(arrangedSubviews: [inner, other])
    outer.axis = .vertical
    outer.distribution = .fillProportionally
    outer.spacing = 20
    outer.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    window.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: window.topAnchor),
      outer.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      outer.heightAnchor.constraint(equalToConstant: 240),
    ])
    window.layoutIfNeeded()
    #expect(inner.frame.height == 120)
    #expect(other.frame.height == 100)
  }

  @Test func aChangeDeepInsideReachesTheShares() {
    let leaf = box(10, 20)
    let inner = UIStackView(arrangedSubviews: [leaf])
    let middle = UIStackView(arrangedSubviews: [inner])
    let other = box(30, 10)
    let outer = UIStackView(arrangedSubviews: [middle, other])
    outer.distribution = .fillProportionally
    outer.translatesAutoresizingMaskIntoConstraints = false
    let window = makeWindow()
    window.addSubview(outer)
    outer.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    outer.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    outer.widthAnchor.constraint(equalToConstant: 200).isActive = true
    window.performTurn()
    // 10 and 30 of 200.
    #expect(middle.frame.width == 50 && other.frame.width == 150)
    leaf.designContentSize?.width = 30
    window.performTurn()
    #expect(middle.frame.width == 100)
    inner.isHidden = true
    window.performTurn()
    #expect(middle.frame.width == 0)
    inner.isHidden = false
    inner.spacing = 40
    inner.addArrangedSubview(box(20, 10))
    window.performTurn()
    // 30 + 40 + 20 = 90 beside 30.
    #expect(middle.frame.width == 150)
  }

  @Test func stacksInStacksAreAsDeepAsAnyViews() {
    let leaf = box(10, 20)
    var stack = UIStackView(arrangedSubviews: [leaf])
    for _ in 0..<10_000 {
      let outer = UIStackView(arrangedSubviews: [stack])
      outer.distribution = .fillProportionally
      stack = outer
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    let window = makeWindow()
    window.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.performTurn()
    #expect(stack.frame.width == 10 && leaf.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test("SV-24 the tallest of a row is found in stacks of any depth")
  func rowsInColumnsAreAsDeepAsAnyViews() {
    var column = UIStackView(arrangedSubviews: [box(10, 20)])
    for _ in 0..<10_000 {
      column = UIStackView(arrangedSubviews: [column])
      column.axis = .vertical
    }
    let row = UIStackView(arrangedSubviews: [box(10, 10), column])
    row.translatesAutoresizingMaskIntoConstraints = false
    let window = makeWindow()
    window.addSubview(row)
    row.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    row.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.performTurn()
    #expect(row.frame.size == CGSize(width: 20, height: 20))
  }
}
