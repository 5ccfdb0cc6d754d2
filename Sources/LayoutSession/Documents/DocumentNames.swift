import InterfaceBuilder

/// Names for the views and constraints of a document that can be typed: the outlet's where one is
/// connected, else the designer's label, else the identifier with its hyphens made underscores.
struct DocumentNames {
  /// By the place of the view in the hierarchy; the root has its own name.
  private(set) var views: [String] = []
  /// By the constraint's identifier in the document; only those with a name of their own.
  private(set) var constraints: [String: String] = [:]

  private var taken: Set<String>

  /// Words that would be read as something else where a name stands.
  private static let reserved: Set<String> = ["in", "as", "when", "at", "to", "scene", "size"]

  /// Names the elements of a hierarchy.
  ///
  /// - Parameters:
  ///   - root: The name of the root; made from the document like the others if none.
  ///   - taken: Names that stand for something else already.
  init(
    of hierarchy: InterfaceHierarchy, outlets: [InterfaceConnection], root: String?,
    taken: Set<String>
  ) {
    self.taken = taken
    var properties: [String: String] = [:]
    for connection in outlets {
      guard case .outlet(let property) = connection.kind, let id = connection.destination,
        property != "view", properties[id] == nil
      else { continue }
      properties[id] = property
    }
    for (index, view) in hierarchy.views.enumerated() {
      if index == 0, let root {
        views.append(root)
        continue
      }
      let label = view.element?.string("userLabel")
      views.append(fresh(properties[view.id] ?? label ?? view.id, or: view.id))
    }
    for constraint in hierarchy.constraints {
      guard let name = properties[constraint.id] ?? constraint.identifier else { continue }
      constraints[constraint.id] = fresh(name, or: constraint.id)
    }
  }

  /// `name` as a word that nothing else is called.
  private mutating func fresh(_ name: String, or id: String) -> String {
    var word = Self.word(name) ?? Self.word(id) ?? "view"
    if Self.reserved.contains(word) || Vocabulary.all.contains(word) { word += "View" }
    var number = 2
    let base = word
    while !taken.insert(word).inserted {
      word = "\(base)_\(number)"
      number += 1
    }
    return word
  }

  /// A name with underscores for the characters that no name may hold; none if nothing is left.
  private static func word(_ name: String) -> String? {
    var word = ""
    for character in name.prefix(StatementParser.nameLimit - 20) {
      word.append(Tokenizer.isWordPart(character) ? character : "_")
    }
    while word.last == "_" { word.removeLast() }
    guard let first = word.first(where: { $0 != "_" }) else { return nil }
    return first.isNumber ? "v\(word)" : word
  }
}
