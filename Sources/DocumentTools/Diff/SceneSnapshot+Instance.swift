import AutoLayout
import Foundation
import InterfaceBuilder
import PortableUIKit

extension SceneSnapshot {
  /// Takes down a scene that has been laid out.
  ///
  /// - Complexity: O(views + constraints).
  @MainActor init(_ instance: InterfaceSceneInstance, title: String) {
    let window = instance.window
    let names = instance.hierarchy.views.map(\.id)
    self.init(id: instance.id, title: title, size: window.bounds.size)
    var taken: Set<String> = []
    let described = Dictionary(
      instance.hierarchy.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    views = names.compactMap { id in
      guard taken.insert(id).inserted, let view = instance.viewsByID[id] else { return nil }
      var isVisible = true
      var ancestor: UIView? = view
      while let current = ancestor {
        if current !== window, current.isHidden || current.alpha < 0.01 { isVisible = false }
        ancestor = current.superview
      }
      return View(
        id: id, className: "\(type(of: view))", frame: view.frame,
        place: view.convert(view.bounds, to: window), isVisible: isVisible,
        facts: ViewFacts.facts(of: view) + (described[id].map(DocumentFacts.facts) ?? []))
    }
    connections = DocumentFacts.facts(of: instance.sceneController)
    constraints = instance.hierarchy.constraints.map {
      Fact($0.id, Self.text(of: $0, names: names))
    }
  }

  /// A constraint as an equation: `a.leading = 2 · b.trailing + 8 @ 750`.
  static func text(of constraint: InterfaceConstraint, names: [String]) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: " <= "
      case .equal: " = "
      case .greaterThanOrEqual: " >= "
      }
    var text = side(constraint.first, constraint.firstAttribute, names) + relation
    let constant = NumberText.points(abs(constraint.constant))
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 {
        text += "\(NumberText.points(constraint.multiplier)) · "
      }
      text += side(second, attribute, names)
      if constant != "0" { text += constraint.constant < 0 ? " - \(constant)" : " + \(constant)" }
    } else {
      text += NumberText.points(constraint.constant)
    }
    if constraint.priority < 1000 { text += " @ \(NumberText.points(constraint.priority))" }
    return text
  }

  private static func side(
    _ item: InterfaceConstraint.Item, _ attribute: LayoutAttribute, _ names: [String]
  ) -> String {
    let index = item.viewIndex
    let view = names.indices.contains(index) ? names[index] : "?"
    if case .guide(let guide, _) = item {
      return "\(view).\(guide.rawValue).\(attribute.name)"
    }
    return "\(view).\(attribute.name)"
  }
}
