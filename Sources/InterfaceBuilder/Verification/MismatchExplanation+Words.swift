import AutoLayout
import Foundation
import PortableUIKit

/// Names and numbers for people.
extension MismatchExplanation {
  func mentions(_ constraint: InterfaceConstraint, _ index: Int) -> Bool {
    constraint.first.viewIndex == index || constraint.second?.viewIndex == index
  }

  func refersToSafeArea(_ constraint: InterfaceConstraint) -> Bool {
    [constraint.first, constraint.second].contains { item in
      guard case .guide(let guide, of: _)? = item else { return false }
      return guide == .safeArea || guide == .top || guide == .bottom
    }
  }

  func refersToMargin(_ constraint: InterfaceConstraint) -> Bool {
    constraint.firstAttribute.isWithinMargins
      || constraint.secondAttribute?.isWithinMargins == true
  }

  /// The assumed insets on the axis of a constraint.
  func safeAreaText(for constraint: InterfaceConstraint) -> String {
    let insets = instance.environment.safeArea
    return constraint.firstAttribute.isHorizontal
      ? "\(points(insets.left)) at the left and \(points(insets.right)) at the right"
      : "\(points(insets.top)) above and \(points(insets.bottom)) below"
  }

  func marginText(_ constraint: InterfaceConstraint) -> String {
    let item = constraint.firstAttribute.isWithinMargins ? constraint.first : constraint.second
    let index = item?.viewIndex ?? 0
    let margins = instance.viewsByID[hierarchy.views[index].id]?.layoutMargins ?? .zero
    return [margins.top, margins.left, margins.bottom, margins.right].map { points($0) }
      .joined(separator: " ") + " (top left bottom right) on \(name(index))"
  }

  func name(_ index: Int) -> String {
    let view = hierarchy.views[index]
    return "\(view.customClass ?? view.kind) \(view.id)"
  }

  func text(_ constraint: InterfaceConstraint) -> String {
    var words = "\(term(constraint.first, constraint.firstAttribute)) "
    switch constraint.relation {
    case .equal: words += "= "
    case .lessThanOrEqual: words += "≤ "
    case .greaterThanOrEqual: words += "≥ "
    }
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { words += "\(points(constraint.multiplier)) × " }
      words += term(second, attribute)
      if constraint.constant > 0 { words += " + \(points(constraint.constant))" }
      if constraint.constant < 0 { words += " - \(points(-constraint.constant))" }
    } else {
      words += points(constraint.constant)
    }
    if constraint.priority < 1000 { words += " at \(points(constraint.priority))" }
    return "\(words) (\(constraint.id))"
  }

  private func term(
    _ item: InterfaceConstraint.Item, _ attribute: LayoutAttribute
  ) -> String {
    let id = hierarchy.views[item.viewIndex].id
    guard case .guide(let guide, of: _) = item else { return "\(id).\(attribute.name)" }
    return "\(id).\(guide.rawValue).\(attribute.name)"
  }

  /// A number with at most two decimals.
  func points(_ value: Double) -> String {
    NumberText.points(value, places: 2)
  }
}
