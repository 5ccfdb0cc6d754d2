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
}
