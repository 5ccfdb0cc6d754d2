/// An element of a document that is made rather than read: first its parts, then the whole.
struct MarkupNode {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var children: [MarkupNode] = []

  init(_ name: String, key: String? = nil, id: String? = nil) {
    self.name = name
    if let key { attributes.append(("key", key)) }
    if let id { attributes.append(("id", id)) }
  }

  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      attributes.removeAll { $0.name == name }
      if let newValue { attributes.append((name, newValue)) }
    }
  }

  /// Adds a list of elements, if there are any.
  mutating func add(_ list: String, _ children: [MarkupNode]) {
    guard !children.isEmpty else { return }
    var node = MarkupNode(list)
    node.children = children
    self.children.append(node)
  }

  /// The element of a document.
  ///
  /// - Complexity: O(elements below). The depth is bounded by whoever makes the nodes.
  var element: DocumentElement {
    var list = ElementAttributes(capacity: attributes.count)
    for attribute in attributes where list[attribute.name] == nil {
      list[attribute.name] = attribute.value
    }
    return DocumentElement(
      name: name, attributes: list, children: children.map(\.element), text: "", line: 0, column: 0)
  }
}

extension MarkupNode {
  /// A number as documents write it.
  static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) <= DocumentElement.largestLength else { return "0" }
    return number == number.rounded() ? String(Int(number)) : String(number)
  }

  /// A rectangle that plays a role.
  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MarkupNode {
    var node = MarkupNode("rect", key: "frame")
    for (name, value) in [("x", x), ("y", y), ("width", width), ("height", height)] {
      node[name] = text(value)
    }
    return node
  }
}
