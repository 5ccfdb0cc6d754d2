import AutoLayout
import LayoutReports

extension Session {
  /// The session as Swift code: views, and their constraints by anchors.
  ///
  /// Comments have the parts that UIKit's constraints cannot express: free variables, and sums of
  /// more than two quantities.
  func swiftText() -> String {
    let views = model.orderedViews
    var lines = ["import UIKit", ""]
    for item in views { lines += declaration(item) }
    for item in views {
      guard let parent = item.parent, views.contains(where: { $0 === parent }) else { continue }
      let verb = parent.stack == nil ? "addSubview" : "addArrangedSubview"
      lines.append("\(Self.identifier(parent)).\(verb)(\(Self.identifier(item)))")
    }
    for item in views { lines += naturalSize(item) }
    var active: [String] = []
    var waiting: [(condition: TraitCondition, name: String)] = []
    for record in model.orderedRecords where record.isActive {
      guard let text = anchors(record) else {
        lines.append("// not a constraint of UIKit: \(record.text)")
        continue
      }
      let name = "constraint\(record.number)"
      lines.append("let \(name) = \(text)")
      if record.priority < 1000 {
        lines.append("\(name).priority = UILayoutPriority(\(NumberText.exact(record.priority)))")
      }
      if let label = record.label { lines.append("\(name).identifier = \"\(label)\"") }
      if let condition = record.condition {
        waiting.append((condition, name))
      } else {
        active.append(name)
      }
    }
    lines += activation(active)
    lines += adaptation(waiting)
    return lines.joined(separator: "\n") + "\n"
  }

  private func activation(_ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    return ["NSLayoutConstraint.activate(["] + names.map { "  \($0)," } + ["])"]
  }

  /// A function that puts those constraints in force whose traits are there.
  private func adaptation(_ waiting: [(condition: TraitCondition, name: String)]) -> [String] {
    guard !waiting.isEmpty else { return [] }
    var lines = ["// To be called with the traits that there are, and whenever they change."]
    lines.append("@MainActor func adapt(to traits: UITraitCollection) {")
    let all = waiting.map(\.name).joined(separator: ", ")
    lines.append("  NSLayoutConstraint.deactivate([\(all)])")
    var conditions: [TraitCondition] = []
    for (condition, _) in waiting where !conditions.contains(condition) {
      conditions.append(condition)
      let names = waiting.filter { $0.condition == condition }.map(\.name)
      let property = "\(condition.axis.name)SizeClass"
      let test =
        condition.sizeClass == .any
        ? "" : "if traits.\(property) == .\(condition.sizeClass.rawValue) "
      let call = "NSLayoutConstraint.activate([\(names.joined(separator: ", "))])"
      lines.append(test.isEmpty ? "  \(call)" : "  \(test){\n    \(call)\n  }")
    }
    return lines + ["}"]
  }

  // MARK: Constraints

  /// A constraint of two quantities as an expression; none for others.
  private func anchors(_ record: SessionConstraint) -> String? {
    guard !record.isSum else { return nil }
    let constraint = record.layoutForm
    let quantities = record.quantities
    guard let first = quantities.first else { return nil }
    let second = quantities.count > 1 ? quantities[1] : nil
    let constant = NumberText.exact(constraint.constant)
    let relation = constraint.relation.name
    guard let anchor = anchor(first) else {
      return item(constraint, first, second, relation, constant)
    }
    guard let second else { return "\(anchor).constraint(\(relation)ToConstant: \(constant))" }
    let isSize = constraint.firstAttribute == .width || constraint.firstAttribute == .height
    guard let other = self.anchor(second), isSize || constraint.multiplier == 1 else {
      return item(constraint, first, second, relation, constant)
    }
    var text = "\(anchor).constraint(\(relation)To: \(other)"
    if constraint.multiplier != 1 {
      text += ", multiplier: \(NumberText.exact(constraint.multiplier))"
    }
    if constraint.constant != 0 { text += ", constant: \(constant)" }
    return text + ")"
  }

  /// The general initialiser, for multiples of positions.
  private func item(
    _ constraint: ConstraintForm, _ first: Quantity, _ second: Quantity?, _ relation: String,
    _ constant: String
  ) -> String {
    let other = second.map { target($0) } ?? "nil"
    return
      "NSLayoutConstraint(item: \(target(first)), attribute: .\(constraint.firstAttribute.name),"
      + " relatedBy: .\(relation), toItem: \(other), attribute: .\(constraint.secondAttribute.name),"
      + " multiplier: \(NumberText.exact(constraint.multiplier)), constant: \(constant))"
  }

  private func target(_ quantity: Quantity) -> String {
    guard case .attribute(let item, let guide, _) = quantity else { return quantity.text }
    let name = Self.identifier(item)
    switch guide {
    case nil: return name
    case .safeArea: return "\(name).safeAreaLayoutGuide"
    case .margins: return "\(name).layoutMarginsGuide"
    case .content: return "\(name).contentLayoutGuide"
    case .frame: return "\(name).frameLayoutGuide"
    }
  }

  private func anchor(_ quantity: Quantity) -> String? {
    guard case .attribute(_, let guide, let attribute) = quantity else { return nil }
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
      return "\(target(quantity)).\(attribute.name)Anchor"
    case .firstBaseline, .lastBaseline:
      // Guides have no anchors of baselines.
      return guide == nil ? "\(target(quantity)).\(attribute.name)Anchor" : nil
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      guard guide == nil, let edge = attribute.edgeOfMargins else { return nil }
      return "\(target(quantity)).layoutMarginsGuide.\(edge)Anchor"
    }
  }
}

extension LayoutAttribute {
  /// The attribute of the margins' guide that is the same: `leading` for `leadingMargin`.
  fileprivate var edgeOfMargins: String? {
    for suffix in ["WithinMargins", "Margin"] where name.hasSuffix(suffix) {
      return String(name.dropLast(suffix.count))
    }
    return nil
  }
}
