import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct StackViewTests {
  private let window = makeWindow()

  private func stack(_ views: [UIView], width: CGFloat? = nil) -> UIStackView {
    let stack = constrained(UIStackView(arrangedSubviews: views), in: window)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    return stack
  }

  @Test("SV-2 arranging adds as a subview and turns the mask off; removing keeps the subview")
  func arranging() {
    let view = UIView()
    let stack = UIStackView()
    stack.addArrangedSubview(view)
    #expect(view.superview === stack && !view.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [view])
    stack.insertArrangedSubview(view, at: 0)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
  }

  @Test("SV-25 a stack takes its size from its contents: lengths and gaps, and the greatest width")
  func contents() {
    let stack = stack([SizedView(30, 10), SizedView(40, 25)])
    stack.spacing = 8
    stack.alignment = .top
    window.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 78, height: 25))
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 38])
  }

  @Test("SV-6 fillEqually shares what the gaps leave")
  func fillEqually() {
    let stack = stack([SizedView(10, 10), SizedView(90, 10), SizedView(10, 10)], width: 300)
    stack.distribution = .fillEqually
    stack.spacing = 12
    window.layoutIfNeeded()
    // (300 - 2 * 12) / 3
    #expect(stack.arrangedSubviews.map(\.frame.width) == [92, 92, 92])
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 104, 208])
  }

  @Test("SV-T1 fillProportionally follows the intrinsic lengths")
  func fillProportionally() {
    let stack = stack([SizedView(160, 10), SizedView(80, 10), SizedView(40, 10)], width: 200)
    stack.distribution = .fillProportionally
    window.layoutIfNeeded()
    // 114.29, 57.14 and 28.57 with edges on half points.
    #expect(stack.arrangedSubviews.map(\.frame.width) == [114.5, 57, 28.5])
  }

  @Test("SV-30 a hidden view takes neither room nor spacing, and comes back")
  func hidden() {
    let views = [SizedView(30, 10), SizedView(40, 10), SizedView(50, 10)]
    let stack = stack(views)
    stack.spacing = 8
    window.layoutIfNeeded()
    #expect(stack.frame.width == 136)
    views[1].isHidden = true
    window.layoutIfNeeded()
    #expect(stack.frame.width == 88 && views[2].frame.minX == 38)
    #expect(stack.arrangedSubviews.count == 3)
    views[1].isHidden = false
    window.layoutIfNeeded()
    #expect(stack.frame.width == 136 && views[2].frame.minX == 86)
  }

  @Test("SV-4 a custom spacing holds after one view")
  func customSpacing() {
    let views = [SizedView(30, 10), SizedView(40, 10), SizedView(50, 10)]
    let stack = stack(views)
    stack.spacing = 8
    stack.setCustomSpacing(20, after: views[0])
    window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 98])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 38, 86])
    stack.setCustomSpacing(5, after: UIView())
    #expect(stack.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)
  }

  @Test("SV-21 a margins-relative stack keeps its contents inside its margins")
  func margins() {
    let view = SizedView(30, 10)
    let stack = stack([view])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 30, height: 10))
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 36, height: 14))
  }

  @Test("A stack inside a stack is arranged like any view")
  func nested() {
    let inner = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(20, 30)])
    inner.axis = .vertical
    inner.spacing = 5
    let outer = stack([SizedView(50, 10), inner])
    outer.alignment = .center
    window.layoutIfNeeded()
    #expect(outer.frame.size == CGSize(width: 70, height: 45))
    #expect(inner.frame == CGRect(x: 50, y: 0, width: 20, height: 45))
    #expect(outer.arrangedSubviews[0].frame == CGRect(x: 0, y: 17.5, width: 50, height: 10))
  }
}
