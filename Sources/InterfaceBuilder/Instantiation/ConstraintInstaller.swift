import Foundation
import PortableUIKit

/// Turns constraints of the model into constraints between views.
@MainActor
struct ConstraintInstaller {
  /// The views by index; nil for those that were not made.
  let views: [UIView?]
  /// The owner of the old guides, if there is one.
  let controller: UIViewController?

  /// Installs a constraint on the view that holds it in the document.
  ///
  /// - Returns: `nil` for one UIKit would refuse; reading has reported those already.
  func install(_ constraint: InterfaceConstraint) -> NSLayoutConstraint? {
    guard let made = make(constraint) else { return nil }
    activate(made, constraint)
    return made
  }

  /// The constraint between the views, not active yet; nil for one UIKit would refuse.
  func make(_ constraint: InterfaceConstraint) -> NSLayoutConstraint? {
    guard
      constraint.illegality == nil, views[constraint.owner] != nil,
      let first = item(constraint.first)
    else { return nil }
    var second: AnyObject?
    if let named = constraint.second {
      second = item(named)
      if second == nil { return nil }
    }
    let made = NSLayoutConstraint(
      item: first, attribute: constraint.firstAttribute,
      relatedBy: constraint.relation, toItem: second,
      attribute: constraint.secondAttribute ?? .notAnAttribute,
      multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constraint.constant))
    made.priority = Self.priority(constraint)
    made.identifier = constraint.identifier
    return made
  }

  /// The priority of a constraint as UIKit takes it.
  static func priority(_ constraint: InterfaceConstraint) -> UILayoutPriority {
    UILayoutPriority(Float(min(max(constraint.priority, 1), 1000)))
  }

  /// Adds a constraint to the view that holds it in the document.
  func activate(_ made: NSLayoutConstraint, _ constraint: InterfaceConstraint) {
    guard let owner = views[constraint.owner] else { return }
    if holds(owner, constraint.first), constraint.second.map({ holds(owner, $0) }) ?? true {
      owner.addConstraint(made)
    } else {
      // A document written by hand may keep a constraint in a view that is above neither item.
      made.isActive = true
    }
  }

  private func holds(_ owner: UIView, _ item: InterfaceConstraint.Item) -> Bool {
    views[item.viewIndex]?.isDescendant(of: owner) ?? false
  }

  /// The view or guide a constraint speaks of.
  private func item(_ item: InterfaceConstraint.Item) -> AnyObject? {
    guard let view = views[item.viewIndex] else { return nil }
    guard case .guide(let guide, of: _) = item else { return view }
    switch guide {
    case .safeArea: return view.safeAreaLayoutGuide
    case .keyboard: return view.keyboardLayoutGuide
    case .contentLayoutGuide: return (view as? UIScrollView)?.contentLayoutGuide ?? view
    case .frameLayoutGuide: return (view as? UIScrollView)?.frameLayoutGuide ?? view
    case .top: return controller?.topLayoutGuide
    case .bottom: return controller?.bottomLayoutGuide
    }
  }
}
