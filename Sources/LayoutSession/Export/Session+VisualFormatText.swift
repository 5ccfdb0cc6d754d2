import AutoLayout
import LayoutReports

extension Session {
  /// The constraints in force as visual formats, one each; those that the language cannot express
  /// stand in comments.
  func visualFormatText() -> String {
    model.orderedRecords.filter(\.isInstalled).map { record in
      format(record).map { $0 + "\n" } ?? "# \(record.text)\n"
    }.joined()
  }

  /// A constraint as a visual format, if it is a size, a distance of neighbours, or one to the
  /// superview.
  private func format(_ record: SessionConstraint) -> String? {
    guard record.left.terms.count == 1, record.left.terms[0].factor == 1,
      record.right.terms.count <= 1, record.right.terms.allSatisfy({ $0.factor == 1 }),
      case .attribute(let item, nil, let attribute) = record.left.terms[0].quantity,
      !record.isEdit, record.condition == nil
    else { return nil }
    let relation = record.sign == .equal ? "" : record.sign.text
    let priority = record.priority < 1000 ? "@\(NumberText.exact(record.priority))" : ""
    let label = record.label.map { " as \($0)" } ?? ""
    let constant = NumberText.exact(record.constant)
    guard let term = record.right.terms.first else {
      guard attribute == .width || attribute == .height else { return nil }
      let axis = attribute == .width ? "H" : "V"
      return "\(axis):[\(item.name)(\(relation)\(constant)\(priority))]\(label)"
    }
    guard case .attribute(let other, nil, let otherAttribute) = term.quantity else { return nil }
    if attribute == .width || attribute == .height {
      guard otherAttribute == attribute, record.constant == 0 else { return nil }
      let axis = attribute == .width ? "H" : "V"
      let sign = record.sign.text
      return "\(axis):[\(item.name)(\(sign)\(other.name)\(priority))]\(label)"
    }
    let distance = "(\(relation)\(constant)\(priority))"
    switch (attribute, otherAttribute) {
    case (.leading, .trailing) where item.parent === other.parent:
      return "H:[\(other.name)]-\(distance)-[\(item.name)]\(label)"
    case (.top, .bottom) where item.parent === other.parent:
      return "V:[\(other.name)]-\(distance)-[\(item.name)]\(label)"
    case (.leading, .leading) where other === item.parent:
      return "H:|-\(distance)-[\(item.name)]\(label)"
    case (.top, .top) where other === item.parent:
      return "V:|-\(distance)-[\(item.name)]\(label)"
    case (.trailing, .trailing) where item === other.parent:
      return "H:[\(other.name)]-\(distance)-|\(label)"
    case (.bottom, .bottom) where item === other.parent:
      return "V:[\(other.name)]-\(distance)-|\(label)"
    default:
      guard record.constant == 0, record.sign == .equal, record.priority == 1000 else { return nil }
      switch (attribute, otherAttribute) {
      case (.leading, .leadingMargin) where other === item.parent:
        return "H:|-[\(item.name)]\(label)"
      case (.top, .topMargin) where other === item.parent: return "V:|-[\(item.name)]\(label)"
      case (.trailingMargin, .trailing) where item === other.parent:
        return "H:[\(other.name)]-|\(label)"
      case (.bottomMargin, .bottom) where item === other.parent:
        return "V:[\(other.name)]-|\(label)"
      default: return nil
      }
    }
  }
}
