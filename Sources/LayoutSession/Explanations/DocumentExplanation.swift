import AutoLayout
import Foundation
import InterfaceBuilder
import PortableUIKit

/// Why the views of a document's scene lie where they lie.
///
/// The scene is laid out when the explanation is made; texts name views by class and by their
/// identifier in the document.
@MainActor public struct DocumentExplanation {
  private let instance: InterfaceSceneInstance
  private let engine: LayoutEngine?
  private let open: OpenAttributes
  private let found: [UnsatisfiableConstraints]
  /// What a reader of the document calls an item, by what the engine calls it, where that is a word.
  private var names: [String: String] = [:]
  /// The same for engine's names that are no words, longer ones first: one that contains another is replaced
  /// before it.
  private var oddNames: [(engine: String, document: String)] = []

  /// Lays a scene out and takes note of its conflicts.
  public init(_ instance: InterfaceSceneInstance) {
    self.init(instance, open: nil)
  }

  /// - Parameter open: What is left open; nil for what this layout leaves open.
  init(_ instance: InterfaceSceneInstance, open: OpenAttributes?) {
    self.instance = instance
    var found: [UnsatisfiableConstraints] = []
    let handler = UIView.unsatisfiableConstraintsHandler
    UIView.unsatisfiableConstraintsHandler = { found.append($0) }
    instance.layout()
    UIView.unsatisfiableConstraintsHandler = handler
    self.found = found
    engine = instance.rootView.layoutEngine
    self.open = open ?? OpenAttributes(instance)
    for id in instance.identifiers {
      guard let view = instance.viewsByID[id] else { continue }
      name(view.layoutName, "\(type(of: view)) \(id)")
      for guide in view.layoutGuides { name(guide.layoutName, "a guide of \(id)") }
    }
    oddNames.sort { $0.engine.count > $1.engine.count }
  }

  private mutating func name(_ engine: String, _ document: String) {
    if engine.allSatisfy(Self.isOfWord) {
      names[engine] = document
    } else {
      oddNames.append((engine, document))
    }
  }

  /// Whether a name that consists of such characters alone is a word of a text.
  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
      || character == ":"
  }

  /// The identifiers of the scene's views, parents first.
  public var identifiers: [String] { instance.identifiers }

  /// A question that names the identifiers that a mistyped one may stand for; none where none is like it.
  public func question(for id: String) -> String? {
    Suggestion.question(for: id, among: identifiers)
  }

  /// The conflicts among required constraints, each with its members; `no conflicts` for none.
  public var conflicts: String {
    guard !found.isEmpty else { return "no conflicts\n" }
    return conflictMembers.map { conflict in
      var lines = ["conflict: these cannot hold together"]
      lines += conflict.members.map { "  " + $0 }
      if let broken = conflict.givenUp { lines.append("  given up: \(broken)") }
      return lines.joined(separator: "\n") + "\n"
    }.joined()
  }

  /// The members of each conflict, and which of them was given up.
  var conflictMembers: [(members: [String], givenUp: String?)] {
    let ids = constraintIdentifiers
    func line(_ constraint: NSLayoutConstraint) -> String {
      let id = ids[ObjectIdentifier(constraint)].map { "\($0): " } ?? ""
      return id + named(constraint.description)
    }
    return found.map { ($0.exclusive.map(line), $0.broken.map(line)) }
  }

  private var constraintIdentifiers: [ObjectIdentifier: String] {
    Dictionary(
      instance.constraintsByID.map { (ObjectIdentifier($0.value), $0.key) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The views with numbers that nothing determines, as ``LintCommand`` finds them; `no ambiguity` for none.
  public var ambiguities: String {
    let lines = ambiguousViews
    return lines.isEmpty ? "no ambiguity\n" : lines.map { $0 + "\n" }.joined()
  }

  /// A sentence for each view with numbers that nothing determines.
  var ambiguousViews: [String] {
    open.inOrder.compactMap { id, attributes -> String? in
      guard let view = instance.viewsByID[id] else { return nil }
      return "\(type(of: view)) \(id) is ambiguous: nothing determines its "
        + attributes.joined(separator: ", ")
    }
  }

  /// The chain of constraints that gives each of a view's four numbers; none for an unknown view.
  public func why(_ id: String) -> String? {
    guard let view = instance.viewsByID[id] else { return nil }
    guard let engine, engine.contains(view) else {
      let frame = view.frame
      return "\(type(of: view)) \(id) has the frame it was given: "
        + "\(NumberText.points(frame.minX)) \(NumberText.points(frame.minY)) "
        + "\(NumberText.points(frame.width)) \(NumberText.points(frame.height))\n"
    }
    var text = ""
    let rows = RowText(engine: engine, identifiers: constraintIdentifiers)
    for (attribute, word) in [
      (LayoutAttribute.left, "x"), (.top, "y"), (.width, "width"), (.height, "height"),
    ] {
      let value = engine.value(of: attribute, of: view)
      let sum = engine.expression(of: attribute, of: view)
      text += "\(type(of: view)) \(id): \(word) is \(NumberText.points(value))"
      text += named(ValueShares(sum, names: rows).text)
    }
    return text
  }

  /// `text` with the engine's names replaced by the document's.
  ///
  /// - Complexity: O(text), and for each odd name as well.
  private func named(_ text: String) -> String {
    var text = text
    for name in oddNames where text.contains(name.engine) {
      text = text.replacingOccurrences(of: name.engine, with: name.document)
    }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: Self.isOfWord) {
      result += rest[..<start]
      let word = rest[start...].prefix(while: Self.isOfWord)
      result += names[String(word)] ?? String(word)
      rest = rest[word.endIndex...]
    }
    // What is left are guides of the system, which are told by their name or kind rather than their
    // place in memory.
    return (result + rest).replacing(#/(\w+):0x[0-9a-f]+(?:'([\w-]+)')?/#) { match in
      String(match.2 ?? match.1)
    }
  }
}
