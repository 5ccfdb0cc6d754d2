extension CALayer {
  /// The layers below this one in the tree, back to front.
  ///
  /// A layer that was added lies in front of the subview it was added in front of, wherever that goes;
  /// where that is gone, at the back.
  var arrangedSublayers: [CALayer] {
    if let modelLayer { return modelLayer.arrangedSublayers.compactMap { $0.presentation() } }
    let subviews = view?.links.subviews ?? []
    if addedSublayers.isEmpty { return subviews.map(\.layer) }
    var layers = addedSublayers.filter { entry in
      !subviews.contains { $0 === entry.subviewBelow }
    }.map(\.layer)
    for subview in subviews {
      layers.append(subview.layer)
      for entry in addedSublayers where entry.subviewBelow === subview {
        layers.append(entry.layer)
      }
    }
    return layers
  }

  /// Adds `layer` so that it is at `index`, clamped to the valid range, among all sublayers without it.
  func insert(_ layer: CALayer, at index: Int) {
    guard !isBelow(layer) else { return CALayer.raiseCycle(self) }
    layer.leave()
    layer.maskedLayer?.mask = nil
    let siblings = arrangedSublayers
    let place = max(0, min(index, siblings.count))
    let below = siblings[..<place]
    let position = below.count { $0.addedTo === self }
    addedSublayers.insert(
      AddedSublayer(layer: layer, subviewBelow: below.last { $0.addedTo !== self }?.view),
      at: position)
    layer.addedTo = self
    layer.arrival = CATransaction.turn
    noteChange()
    layer.listMarkedInSubtree()
    window?.scheduleTurn()
    layer.note(event: kCAOnOrderIn)
    note(event: "sublayers")
  }

  static func raiseCycle(_ layer: CALayer) {
    UIKitException.raise(
      UIKitException(
        name: "CALayerInvalid",
        reason: "layer \(layer) is a part of cycle in its layer tree"))
  }

  /// Makes `layers` the layers of no view that were added here; those of subviews stay.
  func replaceSublayers(with layers: [CALayer]) {
    for entry in addedSublayers where !layers.contains(entry.layer) { entry.layer.leave() }
    for layer in layers where layer.view == nil { addSublayer(layer) }
  }

  func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int) {
    let siblings = arrangedSublayers.filter { $0 !== layer }
    guard let index = siblings.firstIndex(where: { $0 === sibling }) else {
      return insert(layer, at: offset == 0 ? 0 : siblings.count)
    }
    insert(layer, at: index + offset)
  }

  /// Layers of no view that lie in front of one subview lie in front of another from now on, which was put
  /// directly above it.
  func moveAddedSublayers(from subview: UIView, to other: UIView) {
    for index in addedSublayers.indices where addedSublayers[index].subviewBelow === subview {
      addedSublayers[index].subviewBelow = other
    }
  }

  func leave() {
    guard let above = addedTo else { return }
    note(event: kCAOnOrderOut)
    above.addedSublayers.removeAll { $0.layer === self }
    above.noteChange()
    addedTo = nil
    above.note(event: "sublayers")
  }

  func isBelow(_ layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let candidate = current {
      if candidate === layer { return true }
      current = candidate.superlayer
    }
    return false
  }
}
