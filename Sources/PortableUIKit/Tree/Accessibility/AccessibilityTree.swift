import Foundation

/// The elements that a user who cannot see the screen goes through, in their order.
///
/// An element hides everything inside it. Elements that were listed come in the order of the list; others
/// from the top down and, side by side, from the leading edge. Hidden and transparent elements, those in a
/// hidden part and those beside a modal view are left out.
@MainActor enum AccessibilityTree {
  /// An element, or a container with the nodes inside it.
  struct Node {
    let object: UIResponder
    /// Elements inside; none for an element.
    var children: [Node]
  }

  static func elements(below view: UIView) -> [UIResponder] {
    nodes(inside: view).flatMap { flattened($0) }
  }

  /// The elements of a node, without the containers around them.
  static func flattened(_ node: Node) -> [UIResponder] {
    node.children.isEmpty ? [node.object] : node.children.flatMap { flattened($0) }
  }

  /// The nodes for an object: itself if it is an element, itself around its elements if it is a
  /// container with a name or a kind, otherwise those inside it.
  static func nodes(for object: UIResponder) -> [Node] {
    if let view = object as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
    if object.isAccessibilityElement { return [Node(object: object, children: [])] }
    guard !object.accessibilityElementsHidden else { return [] }
    let inside = nodes(inside: object)
    let isContainer =
      object.accessibilityContainerType != .none || object.accessibilityState?.label != nil
    return isContainer && !inside.isEmpty ? [Node(object: object, children: inside)] : inside
  }

  static func nodes(inside object: UIResponder) -> [Node] {
    if object.accessibilityElementsHidden { return [] }
    let count = object.accessibilityElementCount()
    if count > 0, count != NSNotFound {
      return (0..<count).flatMap { index -> [Node] in
        switch object.accessibilityElement(at: index) {
        case let element as UIResponder where element !== object: return nodes(for: element)
        default: return []
        }
      }
    }
    guard let view = object as? UIView else { return [] }
    var subviews = view.subviews
    if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      subviews = [modal]
    }
    return inReadingOrder(
      subviews.flatMap { nodes(for: $0) },
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private static func inReadingOrder(_ nodes: [Node], isRightToLeft: Bool) -> [Node] {
    guard nodes.count > 1 else { return nodes }
    let placed = nodes.enumerated().map { (frame: frame(of: $1), number: $0, node: $1) }
      .sorted { ($0.frame.minY, $0.number) < ($1.frame.minY, $1.number) }
    // Nodes that overlap the first of a line in height by more than half stand side by side with it.
    var lines: [[(frame: CGRect, number: Int, node: Node)]] = []
    for element in placed {
      if let first = lines.last?.first,
        min(first.frame.maxY, element.frame.maxY) - element.frame.minY
          > min(first.frame.height, element.frame.height) / 2
      {
        lines[lines.count - 1].append(element)
      } else {
        lines.append([element])
      }
    }
    return lines.flatMap { line in
      line.sorted {
        let (a, b) = isRightToLeft ? ($1, $0) : ($0, $1)
        return (a.frame.minX, $0.number) < (b.frame.minX, $1.number)
      }.map(\.node)
    }
  }

  /// Where a node is on the screen: an element by its own frame, a container around its elements.
  private static func frame(of node: Node) -> CGRect {
    guard let first = node.children.first else { return node.object.accessibilityFrame }
    return node.children.dropFirst().reduce(frame(of: first)) { $0.union(frame(of: $1)) }
  }

  // MARK: Text

  static func text(_ nodes: [Node], depth: Int = 0) -> String {
    nodes.map { node in
      String(repeating: "  ", count: depth) + line(node.object) + "\n"
        + text(node.children, depth: depth + 1)
    }.joined()
  }

  private static func line(_ object: UIResponder) -> String {
    var parts = [object.accessibilityLabel.map { "\"\($0)\"" } ?? "(no label)"]
    if let value = object.accessibilityValue, !value.isEmpty { parts.append("value \"\(value)\"") }
    if let hint = object.accessibilityHint, !hint.isEmpty { parts.append("hint \"\(hint)\"") }
    let names = object.accessibilityTraits.names
    if !names.isEmpty { parts.append(names.joined(separator: " ")) }
    let identifier =
      (object as? UIView)?.accessibilityIdentifier
      ?? (object as? UIAccessibilityElement)?.accessibilityIdentifier
    if let identifier { parts.append("#\(identifier)") }
    if let actions = object.accessibilityCustomActions, !actions.isEmpty {
      parts.append("actions " + actions.map { "\"\($0.name)\"" }.joined(separator: " "))
    }
    return parts.joined(separator: ", ")
  }
}

extension UIView {
  /// The elements of the view and below it, in the order they are gone through.
  public var accessibilityElementsInOrder: [NSObject] {
    AccessibilityTree.nodes(for: self).flatMap { AccessibilityTree.flattened($0) }
  }

  /// The tree of elements as text, one a line, for tests: label, value, hint, traits, identifier, actions.
  public var accessibilityTreeDescription: String {
    AccessibilityTree.text(AccessibilityTree.nodes(for: self))
  }
}
