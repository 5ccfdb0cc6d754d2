import AutoLayout
import CairoRenderer
import Foundation
import InterfaceBuilder
import LayoutReports
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
  private let members: DocumentMembers

  /// Lays a scene out and takes note of its conflicts.
  public init(_ instance: InterfaceSceneInstance) {
    self.instance = instance
    instance.nameViews { id, view in "\(type(of: view)) \(id)" }
    var found: [UnsatisfiableConstraints] = []
    Platform.withValue {
      $0.diagnostics.conflict = { found.append($0) }
    } operation: {
      instance.layout()
    }
    self.found = found
    engine = instance.rootView.layoutEngine
    members = DocumentMembers(instance)
    open = OpenAttributes(instance)
  }

  /// The identifiers of the scene's views, parents first.
  public var identifiers: [String] { instance.identifiers }

  /// A question that names the identifiers that a mistyped one may stand for; none where none is like it.
  public func question(for id: String) -> String? {
    Suggestion.question(for: id, among: identifiers)
  }

  /// The conflicts among required constraints, each with all its members, the system's too; `no conflicts`
  /// for none.
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
    found.map { ($0.conflict.members.map(members.line), members.line($0.conflict.broken)) }
  }

  /// The views with numbers that are open, and why, as ``LintCommand`` finds them; `no ambiguity` for none.
  public var ambiguities: String {
    let lines = ambiguousViews
    return lines.isEmpty ? "no ambiguity\n" : lines.map { $0 + "\n" }.joined()
  }

  /// A sentence for each cause of an open number of a view.
  var ambiguousViews: [String] {
    open.entries.flatMap { entry -> [String] in
      guard let view = instance.viewsByID[entry.id] else { return [] }
      return entry.text.sentences(view.layoutName)
    }
  }

  /// The chain of constraints that gives each of a view's four numbers; none for an unknown view.
  public func why(_ id: String) -> String? {
    guard let view = instance.viewsByID[id] else { return nil }
    guard let engine, engine.contains(view) else {
      let frame = view.frame
      return "\(view.layoutName) has the frame it was given: "
        + "\(NumberText.points(frame.minX)) \(NumberText.points(frame.minY)) "
        + "\(NumberText.points(frame.width)) \(NumberText.points(frame.height))\n"
    }
    var text = ""
    let rows = RowText(engine: engine, identifiers: members.identifiers)
    for (attribute, word) in [
      (LayoutAttribute.left, "x"), (.top, "y"), (.width, "width"), (.height, "height"),
    ] {
      let value = engine.value(of: attribute, of: view)
      let sum = engine.expression(of: attribute, of: view)
      text += "\(view.layoutName): \(word) is \(NumberText.points(value))"
      text += ValueShares(sum, names: rows).text
    }
    return text
  }
}

extension DocumentSource {
  /// Explains the scene as it is on the document's own canvas, with text measured in the fonts at hand.
  func explanation(of scene: InterfaceScene) throws(CommandFailure) -> DocumentExplanation {
    DocumentExplanation(
      try make(
        scene, InstantiationOptions(assets: assets, textMeasurer: PangoTextMeasurer.shared)))
  }
}
