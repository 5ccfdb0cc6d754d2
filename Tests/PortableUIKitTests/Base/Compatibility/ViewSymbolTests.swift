import Foundation
import PortableUIKit
import Testing

// The symbols of UIView, UILayoutGuide, UIWindow and UIStackView that layout libraries use, each as
// they write it.

private final class ContentView: UIView {
  private(set) var calls: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var requiresConstraintBasedLayout: Bool { true }
  override class var layerClass: AnyClass { CALayer.self }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 20)
  }
  override var forFirstBaselineLayout: UIView { self }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append("layoutSubviews")
  }
  override func updateConstraints() {
    calls.append("updateConstraints")
    super.updateConstraints()
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    calls.append("safeAreaInsetsDidChange")
  }
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    calls.append("willRemoveSubview")
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 12) }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  override func draw(_ rect: CGRect) {}
  override func tintColorDidChange() { calls.append("tintColorDidChange") }
}

extension UIView {
  fileprivate var owningController: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.first { $0 is UIViewController }
      as? UIViewController
  }

  @discardableResult
  fileprivate func constrainToSuperview(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    guard let superview else { fatalError("no superview") }
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: superview,
      attribute: attribute, multiplier: 1, constant: 0)
    constraint.priority = priority
    superview.addConstraint(constraint)
    return constraint
  }
}

@MainActor @Suite struct ViewSymbolTests {
  @Test("Hierarchy")
  func hierarchy() {
    let view = UIView()
    let content = ContentView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (first, second, third) = (UIView(), UIView(frame: .zero), UIView())
    view.addSubview(content)
    content.insertSubview(first, at: 0)
    content.insertSubview(second, aboveSubview: first)
    content.insertSubview(third, belowSubview: first)
    #expect(content.subviews == [third, first, second] && first.superview === content)
    #expect(first.isDescendant(of: view) && first.next === content)
    first.tag = 7
    #expect(view.viewWithTag(7) === first)
    third.removeFromSuperview()
    #expect(content.calls.contains("willRemoveSubview") && third.superview == nil)
    #expect(view.owningController == nil)
    second.isHidden = true
    second.alpha = 0.5
    second.backgroundColor = .yellow
    second.accessibilityIdentifier = "second"
    #expect(second.isHidden && second.alpha == 0.5 && second.backgroundColor == .yellow)
    #expect(second.accessibilityIdentifier == "second" && !first.isHidden)
  }

