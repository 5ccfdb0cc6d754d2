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
  /// - Complexity: up to eight trial edits for each view.
  init(_ instance: InterfaceSceneInstance) {
    guard let engine = instance.rootView.layoutEngine else { return }
    var openByIndex: [Int: Set<LayoutAttribute>] = [:]
    for (index, description) in instance.hierarchy.views.enumerated() {
      let isArrangedAway = description.role == .arranged && description.isHidden
      guard description.usesAutoLayout, !isArrangedAway,
        let view = instance.viewsByID[description.id], engine.contains(view)
      else { continue }
      let open = Set(engine.ambiguousAttributes(of: view))
      openByIndex[index] = open
      var told = open
      let around = description.parent.flatMap { openByIndex[$0] } ?? []
      let isSizedLater =
        description.kind == "view" && description.customClass != nil
        || description.kind == "imageView" && description.imageName == nil
      for (origin, extent) in [(LayoutAttribute.left, LayoutAttribute.width), (.top, .height)] {
        if around.contains(extent) || (isSizedLater && open.contains(extent)) {
          told.subtract([origin, extent])
        }
      }
      guard !told.isEmpty else { continue }
      let words = [
        (LayoutAttribute.left, "x position"), (.top, "y position"), (.width, "width"),
        (.height, "height"),
      ].filter { told.contains($0.0) }.map(\.1)
      attributes[description.id] = words
      inOrder.append((description.id, words))
    }
  }
}
