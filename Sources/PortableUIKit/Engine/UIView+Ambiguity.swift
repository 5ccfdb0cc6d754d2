internal import AutoLayout
import Foundation

extension UIView {
  /// The engine that places the view; nil outside a window and for views that no constraint
  /// concerns.
  private var placingEngine: LayoutEngine? {
    guard window != nil else { return nil }
    ConstraintsPass.run(below: rootView)
    guard layoutState.isRegistered, !isPlacedByMask else { return nil }
    return layoutHost?.engine
  }

  /// Whether the engine could place the view otherwise as well (AL-117).
  func queryAmbiguity() -> Bool { placingEngine?.hasAmbiguousLayout(self) ?? false }

  /// Moves the view to another of its equally good places, or back (AL-118).
  func exerciseAmbiguity() {
    guard let engine = placingEngine, engine.exerciseAmbiguity(of: self) else { return }
    superview?.setNeedsLayout()
  }

  /// The constraints of authors that influence place or size on an axis, also indirectly (AL-119).
  func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine = placingEngine else { return [] }
    let rules = engine.rulesAffectingLayout(
      of: self, axis: axis == .horizontal ? .horizontal : .vertical)
    return rules.compactMap { rule in
      switch rule {
      case .constraint(let constraint): constraint.representedObject as? NSLayoutConstraint
      case .linear(let constraint): constraint.representedObject as? NSLayoutConstraint
      case .rule: nil
      }
    }
  }

  /// What constraints leave open about the view, in words that name what is missing; nil if nothing.
  public var ambiguityReport: String? { placingEngine?.ambiguityReport(for: self) }
}
