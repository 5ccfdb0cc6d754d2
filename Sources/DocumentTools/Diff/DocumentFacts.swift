import InterfaceBuilder

/// The invisible facts of a view or controller in a document: where it leads, what it sends, how it is read aloud, and
/// the attributes of its text.
enum DocumentFacts {
  /// The facts of a view.
  static func facts(of view: InterfaceView) -> [SceneSnapshot.Fact] {
    connections(view.connections) + accessibility(view.element?.element)
      + textAttributes(view.element?.element)
  }

  /// The facts of the controller of a scene.
  static func facts(of controller: InterfaceController?) -> [SceneSnapshot.Fact] {
    guard let controller else { return [] }
    return connections(controller.connections)
  }

  /// Segues, actions and outlets, each named by its kind and its destination.
  private static func connections(_ connections: [InterfaceConnection]) -> [SceneSnapshot.Fact] {
    var counts: [String: Int] = [:]
    return connections.map { connection in
      let target = connection.destination ?? "nothing"
      let (name, value): (String, String) =
        switch connection.kind {
        case .segue(let kind, let relationship, let identifier):
          (
            "segue" + (identifier.map { " \"\($0)\"" } ?? relationship.map { " \($0)" } ?? ""),
            "\(kind) to \(target)"
          )
        case .action(let selector, let event):
          ("action \(selector)", "to \(target)" + (event.map { " on \($0)" } ?? ""))
        case .outlet(let property): ("outlet \(property)", "to \(target)")
        case .outletCollection(let property): ("outlet collection \(property)", "to \(target)")
        case .other(let name): (name, "to \(target)")
        }
      // Several of one name are told apart by their number.
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return SceneSnapshot.Fact(count == 1 ? name : "\(name) (\(count))", value)
    }
  }

  private static func accessibility(_ element: DocumentElement?) -> [SceneSnapshot.Fact] {
    guard let element = element?.child("accessibility") else { return [] }
    var facts = element.attributes.filter { $0.key != "key" }.sorted { $0.key < $1.key }
      .map { SceneSnapshot.Fact("accessibility \($0.key)", "\"\($0.value)\"") }
    for child in element.children {
      let values = child.attributes.filter { $0.key != "key" }.sorted { $0.key < $1.key }
        .map { $0.value == "YES" ? $0.key : "\($0.key) \($0.value)" }
      facts.append(
        SceneSnapshot.Fact(
          "accessibility \(child.key ?? child.name)", values.joined(separator: ", ")))
    }
    return facts
  }

  private static func textAttributes(_ element: DocumentElement?) -> [SceneSnapshot.Fact] {
    guard let text = element?.child(key: "attributedText") else { return [] }
    return text.children.filter { $0.name == "fragment" }.enumerated().map { index, fragment in
      let attributes = fragment.list("attributes").map { attribute in
        let values = attribute.attributes.filter { $0.key != "key" }.sorted { $0.key < $1.key }
        return ([attribute.key ?? attribute.name] + values.map { "\($0.key) \($0.value)" })
          .joined(separator: " ")
      }
      return SceneSnapshot.Fact(
        "text attributes \(index + 1)", attributes.joined(separator: ", "))
    }
  }
}
