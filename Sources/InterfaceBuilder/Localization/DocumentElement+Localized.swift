extension DocumentElement {
  /// The tree with the texts that `table` translates in place of its own.
  ///
  /// - Complexity: O(elements + entries).
  func localized(by table: StringsTable) -> DocumentElement {
    var texts: [String: [(key: String, text: String)]] = [:]
    for (name, text) in table.entries {
      guard let dot = name.firstIndex(of: ".") else { continue }
      texts[String(name[..<dot]), default: []].append(
        (String(name[name.index(after: dot)...]), text))
    }
    return texts.isEmpty ? self : localized(texts)
  }

  private func localized(_ texts: [String: [(key: String, text: String)]]) -> DocumentElement {
    let inner = children.map { $0.localized(texts) }
    let result = inner.elementsEqual(children, by: ===) ? self : replacing(children: inner)
    guard let own = id.flatMap({ texts[$0] }) else { return result }
    // Sorted, so that nothing depends on the order of a dictionary.
    return own.sorted { $0.key < $1.key }.reduce(result) { $0.setting($1.key, to: $1.text) }
  }

  /// The element with one text replaced, by the name that tables of strings have for it.
  private func setting(_ key: String, to text: String) -> DocumentElement {
    for state in ["normal", "selected", "highlighted", "disabled"] where key == "\(state)Title" {
      return replacingChild({ $0.key == state }, by: { $0.setting("title", to: text) })
    }
    if key.hasPrefix("configuration.") {
      let rest = String(key.dropFirst("configuration.".count))
      return replacingChild({ $0.key == "configuration" }, by: { $0.setting(rest, to: text) })
    }
    if key.hasPrefix("segmentTitles["), key.hasSuffix("]") {
      guard let index = Int(key.dropFirst("segmentTitles[".count).dropLast()) else { return self }
      return replacingChild(
        { $0.name == "segments" },
        by: { segments in
          guard segments.children.indices.contains(index) else { return segments }
          var children = segments.children
          children[index] = children[index].setting("title", to: text)
          return segments.replacing(children: children)
        })
    }
    // A text of several lines is a child with the key instead of an attribute.
    let hasChild = children.contains { $0.key == key && $0.name.lowercased().hasSuffix("string") }
    guard attributes[key] != nil || hasChild || Self.textKeys.contains(key) else { return self }
    var attributes = attributes
    attributes[key] = text
    return DocumentElement(
      name: name, attributes: attributes,
      children: children.filter {
        !($0.key == key && $0.name.lowercased().hasSuffix("string"))
          && !(key == "text" && $0.key == "attributedText")
      },
      text: self.text, line: line, column: column)
  }

  /// The texts that an object may have although the document gives it none.
  private static let textKeys: Set<String> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle",
  ]

  private func replacing(children: [DocumentElement]) -> DocumentElement {
    DocumentElement(
      name: name, attributes: attributes, children: children, text: text, line: line,
      column: column)
  }

  private func replacingChild(
    _ isMeant: (DocumentElement) -> Bool, by change: (DocumentElement) -> DocumentElement
  ) -> DocumentElement {
    guard let index = children.firstIndex(where: isMeant) else { return self }
    var children = children
    children[index] = change(children[index])
    return replacing(children: children)
  }
}
