import AutoLayout
import InterfaceBuilder
import PortableUIKit

/// What the constraints of a laid-out scene leave open, by view.
@MainActor struct OpenAttributes {
  /// Words for the open attributes of each view that has any, by its identifier.
  private(set) var attributes: [String: [String]] = [:]
  /// The same, superviews before their subviews.
  private(set) var inOrder: [(id: String, attributes: [String])] = []
  /// What is to be said about each view, in words about the view that is named.
  private(set) var findings: [(id: String, words: (_ view: String) -> String)] = []

  /// Asks the engine about every view that constraints are to place.
  ///
  /// Left out is what follows from an open superview, and the size of views that may have a natural
  /// size only when the application runs: those of a class of the author's, and image views without an
  /// image.
  ///
  /// - Complexity: up to twelve trial edits for each view, and all rows for what is open.
  init(_ instance: InterfaceSceneInstance) {
    guard let engine = instance.rootView.layoutEngine else { return }
    var openByIndex: [Int: Set<LayoutAmbiguity.Quantity>] = [:]
    let members = DocumentMembers(instance)
    for (index, description) in instance.hierarchy.views.enumerated() {
      let isArrangedAway = description.role == .arranged && description.isHidden
      guard description.usesAutoLayout, !isArrangedAway,
        let view = instance.viewsByID[description.id], engine.contains(view)
      else { continue }
      let ambiguities = engine.ambiguities(of: view)
      let open = Set(ambiguities.map(\.quantity))
      openByIndex[index] = open
      var told = open
      let around = description.parent.flatMap { openByIndex[$0] } ?? []
      let isSizedLater =
        description.kind == "view" && description.customClass != nil
        || description.kind == "imageView" && description.imageName == nil
      for (origin, extent) in [
        (LayoutAmbiguity.Quantity.x, LayoutAmbiguity.Quantity.width), (.y, .height),
      ] {
        if around.contains(extent) || (isSizedLater && open.contains(extent)) {
          told.subtract([origin, extent])
        }
      }
      guard !told.isEmpty else { continue }
      note(
        description.id,
        AmbiguityText(ambiguities.filter { told.contains($0.quantity) }, words: members.words))
    }
  }

  private mutating func note(_ id: String, _ text: AmbiguityText) {
    let words = (text.missing + text.ties.flatMap(\.quantities)).map(Self.word)
    if !words.isEmpty {
      attributes[id] = words
      inOrder.append((id, words))
    }
    if !text.missing.isEmpty {
      let list = text.missing.map(Self.word).joined(separator: ", ")
      findings.append((id, { "nothing determines the \(list) of \($0)" }))
    }
    for tie in text.ties {
      let list = tie.quantities.map(Self.word).joined(separator: ", ")
      let rules = AmbiguityText.list(tie.rules)
      findings.append((id, { "equal priorities contend for the \(list) of \($0): \(rules)" }))
    }
    if let content = text.contentWords { findings.append((id, { "\($0) has \(content)" })) }
  }

  private static func word(_ quantity: LayoutAmbiguity.Quantity) -> String {
    switch quantity {
    case .x: "x position"
    case .y: "y position"
    default: quantity.rawValue
    }
  }
}
