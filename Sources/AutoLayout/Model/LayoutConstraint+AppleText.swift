extension LayoutConstraint {
  /// The constraint as Apple's frameworks print it:
  ///
  ///     <NSLayoutConstraint:0x6000 H:|-(20)-[Label]   (active, names: '|':UIView:0x7f80 )>
  ///     <NSLayoutConstraint:0x6001 'ratio' photo.width == 2*photo.height   (inactive)>
  ///
  /// Distances between edges of neighbours, or of an item and its parent, print as visual format;
  /// everything else as an equation. A footnote explains names that were given, and `|`.
  ///
  /// - Parameters:
  ///   - typeName: the type the toolkit prints.
  ///   - address: the address it prints; that of the represented object, else of this one.
  ///   - isActive: whether it prints as active; whether it is installed, unless given.
  public func appleText(
    typeName: String = "NSLayoutConstraint", address: String? = nil, isActive: Bool? = nil
  ) -> String {
    let body = appleBody
    let object = representedObject.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self)
    let place = address ?? addressText(object)
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ?? isInstalled ? "active" : "inactive"
    let names = body.names.isEmpty ? "" : ", names: \(body.names.joined(separator: ", ")) "
    return "<\(typeName):\(place)\(name) \(body.text)   (\(state)\(names))>"
  }

  /// What the constraint says, and the names that need explaining.
  private var appleBody: (text: String, names: [String]) {
    var names = [firstItem, secondItem].compactMap { $0 }.compactMap(Self.explanation)
    if names.count == 2, names[0] == names[1] { names.removeLast() }
    guard let spacing = EdgeSpacing(self) else {
      let strength =
        priority.isRequired ? "" : " priority:\(formatted(Double(priority.rawValue)))"
      return (equation + strength, names)
    }
    if let container = spacing.container {
      names.removeAll { $0 == Self.explanation(container) }
      names.append("'|':\(Self.explanation(container) ?? container.layoutName)")
    }
    return (spacing.text(spaceText(spacing)), names)
  }

  /// `header:0x7f80` for an item with a given name; nil for one printed by type and address.
  private static func explanation(_ item: any LayoutItem) -> String? {
    guard item.layoutName != item.layoutFullName else { return nil }
    let address = item.layoutFullName.split(separator: ":").last.map(String.init) ?? ""
    return "\(item.layoutName):\(address)"
  }

  /// `20`, `>=8@750`, `NSSpace(8)`: relation, distance and priority of a spacing.
  private func spaceText(_ spacing: EdgeSpacing) -> String {
    let distance = standardSpace.map { "\($0.rawValue)(\(formatted(spacing.distance)))" }
    let sign = spacing.relation == .equal ? "" : spacing.relation.text
    let strength = priority.isRequired ? "" : "@\(formatted(Double(priority.rawValue)))"
    return sign + (distance ?? formatted(spacing.distance)) + strength
  }

  /// `photo.width == 2*photo.height + 8`
  private var equation: String {
    guard hasSecondItem else {
      return "\(firstAnchorText) \(relation.text) \(formatted(constant))"
    }
    let factor = multiplier == 1 ? "" : multiplier == -1 ? "-" : "\(formatted(multiplier))*"
    let term =
      constant == 0
      ? "" : constant < 0 ? " - \(formatted(-constant))" : " + \(formatted(constant))"
    return "\(firstAnchorText) \(relation.text) \(factor)\(secondAnchorText)\(term)"
  }
}

/// A constraint read as the distance between two edges along an axis.
private struct EdgeSpacing {
  var axis: LayoutAxis
  var isFixedSide: Bool
  /// The item before the distance; nil for the container's edge.
  var before: (any LayoutItem)?
  /// The item after the distance; nil for the container's edge.
  var after: (any LayoutItem)?
  var container: (any LayoutItem)?
  var relation: LayoutRelation
  var distance: Double

  /// Reads `constraint`; nil where it is no distance between facing edges.
  init?(_ constraint: LayoutConstraint) {
    guard constraint.multiplier == 1, let first = constraint.firstItem,
      let second = constraint.secondItem, first !== second,
      let firstSide = Side(constraint.firstAttribute),
      let secondSide = Side(constraint.secondAttribute), firstSide.family == secondSide.family
    else { return nil }
    axis = firstSide.axis
    isFixedSide = firstSide.family == .fixed
    relation = constraint.relation
    distance = constraint.constant
    // first == second + c: the distance grows with c if the first edge lies after the second.
    let isFirstAfter: Bool
    if first.layoutParent === second, firstSide.isFar == secondSide.isFar {
      container = second
      isFirstAfter = !firstSide.isFar
      before = isFirstAfter ? nil : first
      after = isFirstAfter ? first : nil
    } else if second.layoutParent === first, firstSide.isFar == secondSide.isFar {
      container = first
      isFirstAfter = firstSide.isFar
      before = isFirstAfter ? second : nil
      after = isFirstAfter ? nil : second
    } else if first.layoutParent === second.layoutParent, firstSide.isFar != secondSide.isFar {
      isFirstAfter = !firstSide.isFar
      before = isFirstAfter ? second : first
      after = isFirstAfter ? first : second
    } else {
      return nil
    }
    if !isFirstAfter {
      relation = relation.mirrored
      distance = distance == 0 ? 0 : -distance
    }
  }

  private struct Side {
    enum Family {
      case directional
      case fixed
      case vertical
    }

    var family: Family
    var isFar: Bool
    var axis: LayoutAxis { family == .vertical ? .vertical : .horizontal }

    init?(_ attribute: LayoutAttribute) {
      switch attribute {
      case .leading: self.init(family: .directional, isFar: false)
      case .trailing: self.init(family: .directional, isFar: true)
      case .left: self.init(family: .fixed, isFar: false)
      case .right: self.init(family: .fixed, isFar: true)
      case .top: self.init(family: .vertical, isFar: false)
      case .bottom: self.init(family: .vertical, isFar: true)
      default: return nil
      }
    }

    private init(family: Family, isFar: Bool) {
      self.family = family
      self.isFar = isFar
    }
  }

  /// `H:|-(space)-[after]`
  func text(_ space: String) -> String {
    let start = before.map { "[\($0.layoutName)]" } ?? "|"
    let end = after.map { "[\($0.layoutName)]" } ?? "|"
    let letter = axis == .horizontal ? "H" : "V"
    return "\(letter):\(start)-(\(space))-\(end)\(isFixedSide ? "(LTR)" : "")"
  }
}

extension LayoutRelation {
  /// `<=`, `==` or `>=`.
  var text: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
