public import AutoLayout
import Foundation

/// Lays out a row or column of views by constraints it makes itself (SV-1 to SV-32).
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How arranged views share the axis (raw values as in UIKit).
  public typealias Distribution = StackDistribution
  /// How arranged views stand across the axis (raw values as in UIKit).
  public typealias Alignment = StackAlignment

  /// A spacing that means the stack view's own.
  nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A spacing that means the system's.
  nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  private var arrangement: StackArrangement?
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The natural size of the content in points, as last worked out.
  private var naturalSize: CGSize?

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The distance in points between arranged views.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      guard isLayoutMarginsRelativeArrangement != oldValue else { return }
      markStale(.insets)
      arrangementDidChange()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Stack views have no margins of their own until an author sets them.
  override var defaultMargins: NSDirectionalEdgeInsets { .zero }

  // MARK: Arranged views

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count - (arranged.contains { $0 === view } ? 1 : 0))
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Stops arranging a view, which stays a subview (SV-2).
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  private func arrange(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: max(0, min(index, arranged.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Spacing

  /// Sets the distance in points after one arranged view; ignored for others (SV-4).
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Arrangement

  override func subviewVisibilityDidChange(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arrangementDidChange()
  }

  func arrangementDidChange() {
    subviewContentDidChange()
    setNeedsUpdateConstraints()
    markStale(.arrangement)
    setNeedsLayout()
  }

  /// Brings the constraints of the arrangement in line with the settings.
  override func updateArrangement(in engine: LayoutEngine) {
    let arrangement = arrangement ?? StackArrangement(container: self)
    self.arrangement = arrangement
    arrangement.makeConstraint = { ArrangementConstraint($0) }
    arrangement.namesGuidesByType = layoutState.givenName == nil
    arrangement.configuration = StackConfiguration(
      axis: axis, distribution: distribution, alignment: alignment, spacing: points(spacing),
      isBaselineRelative: isBaselineRelativeArrangement,
      isMarginsRelative: isLayoutMarginsRelativeArrangement)
    arrangement.entries = arranged.map { view in
      StackArrangement.Entry(
        view, isHidden: view.isHidden,
        spacingAfter: customSpacings[ObjectIdentifier(view)].map { points($0) },
        naturalLength: distribution == .fillProportionally
          ? (view as? UIStackView)?.naturalLength(along: axis).map { Double($0) } : nil,
        wrapsText: view.hasWidthDependentHeight)
    }
    arrangement.update(in: engine)
  }

  /// The natural length of the stack's content along an axis, for a stack around it that shares its
  /// room in proportion; nil where the stack has a content size of its own.
  private func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    if contentSizeForLayout[axis] >= 0 { return nil }
    // Stacks may be nested deeper than the machine's own stack allows: inner ones come first.
    var waiting = [(stack: self, isLeaving: false)]
    while let (stack, isLeaving) = waiting.popLast() {
      guard stack.naturalSize == nil else { continue }
      if isLeaving {
        stack.naturalSize = stack.sizeOfContent()
        continue
      }
      waiting.append((stack, true))
      for view in stack.arranged {
        if let inner = view as? UIStackView { waiting.append((inner, false)) }
      }
    }
    return naturalSize.map { $0[axis] }
  }

  /// The natural size of the visible content, once those of nested stacks are known.
  private func sizeOfContent() -> CGSize {
    let visible = arranged.filter { !$0.isHidden }
    func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
      let lengths = visible.map { view in
        let own = view.contentSizeForLayout[axis]
        return own < 0 ? (view as? UIStackView)?.naturalSize?[axis] ?? 0 : own
      }
      guard axis == self.axis else { return lengths.max() ?? 0 }
      let gaps = visible.dropLast().map { points(customSpacings[ObjectIdentifier($0)] ?? spacing) }
      return lengths.reduce(0, +) + gaps.reduce(0, +)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// Has the natural sizes of this stack and those around it worked out anew, and the room that they
  /// share in proportion shared again.
  override func subviewContentDidChange() {
    var stack: UIStackView? = self
    while let current = stack {
      if current.distribution == .fillProportionally { current.markStale(.arrangement) }
      // No stack around has used a size that was not worked out.
      guard current.naturalSize != nil else { return }
      current.naturalSize = nil
      stack = current.superview as? UIStackView
    }
  }

  override func forgetArrangement() { arrangement = nil }
  override var arrangesSubviews: Bool { true }
  override var arrangesWithinMargins: Bool { isLayoutMarginsRelativeArrangement }

  /// The constraints that the stack view holds: those of authors, then its own (AL-33).
  open override var constraints: [NSLayoutConstraint] {
    super.constraints + (arrangement?.constraints.compactMap { $0 as? NSLayoutConstraint } ?? [])
  }

  /// A spacing with the two special values replaced (SV-4).
  private func points(_ spacing: CGFloat) -> CGFloat {
    if spacing == UIStackView.spacingUseDefault { return 0 }
    return spacing == UIStackView.spacingUseSystem ? SystemSpacing.standard : spacing
  }

  package override func addFacts(to facts: inout ContentFacts) {
    facts.add("axis", axis.name)
    facts.add("distribution", distribution.name)
    facts.add("stack alignment", alignment.name)
    facts.add("spacing", NumberText.points(Double(spacing)))
    super.addFacts(to: &facts)
  }
}

extension CGSize {
  /// The extent along an axis.
  fileprivate subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}
