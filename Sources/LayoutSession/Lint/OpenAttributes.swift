import AutoLayout
import InterfaceBuilder
import PortableUIKit

/// What the constraints of a laid-out scene leave open, by view.
@MainActor struct OpenAttributes {
  /// Words for the open attributes of each view that has any, by its identifier.
  private(set) var attributes: [String: [String]] = [:]
  /// The same, superviews before their subviews.
  private(set) var inOrder: [(id: String, attributes: [String])] = []

  /// Asks the engine about every view that constraints are to place.
  ///
  /// Left out is what follows from an open superview, and the size of views that may have a natural
  /// size only when the application runs: those of a class of the author's, and image views without an
  /// image.
  ///
  /// - Complexity: two trial layouts where nothing is open, and two for each set of views that are open together.
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
    var openByIndex: [Int: Set<LayoutAttribute>] = [:]
    for ((index, _), answer) in zip(asked, answers) {
      let description = instance.hierarchy.views[index]
      let open = Set(answer)
      openByIndex[index] = open
      let around = description.parent.flatMap { openByIndex[$0] } ?? []
      add(Self.told(open, of: description, around: around), of: description.id)
    }
  }

  /// What is open in this layout of a scene and in another one as well.
  func intersection(_ other: OpenAttributes) -> OpenAttributes {
    var result = self
    result.attributes = [:]
    result.inOrder = []
    for (id, words) in inOrder {
      let others = other.attributes[id] ?? []
      result.add(words.filter(others.contains), of: id)
    }
    return result
  }

  private mutating func add(_ words: [String], of id: String) {
    guard !words.isEmpty else { return }
    attributes[id] = words
    inOrder.append((id, words))
  }

  /// Words for what is told of a view.
  private static func told(
    _ open: Set<LayoutAttribute>, of description: InterfaceView, around: Set<LayoutAttribute>
  ) -> [String] {
    let isSizedLater =
      description.kind == "view" && description.customClass != nil
      || description.kind == "imageView" && description.imageName == nil
    var told = open
    for (origin, extent) in [(LayoutAttribute.left, LayoutAttribute.width), (.top, .height)] {
      if around.contains(extent) || (isSizedLater && open.contains(extent)) {
        told.subtract([origin, extent])
      }
    }
    return [
      (LayoutAttribute.left, "x position"), (.top, "y position"), (.width, "width"),
      (.height, "height"),
    ].filter { told.contains($0.0) }.map(\.1)
  }
}

extension DocumentSource {
  /// What the constraints of a scene leave open on the document's own canvas.
  ///
  /// The canvas is laid out twice: with the sizes of content that the document records, and with those that are
  /// measured. A recorded size may be one to which a view is stretched and not a natural one; a measured size may
  /// be off by what the fonts at hand differ from Apple's. What only one of them leaves open is not told.
  func openAttributes(
    of scene: InterfaceScene, asRecorded canvas: LaidOutScene
  ) throws(CommandFailure) -> OpenAttributes {
    let recorded = OpenAttributes(canvas.instance)
    guard !recorded.inOrder.isEmpty else { return recorded }
    return recorded.intersection(OpenAttributes(try layOut(scene, LayoutVariant()).instance))
  }
}
