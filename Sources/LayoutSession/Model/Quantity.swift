import AutoLayout

/// The quantity of an operand in the session.
enum Quantity {
  case variable(FreeVariable)
  /// An attribute of a view, or of one of its guides.
  case attribute(SessionItem, GuideKind?, LayoutAttribute)

  /// The quantity as it is written.
  var text: String {
    switch self {
    case .variable(let variable): variable.name
    case .attribute(let item, let guide, let attribute):
      guide.map { "\(item.name).\($0.rawValue).\(attribute.name)" }
        ?? "\(item.name).\(attribute.name)"
    }
  }

  var item: SessionItem? {
    if case .attribute(let item, _, _) = self { return item }
    return nil
  }

  func isSame(as other: Quantity) -> Bool {
    switch (self, other) {
    case (.variable(let first), .variable(let second)): first === second
    case (.attribute(let first, let guide, let name), .attribute(let second, let other, let last)):
      first === second && guide == other && name == last
    default: false
    }
  }
}
