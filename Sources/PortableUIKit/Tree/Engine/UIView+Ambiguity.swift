public import AutoLayout
import Foundation

extension UIView {
  /// The engine that knows the view, with everything handed over; nil outside a window.
  fileprivate var settledEngine: LayoutEngine? {
    guard window != nil else { return nil }
    ConstraintsPass.run(below: rootView)
    return layoutState.isRegistered ? layoutHost?.engine : nil
  }

  /// Whether the engine could place the view otherwise as well (AL-117).
  func queryAmbiguity() -> Bool {
    // A mask leaves nothing open but the content that the view scrolls.
    isPlacedByMask
      ? settledEngine?.hasAmbiguousContent(self) ?? false
      : settledEngine?.hasAmbiguousLayout(self) ?? false
  }

  /// Moves the view to another of its equally good places, or back (AL-118).
  func exerciseAmbiguity() {
    guard !isPlacedByMask, let engine = settledEngine, engine.exerciseAmbiguity(of: self) else {
      return
    }
    superview?.setNeedsLayout()
  }

  /// The constraints that influence place or size on an axis, also indirectly: those that authors
  /// and stack views made, content sizes and masks (AL-119).
  func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    settledEngine?.constraintsAffecting(self, axis) ?? []
  }

  /// The ambiguity that constraints leave about the view, in words that name the missing
  /// constraints; nil if there is none.
  public var ambiguityReport: String? {
    hasAmbiguousLayout ? settledEngine?.ambiguityReport(for: self) : nil
  }
}

extension UILayoutGuide {
  /// Whether constraints leave open where the guide lies (AL-117); false outside a window.
  public var hasAmbiguousLayout: Bool {
    owningView?.settledEngine?.hasAmbiguousLayout(self) ?? false
  }

  /// The constraints that influence the guide's place or size on an axis, also indirectly (AL-119).
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.settledEngine?.constraintsAffecting(self, axis) ?? []
  }
}

extension LayoutEngine {
  @MainActor fileprivate func constraintsAffecting(
    _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    rulesAffectingLayout(of: item, axis: axis == .horizontal ? .horizontal : .vertical)
      .compactMap { listed($0) }
  }

  /// A rule as authors see it; nil for a rule that Apple's frameworks have no constraint for.
  @MainActor private func listed(_ rule: LayoutConflict.Member) -> NSLayoutConstraint? {
    switch rule {
    case .constraint(let constraint): return constraint as? NSLayoutConstraint
    case .rule(let rule):
      guard rule.kind != .sizeLimit, let view = self.item(of: rule) as? UIView else { return nil }
      return view.systemConstraint(rule)
    }
  }
}
