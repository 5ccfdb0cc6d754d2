internal import AutoLayout
import Foundation

/// A constraint that the system makes of a fact about a view, where constraints are listed (AL-33,
/// AL-119).
///
/// It belongs to the view, which makes and changes it: switching it off, removing it or adding it
/// to another view, with all else that a view lists, does nothing.
class SystemLayoutConstraint: NSLayoutConstraint {
  private var view: UIView? { firstItemStorage?.hostView }
  private let key: Key

  /// Tells the constraints about one view apart.
  struct Key: Hashable {
    let kind: LayoutConflict.SystemRule.Kind
    let attribute: LayoutAttribute
  }

  static func make(_ rule: LayoutConflict.SystemRule, about view: UIView) -> SystemLayoutConstraint
  {
    switch rule.kind {
    case .contentSize: NSContentSizeLayoutConstraint(rule, about: view)
    case .autoresizing: NSAutoresizingMaskLayoutConstraint(rule, about: view)
    case .rootSize, .sizeLimit: SystemLayoutConstraint(rule, about: view)
    }
  }

  init(_ rule: LayoutConflict.SystemRule, about view: UIView) {
    key = Key(kind: rule.kind, attribute: rule.attribute)
    super.init()
    layoutForm = ConstraintForm(refused: view.place, rule.attribute)
  }

  /// The rule that the engine follows; nil while there is no such fact about the view.
  private var rule: LayoutConflict.SystemRule? { view?.systemRules.first { Key($0) == key } }

  override var isOfSystem: Bool { true }

  override var isHeld: Bool { rule != nil }
  override var presentConstant: CGFloat { rule.map { CGFloat($0.constant) } ?? 0 }

  nonisolated override var description: String {
    MainActor.assumeIsolated {
      rule?.appleText(address: addressText(self)) ?? formattedDescription
    }
  }
}

/// The natural size of a view along one axis, as the view's `constraints` list it behind those it
/// holds (AL-33, AL-51).
final class NSContentSizeLayoutConstraint: SystemLayoutConstraint {}

/// One rule of a view's autoresizing mask (AL-91, AL-95).
final class NSAutoresizingMaskLayoutConstraint: SystemLayoutConstraint {}

extension SystemLayoutConstraint.Key {
  init(_ rule: LayoutConflict.SystemRule) {
    self.init(kind: rule.kind, attribute: rule.attribute)
  }
}

extension UIView {
  /// The rules the engine made of facts about the view.
  fileprivate var systemRules: [LayoutConflict.SystemRule] {
    guard layoutState.isRegistered, let engine = layoutHost?.engine else { return [] }
    return engine.systemRules(of: self)
  }

  /// The view's natural size as constraints.
  var contentSizeConstraints: [NSLayoutConstraint] {
    systemRules.filter { $0.kind == .contentSize }.map { systemConstraint($0) }
  }

  /// The constraint for a rule about the view, the same one each time.
  func systemConstraint(_ rule: LayoutConflict.SystemRule) -> NSLayoutConstraint {
    let key = SystemLayoutConstraint.Key(rule)
    if let made = layoutState.systemConstraints[key] { return made }
    let constraint = SystemLayoutConstraint.make(rule, about: self)
    layoutState.systemConstraints[key] = constraint
    return constraint
  }
}
