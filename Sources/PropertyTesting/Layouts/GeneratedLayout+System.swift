import AutoLayout
import Cassowary

extension GeneratedLayout {
  /// The number of the variable for an item's least x, least y, width or height.
  private enum Quantity: Int {
    case minX, minY, width, height
  }

  /// The layout as a constraint system, translated without the engine, in the coordinates of the window:
  /// variables `4 i` to `4 i + 3` are least x, least y, width and height of item `i`.
  ///
  /// The translation is deliberately the naive one: absolute coordinates, one row per rule, in the words of
  /// the documentation. The engine's relative coordinates, shared rows and edits in place must come to the
  /// same optimum.
  public var constraintSystem: ConstraintSystem {
    var system = ConstraintSystem(variables: 4 * itemCount, rows: [])
    for (quantity, value) in [
      (Quantity.minX, 0), (.minY, 0), (.width, window.width), (.height, window.height),
    ] {
      system.rows.append(.relation([term(0, quantity)], .equal, value))
    }
    for item in 1..<itemCount {
      for quantity in [Quantity.width, .height] {
        system.rows.append(.relation([term(item, quantity)], .greaterThanOrEqual, 0))
      }
      guard let size = contentSize(of: item), let content = nodes[item - 1].content else {
        continue
      }
      for (quantity, length) in [(Quantity.width, size.width), (.height, size.height)]
      where length >= 0 {
        system.rows.append(
          .contentSize(
            [term(item, quantity)], length, hugging: Priority(Double(content.hugging.rawValue)),
            compression: Priority(Double(content.compression.rawValue))))
      }
    }
    system.rows += rules.map(row)
    return system
  }

  private func row(_ rule: LayoutRule) -> SystemRow {
    let owner = owner(of: rule)
    let isMirrored =
      direction == .rightToLeft
      && (rule.attribute.followsDirection || rule.otherAttribute.followsDirection)
    var terms = quantity(rule.attribute, of: rule.item, seenFrom: owner, isMirrored)
    if let other = rule.other {
      terms += quantity(rule.otherAttribute, of: other, seenFrom: owner, isMirrored)
        .map { SystemTerm($0.variable, -rule.multiplier * $0.coefficient) }
    }
    let relation: Relation =
      switch rule.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let priority: Priority =
      rule.priority.isRequired ? .required : Priority(Double(rule.priority.rawValue))
    return .relation(terms, relation, rule.constant, priority: priority)
  }

  private func term(_ item: Int, _ quantity: Quantity, _ coefficient: Double = 1) -> SystemTerm {
    SystemTerm(4 * item + quantity.rawValue, coefficient)
  }

  /// An attribute as terms, relative to the origin of the owner; horizontal positions of a mirrored rule
  /// count from right to left.
  private func quantity(
    _ attribute: LayoutAttribute, of item: Int, seenFrom owner: Int, _ isMirrored: Bool
  ) -> [SystemTerm] {
    let leading: LayoutAttribute = isMirrored ? .right : .left
    let trailing: LayoutAttribute = isMirrored ? .left : .right
    let side: LayoutAttribute =
      attribute == .leading ? leading : attribute == .trailing ? trailing : attribute
    let sign: Double = isMirrored ? -1 : 1
    func position(_ edge: Quantity, _ extent: Quantity, _ share: Double, _ sign: Double)
      -> [SystemTerm]
    {
      var terms = [term(item, edge, sign), term(owner, edge, -sign)]
      if share != 0 { terms.append(term(item, extent, sign * share)) }
      return terms
    }
    switch side {
    case .left: return position(.minX, .width, 0, sign)
    case .right: return position(.minX, .width, 1, sign)
    case .centerX: return position(.minX, .width, 0.5, sign)
    case .top: return position(.minY, .height, 0, 1)
    case .bottom: return position(.minY, .height, 1, 1)
    case .centerY: return position(.minY, .height, 0.5, 1)
    case .width: return [term(item, .width)]
    case .height: return [term(item, .height)]
    default: return []
    }
  }
}
