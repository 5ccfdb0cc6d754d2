import AutoLayout
import InterfaceBuilder
import LayoutReports
import PortableUIKit

/// The rules of a document's scene in words: its constraints with their identifiers, and the system's.
@MainActor struct DocumentMembers {
  /// The identifiers of the document's constraints by the objects made for them.
  let identifiers: [ObjectIdentifier: String]

  init(_ instance: InterfaceSceneInstance) {
    identifiers = Dictionary(
      instance.constraintsByID.map { (ObjectIdentifier($0.value), $0.key) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A rule in a line of its own: `avatar-wid: UIImageView avatar-img.width == 72`.
  func line(_ member: LayoutConflict.Member) -> String {
    guard case .constraint(let constraint) = member, let id = identifier(constraint) else {
      return words(member)
    }
    return "\(id): \(constraint.relationText)"
  }

  /// A rule in a sentence: `constraint avatar-wid, UIImageView avatar-img.width == 72`.
  func words(_ member: LayoutConflict.Member) -> String {
    switch member {
    case .constraint(let constraint):
      if let id = identifier(constraint) { return "constraint \(id), \(constraint.relationText)" }
      return (constraint.isSystem ? "the stack's " : "") + constraint.relationText
    case .rule(let rule): return RuleText.name(rule)
    }
  }

  private func identifier(_ constraint: any LayoutConstraining) -> String? {
    identifiers[ObjectIdentifier(constraint)]
  }
}

extension InterfaceSceneInstance {
  /// Gives every view the name by which texts call it; before anything is laid out.
  func nameViews(_ name: (_ id: String, UIView) -> String) {
    window.layoutState.givenName = "the window"
    for (id, view) in viewsByID { view.layoutState.givenName = name(id, view) }
  }
}
