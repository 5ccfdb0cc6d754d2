import AutoLayout
import InterfaceBuilder
import LayoutReports
import PortableUIKit

/// The attributes that the constraints of a laid-out scene leave open, by view.
@MainActor struct OpenAttributes {
  /// The open attributes of one view.
  struct Entry {
    let id: String
    var ambiguities: [LayoutAmbiguity]
    /// The rules of the scene in words.
    let members: DocumentMembers

    @MainActor var text: AmbiguityText { AmbiguityText(ambiguities, words: members.words) }
  }

  /// The views of which something is open, superviews before their subviews.
  private(set) var entries: [Entry] = []
  /// Words for the open attributes of each view that has any, superviews before their subviews.
  private(set) var inOrder: [(id: String, attributes: [String])] = []
  /// The same by the views' identifiers.
  private(set) var attributes: [String: [String]] = [:]

  /// Asks the engine about every view that constraints are to place.
  ///
  /// It leaves out attributes that are open because of an open superview, and the size of views that may have a natural
  /// size only when the application runs: those of a class of the author's, and image views without an image.
  ///
  /// - Complexity: two trial layouts if nothing is open, and two for each set of views that are open together; for each
  ///   open view up to twelve trial edits and all rows.
  init(_ instance: InterfaceSceneInstance) {
    guard let engine = instance.rootView.layoutEngine else { return }
    var asked: [(index: Int, view: UIView)] = []
    for (index, description) in instance.hierarchy.views.enumerated() {
      let isArrangedAway = description.role == .arranged && description.isHidden
      guard description.usesAutoLayout, !isArrangedAway,
        let view = instance.viewsByID[description.id], engine.contains(view)
      else { continue }
      asked.append((index, view))
    }
    let answers = engine.openAttributes(of: asked.map(\.view))
    let members = DocumentMembers(instance)
    var openByIndex: [Int: Set<LayoutAmbiguity.Quantity>] = [:]
    for ((index, view), answer) in zip(asked, answers) {
      guard !answer.isEmpty || engine.hasAmbiguousContent(view) else { continue }
      let description = instance.hierarchy.views[index]
      let ambiguities = engine.ambiguities(of: view)
      let open = Set(ambiguities.map(\.quantity))
      openByIndex[index] = open
      let around = description.parent.flatMap { openByIndex[$0] } ?? []
      let told = Self.told(open, of: description, around: around)
      add(
        Entry(
          id: description.id, ambiguities: ambiguities.filter { told.contains($0.quantity) },
          members: members))
    }
  }

  /// The same without what the designer has told Interface Builder not to verify: `off` silences a view, `ignoreSizes` its
  /// sizes.
  func silenced(by checks: [String: String]) -> OpenAttributes {
    guard entries.contains(where: { checks[$0.id] != nil }) else { return self }
    var told = OpenAttributes()
    for entry in entries {
      var entry = entry
      switch checks[entry.id] {
      case "off": continue
      case "ignoreSizes":
        entry.ambiguities.removeAll { $0.quantity == .width || $0.quantity == .height }
      default: break
      }
      told.add(entry)
    }
    return told
  }

  private init() {}

  private mutating func add(_ entry: Entry) {
    guard !entry.ambiguities.isEmpty else { return }
    entries.append(entry)
    let text = entry.text
    let words = (text.missing + text.ties.flatMap(\.quantities)).map(Self.word)
    guard !words.isEmpty else { return }
    inOrder.append((entry.id, words))
    attributes[entry.id] = words
  }

  /// The open quantities that are told of a view.
  private static func told(
    _ open: Set<LayoutAmbiguity.Quantity>, of description: InterfaceView,
    around: Set<LayoutAmbiguity.Quantity>
  ) -> Set<LayoutAmbiguity.Quantity> {
    let isSizedLater =
      description.kind == "view" && description.customClass != nil
      || description.kind == "imageView" && description.imageName == nil
    var told = open
    // These know what they scroll from their rows and items.
    if description.kind == "tableView" || description.kind == "collectionView" {
      told.subtract([.contentWidth, .contentHeight])
    }
    for (origin, extent) in [
      (LayoutAmbiguity.Quantity.x, LayoutAmbiguity.Quantity.width), (.y, .height),
    ] {
      if around.contains(extent) || (isSizedLater && open.contains(extent)) {
        told.subtract([origin, extent])
      }
    }
    return told
  }
}

extension OpenAttributes {
  /// The findings about each view, in words about the view that is named.
  var findings: [(id: String, words: (_ view: String) -> String)] {
    entries.flatMap { entry in
      let text = entry.text
      var findings: [(id: String, words: (_ view: String) -> String)] = []
      if !text.missing.isEmpty {
        let list = text.missing.map(Self.word).joined(separator: ", ")
        findings.append((entry.id, { "nothing determines the \(list) of \($0)" }))
      }
      for tie in text.ties {
        let list = tie.quantities.map(Self.word).joined(separator: ", ")
        let rules = AmbiguityText.list(tie.rules)
        findings.append(
          (entry.id, { "equal priorities contend for the \(list) of \($0): \(rules)" }))
      }
      if let content = text.contentWords { findings.append((entry.id, { "\($0) has \(content)" })) }
      return findings
    }
  }

  private static func word(_ quantity: LayoutAmbiguity.Quantity) -> String {
    switch quantity {
    case .x: "x position"
    case .y: "y position"
    default: quantity.rawValue
    }
  }
}

extension DocumentSource {
  /// The attributes that the constraints of a scene leave open on the document's own canvas, with the natural sizes of
  /// its content: a recorded size may be one to which a view is stretched.
  func openAttributes(of scene: InterfaceScene) throws(CommandFailure) -> OpenAttributes {
    OpenAttributes(try layOut(scene, LayoutVariant()).instance)
  }
}
