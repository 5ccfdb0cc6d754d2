import InterfaceBuilder

/// Words for the views of a scene: `label "Hello" (abc-12-xyz)`.
struct SceneNames {
  private var words: [String: String] = [:]

  /// Names the views of a hierarchy.
  init(_ hierarchy: InterfaceHierarchy) {
    for view in hierarchy.views {
      var text = view.kind.reduce(into: "") { text, letter in
        text += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
      }
      if let name = Self.name(of: view) { text += " \"\(name)\"" }
      words[view.id] = "\(text) (\(view.id))"
    }
  }

  /// The words for a view.
  func words(_ id: String) -> String { words[id] ?? id }

  /// The words by which a view is known: the text it shows, the designer's label, or its class.
  private static func name(of view: InterfaceView) -> String? {
    let element = view.element
    let title = element?.child(key: "normal")?.attributes["title"]
    let names = [
      element?.string("text"), element?.child(key: "configuration")?.attributes["title"], title,
      element?.string("placeholder"), element?.string("userLabel"),
      view.customClass,
    ]
    guard let name = names.compactMap(\.self).first(where: { !$0.isEmpty }) else { return nil }
    let line = name.split(whereSeparator: \.isNewline).first.map(String.init) ?? name
    return line.count > 30 ? line.prefix(29) + "…" : line
  }
}
