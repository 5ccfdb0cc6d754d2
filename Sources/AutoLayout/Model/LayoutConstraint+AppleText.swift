extension LayoutConstraining {
  /// The constraint as Apple's frameworks print it:
  ///
  ///     <NSLayoutConstraint:0x6000 H:|-(20)-[Label]   (active, names: '|':UIView:0x7f80 )>
  ///     <NSLayoutConstraint:0x6001 'ratio' photo.width == 2*photo.height   (inactive)>
  ///
  /// A constraint that a visual format could have made, an edge after that of a neighbour or of the
  /// parent, prints as one; everything else as an equation. A footnote explains names that were
  /// given, and `|`.
  ///
  /// - Parameters:
  ///   - typeName: the type the toolkit prints.
  ///   - address: the address it prints; that of this object unless given.
  ///   - isActive: whether it prints as active; whether it is installed, unless given.
  public func appleText(
    typeName: String = "NSLayoutConstraint", address: String? = nil, isActive: Bool? = nil
  ) -> String {
    let body = layoutForm.appleBody
    let place = address ?? addressText(ObjectIdentifier(self))
    let name = layoutForm.identifier.map { " '\($0)'" } ?? ""
    let state = stateText(isActive: isActive ?? isInstalled, names: body.names)
    return "<\(typeName):\(place)\(name) \(body.text)\(state)>"
  }
}

extension ConstraintForm {
  /// The text of the constraint, and the names that need explaining.
  fileprivate var appleBody: (text: String, names: [String]) {
    if sum != nil { return (text, []) }
    let items = firstItem === secondItem ? [firstItem] : [firstItem, secondItem]
    var names = items.compactMap { $0 }.compactMap(\.nameFootnote)
    let strength = priority.isRequired ? "" : " priority:\(formatted(Double(priority.rawValue)))"
    guard let spacing = EdgeSpacing(self) else { return (equation + strength, names) }
    if let container = spacing.container { names.append(container.barFootnote) }
    return (spacing.text(spaceText) + strength, names)
  }

  /// `20`, `>=8@750`, `NSSpace(8)`: relation, distance and priority of a spacing.
  private var spaceText: String {
    let sign = relation == .equal ? "" : relation.text
    let strength = priority.isRequired ? "" : "@\(formatted(Double(priority.rawValue)))"
    return sign + (standardSpaceText ?? formatted(constant)) + strength
  }

  /// `NSSpace(8)`; nil where the constant is no standard distance.
  private var standardSpaceText: String? {
    standardSpace.map { "\($0.rawValue)(\(formatted(constant)))" }
  }

  /// `photo.width == 2*photo.height + 8`
  private var equation: String {
    guard hasSecondItem else {
      return "\(firstAnchorText) \(relation.text) \(loneTerm(constant))"
    }
    let factor = multiplier == 1 ? "" : multiplier == -1 ? "-" : "\(formatted(multiplier))*"
    let term = standardSpaceText.map { " \($0)" } ?? signedTerm(constant)
    return
      "\(firstAnchorText) \(relation.text) \(factor)\(secondAnchorText)\(term)"
  }
}

/// A constraint of the form a visual format makes: an edge that follows another along the axis.
private struct EdgeSpacing {
  var axis: LayoutAxis
  var isFixedSide: Bool
  /// The item before the distance; nil for the container's edge.
  var before: (any LayoutItem)?
  /// The item after the distance; nil for the container's edge.
  var after: (any LayoutItem)?
  var container: (any LayoutItem)?

  /// Reads `constraint`; nil where it has another form, even if it says the same.
  ///
  /// Apple's logs print `H:[a]-(8)-|` for the container's edge related to the item's, and
  /// `a.trailing == container.trailing - 8` for the same the other way round.
  init?(_ constraint: ConstraintForm) {
    guard constraint.multiplier == 1, let first = constraint.firstItem,
      let second = constraint.secondItem, first !== second,
      case (let one, let other) = (constraint.firstAttribute, constraint.secondAttribute),
      let isOneFar = one.isFarEdge, let isOtherFar = other.isFarEdge, let axis = one.axis,
      axis == other.axis, one.followsDirection == other.followsDirection
    else { return nil }
    self.axis = axis
    isFixedSide = one.isFixedSide
    switch (isOneFar, isOtherFar) {
    case (false, false) where first.layoutParent === second:
      container = second
      after = first
    case (true, true) where second.layoutParent === first:
      container = first
      before = second
    case (false, true) where first.layoutParent === second.layoutParent:
      before = second
      after = first
    default: return nil
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

extension LayoutAttribute {
  /// Whether the edge is the second one along its axis; nil of what is no edge.
  fileprivate var isFarEdge: Bool? {
    switch self {
    case .left, .leading, .top: false
    case .right, .trailing, .bottom: true
    default: nil
    }
  }
}

/// ` + 8`, ` - 8` or, of 0, nothing: a constant behind another term.
func signedTerm(_ constant: Double) -> String {
  constant == 0
    ? "" : constant < 0 ? " - \(formatted(-constant))" : " + \(formatted(constant))"
}

/// `8` or, as Apple's logs have it, `- 8`: a constant alone on its side.
func loneTerm(_ constant: Double) -> String {
  constant < 0 ? "- \(formatted(-constant))" : formatted(constant)
}

extension LayoutRelation {
  /// `<=`, `==` or `>=`.
  package var text: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
