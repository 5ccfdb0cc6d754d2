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
  private let found: [UnsatisfiableConstraints]
  /// What the engine calls an item, and what a reader of the document calls it.
  private let names: [(engine: String, document: String)]

  /// Lays a scene out and takes note of its conflicts.
  public init(_ instance: InterfaceSceneInstance) {
    self.instance = instance
    var found: [UnsatisfiableConstraints] = []
    let handler = UIView.unsatisfiableConstraintsHandler
    UIView.unsatisfiableConstraintsHandler = { found.append($0) }
    instance.layout()
    UIView.unsatisfiableConstraintsHandler = handler
    self.found = found
    engine = instance.rootView.layoutEngine
    var names: [(engine: String, document: String)] = []
    for id in instance.identifiers {
      guard let view = instance.viewsByID[id] else { continue }
      names.append((view.layoutName, "\(type(of: view)) \(id)"))
      for guide in view.layoutGuides { names.append((guide.layoutName, "a guide of \(id)")) }
    }
    // A name that contains another is replaced before it.
    self.names = names.sorted { $0.engine.count > $1.engine.count }
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
    let ids = constraintIdentifiers
    func line(_ constraint: NSLayoutConstraint) -> String {
      let id = ids[ObjectIdentifier(constraint)].map { "\($0): " } ?? ""
      return id + named(constraint.description)
    }
    return found.map { conflict in
      var lines = ["conflict: these cannot hold together"]
      lines += conflict.exclusive.map { "  " + line($0) }
      if let broken = conflict.broken { lines.append("  given up: \(line(broken))") }
      return lines.joined(separator: "\n") + "\n"
    }.joined()
  }

  private var constraintIdentifiers: [ObjectIdentifier: String] {
    Dictionary(
      instance.constraintsByID.map { (ObjectIdentifier($0.value), $0.key) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The views with numbers that nothing determines; `no ambiguity` for none.
  public var ambiguities: String {
    let lines = instance.identifiers.compactMap { id -> String? in
      guard let view = instance.viewsByID[id], let engine, engine.contains(view),
        engine.hasAmbiguousLayout(view)
      else { return nil }
      return "\(type(of: view)) \(id) is ambiguous\n"
    }
    return lines.isEmpty ? "no ambiguity\n" : lines.joined()
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
  private func named(_ text: String) -> String {
    var text = text
    for name in names where text.contains(name.engine) {
      text = text.replacingOccurrences(of: name.engine, with: name.document)
    }
    // What is left are guides of the system, which are told by their name or kind rather than their
    // place in memory.
    return text.replacing(#/(\w+):0x[0-9a-f]+(?:'([\w-]+)')?/#) { match in
      String(match.2 ?? match.1)
    }
  }
}