  @Test("Geometry")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let inner = ContentView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(inner)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: view) == CGPoint(x: 2, y: 3))
    #expect(view.convert(CGRect(x: 1, y: 2, width: 1, height: 1), to: inner).origin == .zero)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(view.frame == CGRect(x: -5, y: 20, width: 60, height: 40))
    #expect(view.transform != CGAffineTransform.identity)
    view.transform = .identity
    inner.sizeToFit()
    #expect(inner.bounds.size == inner.sizeThatFits(CGSize(width: 3, height: 4)))
    view.autoresizingMask = [
      .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleRightMargin,
      .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let mask: UIView.AutoresizingMask = view.autoresizingMask
    #expect(mask.rawValue == 63)
    #expect(view.layer.bounds == view.bounds && view.layer.position == view.center)
  }

  @Test("Anchors, guides and constraints")
  func anchors() {
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = ContentView()
    window.addSubview(view)
    view.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let x: [NSLayoutXAxisAnchor] = [
      inner.leadingAnchor, inner.trailingAnchor, inner.leftAnchor, inner.rightAnchor,
      inner.centerXAnchor,
    ]
    let y: [NSLayoutYAxisAnchor] = [
      inner.topAnchor, inner.bottomAnchor, inner.centerYAnchor, inner.firstBaselineAnchor,
      inner.lastBaselineAnchor,
    ]
    let dimensions: [NSLayoutDimension] = [inner.widthAnchor, inner.heightAnchor]
    #expect(Set(x + x).count == 5 && Set(y + y).count == 5 && Set(dimensions).count == 2)
    let guide = UILayoutGuide()
    guide.identifier = "spacer"
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view && view.layoutGuides == [guide])
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: inner.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
      guide.widthAnchor.constraint(equalTo: inner.widthAnchor),
      guide.centerXAnchor.constraint(equalTo: inner.centerXAnchor),
      guide.centerYAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      guide.leftAnchor.constraint(equalTo: inner.leftAnchor),
      guide.rightAnchor.constraint(equalTo: inner.rightAnchor),
    ])
    inner.setContentHuggingPriority(.required, for: .vertical)
    inner.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(inner.contentHuggingPriority(for: .vertical) == .required)
    #expect(inner.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 200, height: 20))
    #expect(inner.calls.contains("updateConstraints") && inner.calls.contains("layoutSubviews"))
    #expect(!inner.hasAmbiguousLayout && ContentView.requiresConstraintBasedLayout)
    #expect(!inner.constraintsAffectingLayout(for: .vertical).isEmpty)
    inner.exerciseAmbiguityInLayout()
    let held = view.constraints
    view.removeConstraint(held[0])
    view.removeConstraints(held)
    view.addConstraints(held)
    #expect(view.constraints.count == 10)
    view.removeLayoutGuide(guide)
    #expect(view.layoutGuides.isEmpty && guide.owningView == nil)
    #expect(inner.forBaselineLayout() === inner && inner.forFirstBaselineLayout === inner)
    #expect(UIViewNoIntrinsicMetric == -1 && inner.intrinsicContentSize.height == 20)
    let top = inner.constrainToSuperview(.top, .lessThanOrEqual, priority: .defaultHigh)
    #expect(top.isActive && top.firstItem === inner && top.secondItem === view)
  }

  @Test("Margins, safe area and system guides")
  func guides() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = ContentView(frame: controller.view.bounds)
    controller.view.addSubview(view)
    #expect(view.safeAreaInsets == controller.view.safeAreaInsets)
    #expect(view.calls.contains("safeAreaInsetsDidChange"))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      inner.trailingAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 2 && inner.frame.minY == 1)
    #expect(inner.frame.maxY == view.bounds.height - view.safeAreaInsets.bottom)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == UIUserInterfaceLayoutDirection.rightToLeft)
    #expect(view.owningController === controller)
    #expect(UIApplication.shared.keyWindow === window)
  }

  @Test("Stacks and scroll views")
  func stacks() {
    let stack = UIStackView()
    let (first, second, third) = (UIView(), UIView(), UIView())
    stack.addArrangedSubview(first)
    stack.insertArrangedSubview(second, at: 0)
    stack.addArrangedSubview(third)
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(10, after: second)
    stack.isBaselineRelativeArrangement = false
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.arrangedSubviews == [second, first, third])
    #expect(stack.customSpacing(after: second) == 10)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    #expect(UIStackView.spacingUseSystem != UIStackView.spacingUseDefault)
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .trailing, .center, .firstBaseline, .lastBaseline,
    ]
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    for alignment in alignments { stack.alignment = alignment }
    for distribution in distributions { stack.distribution = distribution }
    #expect(stack.alignment == .lastBaseline && stack.distribution == .equalCentering)

    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 300))
    scrollView.contentOffset = CGPoint(x: 0, y: 20)
    #expect(scrollView.bounds.minY == 20)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    effect.contentView.addSubview(UIView())
    #expect(effect.contentView.subviews.count == 1)
  }

  @Test("A spring animation lays out at once and ends later")
  func spring() {
    let clock = ManualFrameClock()
    let window = makeWindow("iPhone 8", clock: clock)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    var hasEnded = false
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [], animations: { view.frame.origin.y = 100 }, completion: { hasEnded = $0 })
    #expect(view.frame.minY == 100 && !hasEnded)
    view.layer.removeAnimation(forKey: "position")
    clock.tick()
    #expect(view.layer.animationKeys() == nil)
    clock.advance(by: 1)
    _ = autoreleasepool { view.frame }
  }
}
