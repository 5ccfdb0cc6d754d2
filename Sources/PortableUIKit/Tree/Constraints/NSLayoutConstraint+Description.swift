internal import AutoLayout
import Foundation

extension NSLayoutConstraint {
  /// The constraint as Apple prints it: `<NSLayoutConstraint:0x… H:|-(20)-[Label]   (active …)>`.
  var formattedDescription: String {
    let typeName = "\(type(of: self))"
    guard isAcceptable, !isSum else {
      let name = identifier.map { " '\($0)'" } ?? ""
      return "<\(typeName):\(addressText(self))\(name)   (\(isActive ? "active" : "inactive"))>"
    }
    return appleText(typeName: typeName, isActive: isActive)
  }

  var firstTerm: String { text(firstItemStorage, firstAttribute) }

  var secondTerm: String? { secondItemStorage.map { text($0, secondAttribute) } }

  private func text(_ item: (any LayoutAnchorItem)?, _ attribute: Attribute) -> String {
    "\(item?.layoutItem.layoutName ?? "(null)").\(attribute)"
  }

  /// Notes that the constant is the system's spacing, which descriptions say.
  func markedAsSystemSpacing() -> NSLayoutConstraint {
    standardSpace = .anchor
    return self
  }
}
