import AutoLayout

extension Session {
  /// The session as Swift code: views, and their constraints by anchors.
  ///
  /// What UIKit's constraints cannot say stands in comments: free variables, and sums of more than
  /// two quantities.
  func swiftText() -> String {
    var lines = ["import UIKit", ""]
    let views = model.orderedViews
    for item in views { lines += declaration(item) }
    for item in views {
      guard let parent = item.parent, views.contains(where: { $0 === parent }) else { continue }
      let verb = parent.stack == nil ? "addSubview" : "addArrangedSubview"
      lines.append("\(parent.name).\(verb)(\(item.name))")
    }
    var active: [String] = []
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
        lines.append("// \(name) is meant for \(condition.text)")
      } else {
        active.append(name)
      }
    }
    if !active.isEmpty {
      lines.append("NSLayoutConstraint.activate([")
      lines += active.map { "  \($0)," }
      lines.append("])")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func declaration(_ item: SessionItem) -> [String] {
    let name = item.name
    var lines: [String] = []
    switch item.kind {
    case .view: lines.append("let \(name) = UIView()")
    case .label: lines.append("let \(name) = UILabel()")
    case .button: lines.append("let \(name) = UIButton(type: .system)")
    case .image: lines.append("let \(name) = UIImageView()")
    case .field: lines.append("let \(name) = UITextField()")
    case .toggle: lines.append("let \(name) = UISwitch()")
    case .slider: lines.append("let \(name) = UISlider()")
    case .progress: lines.append("let \(name) = UIProgressView()")
    case .stack: lines.append("let \(name) = UIStackView()")
    case .scroll: lines.append("let \(name) = UIScrollView()")
    }
    if let text = item.content.text, !text.isEmpty {
      let literal = "\"\(Self.escaped(text))\""
      lines.append(
        item.kind == .button
          ? "\(name).setTitle(\(literal), for: .normal)" : "\(name).text = \(literal)")
    }
    if let stack = item.stack {
      lines.append("\(name).axis = .\(stack.isVertical ? "vertical" : "horizontal")")
      lines.append("\(name).spacing = \(NumberText.exact(stack.spacing))")
      lines.append("\(name).alignment = .\(stack.alignment.rawValue)")
      lines.append("\(name).distribution = .\(stack.distribution.rawValue)")
      if stack.isMarginsRelative {
        lines.append("\(name).isLayoutMarginsRelativeArrangement = true")
      }
      if stack.isBaselineRelative { lines.append("\(name).isBaselineRelativeArrangement = true") }
    }
    let content = item.content
    if content.isHidden { lines.append("\(name).isHidden = true") }
    if content.lines != 1 { lines.append("\(name).numberOfLines = \(content.lines)") }
    if let size = content.fontSize {
      let font = "UIFont.systemFont(ofSize: \(NumberText.exact(size)))"
      lines.append(
        item.kind == .button ? "\(name).titleLabel?.font = \(font)" : "\(name).font = \(font)")
    }
    if let margins = content.margins {
      let numbers = [margins.top, margins.left, margins.bottom, margins.right]
        .map(NumberText.exact)
      lines.append(
        "\(name).layoutMargins = UIEdgeInsets(top: \(numbers[0]), left: \(numbers[1]), "
          + "bottom: \(numbers[2]), right: \(numbers[3]))")
    }
    for (verb, priorities) in [
      ("setContentHuggingPriority", content.hugging),
      ("setContentCompressionResistancePriority", content.compression),
    ] {
      for (axis, value) in [
        ("horizontal", priorities.horizontal), ("vertical", priorities.vertical),
      ] {
        guard let value else { continue }
        lines.append("\(name).\(verb)(UILayoutPriority(\(NumberText.exact(value))), for: .\(axis))")
      }
    }
    if item.parent != nil {
      lines.append("\(name).translatesAutoresizingMaskIntoConstraints = false")
    }
    return lines
  }

  /// A constraint of two quantities as an expression; none for others.
  private func anchors(_ record: ConstraintRecord) -> String? {
    guard case .pair(let constraint, _) = record.force else { return nil }
    let quantities = record.quantities
    guard let first = quantities.first else { return nil }
    let second = quantities.count > 1 ? quantities[1] : nil
    let constant = NumberText.exact(constraint.constant)
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "lessThanOrEqual"
      case .equal: "equal"
      case .greaterThanOrEqual: "greaterThanOrEqual"
      }
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

  /// The general initialiser, for margins and for multiples of positions.
  private func item(
    _ constraint: LayoutConstraint, _ first: Quantity, _ second: Quantity?, _ relation: String,
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
    switch guide {
    case nil: return item.name
    case .safeArea: return "\(item.name).safeAreaLayoutGuide"
    case .margins: return "\(item.name).layoutMarginsGuide"
    case .content: return "\(item.name).contentLayoutGuide"
    case .frame: return "\(item.name).frameLayoutGuide"
    }
  }

  private func anchor(_ quantity: Quantity) -> String? {
    guard case .attribute(_, _, let attribute) = quantity else { return nil }
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .firstBaseline, .lastBaseline:
      return "\(target(quantity)).\(attribute.rawValue)Anchor"
    default: return nil
    }
  }
}
