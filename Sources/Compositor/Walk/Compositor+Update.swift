import Drawing
import Foundation

extension Compositor {
  /// Brings a record up to date and adds the changed parts of the picture to the damage.
  ///
  /// - Parameters:
  ///   - toDevice: the coordinates of the layer above to pixels of the picture.
  ///   - above: the record of the layer above; nil for the root, whose place is of no matter.
  ///   - isDamaging: false where everything that the layer above reaches is painted again anyway.
  func update(
    _ record: LayerRecord, _ node: any LayerNode, below above: LayerRecord?,
    toDevice: CGAffineTransform, isDamaging: Bool
  ) {
    let isAnimated = tree == .presentation && node.isAnimated
    if isAnimated { animated.append(node) }
    guard record.time == 0 || node.changes.subtree > record.time || isAnimated else { return }
    work.layersVisited += 1
    let time = record.time
    defer { record.time = LayerChanges.now }
    if time == 0 || node.changes.own > time || isAnimated {
      if isDamaging { damage.add(record.extentAbove, toDevice) }
      read(record, node, below: above)
      updateBelow(record, node, toDevice: toDevice, isDamaging: false, isOwn: true)
      record.shapeTime = LayerChanges.now
      record.measure()
      if isDamaging { damage.add(record.extentAbove, toDevice) }
      return
    }
    // A layer that throws a shadow, is rasterised or seen in perspective is seen beyond the place of the
    // change.
    let isWhole =
      record.values.shouldRasterize || record.isPerspective || record.hasDepth
      || record.paintsShadow && record.values.shadowPath == nil
    if isWhole, isDamaging { damage.add(record.extentAbove, toDevice) }
    let inner = isDamaging && !isWhole
    if node.changes.content > time { updateContents(record, node, since: time, toDevice, inner) }
    updateBelow(record, node, toDevice: toDevice, isDamaging: inner, isOwn: false)
    record.shapeTime = LayerChanges.now
    record.raster = nil
    record.plane = nil
    record.measure()
    // Where planes began to be sorted, all of them are laid down in another way.
    if isWhole || record.hasDepth, isDamaging { damage.add(record.extentAbove, toDevice) }
  }

  /// Takes the node's values, contents and place.
  private func read(_ record: LayerRecord, _ node: any LayerNode, below above: LayerRecord?) {
    record.values = node.values(in: tree)
    // The root was asked for, hidden or not.
    record.isShown = above == nil || (!record.values.isHidden && record.values.opacity > 0)
    record.raster = nil
    record.plane = nil
    record.place(below: above, isFlattened: ignoresDepth)
    readContents(record, node)
  }

  private func readContents(_ record: LayerRecord, _ node: any LayerNode) {
    record.contents = record.isShown ? node.contents(in: tree) : .none
    switch record.contents {
    case .none, .vectors: record.placement = nil
    case .image(let image):
      let scale = max(record.values.contentsScale, 1e-6)
      record.placement = ContentPlacement(
        of: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale),
        in: record.values)
    case .drawn(let store):
      record.placement = ContentPlacement(of: store.size, in: record.values)
    case .tiled:
      let bounds = record.values.bounds
      record.placement =
        bounds.isEmpty ? nil : ContentPlacement(whole: bounds.size, at: bounds.origin)
    }
  }

  private func updateContents(
    _ record: LayerRecord, _ node: any LayerNode, since time: UInt64,
    _ toDevice: CGAffineTransform, _ isDamaging: Bool
  ) {
    let former = record.placement
    readContents(record, node)
    guard isDamaging else { return }
    let changes = node.changes
    let map = record.matrix.concatenating(toDevice)
    let isPart =
      changes.contentBefore <= time && former == record.placement
      && record.placement?.parts.count == 1 && record.placement?.rect == record.values.bounds
    if isPart, record.contents.isDrawn(for: record.values.bounds.size) {
      damage.add(changes.contentRect.meeting(record.values.bounds), map)
    } else {
      damage.add(former?.rect ?? .null, map)
      damage.add(record.placement?.rect ?? .null, map)
    }
  }

  /// Brings the records of the sublayers and the mask up to date.
  ///
  /// - Parameter isOwn: whether the layer itself changed, so that sublayers may have come or gone.
  private func updateBelow(
    _ record: LayerRecord, _ node: any LayerNode, toDevice: CGAffineTransform, isDamaging: Bool,
    isOwn: Bool
  ) {
    let map = record.matrix.concatenating(toDevice)
    if isOwn, record.isShown {
      takeNodes(record, node)
    } else if isOwn {
      (record.children, record.mask) = ([], nil)
    }
    for child in record.children {
      guard let below = child.node else { continue }
      update(child, below, below: record, toDevice: map, isDamaging: isDamaging)
      // The layer above may map its sublayers in another way now.
      if isOwn { child.place(below: record, isFlattened: ignoresDepth) }
    }
    if let mask = record.mask, let below = mask.node {
      update(mask, below, below: record, toDevice: map, isDamaging: isDamaging)
      if isOwn { mask.place(below: record, isFlattened: ignoresDepth) }
    }
    record.sortChildren()
  }

  /// Takes records for the sublayers that are there now, those that were known before and new ones.
  private func takeNodes(_ record: LayerRecord, _ node: any LayerNode) {
    var known: [ObjectIdentifier: LayerRecord] = [:]
    for child in record.children {
      if let below = child.node { known[ObjectIdentifier(below)] = child }
    }
    record.children = node.nodes.map { known[ObjectIdentifier($0)] ?? LayerRecord(of: $0) }
    for (index, child) in record.children.enumerated() { child.index = index }
    let mask = node.maskNode
    if record.mask?.node !== mask || mask == nil { record.mask = mask.map { LayerRecord(of: $0) } }
  }
}

extension LayerContents {
  /// Whether the drawing lies in bounds of a size as it was drawn.
  @MainActor fileprivate func isDrawn(for size: CGSize) -> Bool {
    switch self {
    case .none, .image, .vectors: false
    case .drawn(let store): store.size == size
    case .tiled: true
    }
  }
}

extension LayerRecord {
  /// Takes the way to the layer above from the values.
  ///
  /// - Parameter isFlattened: whether depth and perspective are left out of account.
  func place(below above: LayerRecord?, isFlattened: Bool) {
    isFlipped = values.isGeometryFlipped != (above?.isFlipped ?? false)
    guard let above else {
      (matrix, space) = (.identity, .identity)
      return
    }
    let isPlain = values.transform.isAffine && above.values.sublayerTransform.isAffine
    if isPlain || isFlattened {
      matrix = values.placement(below: above.values)
      if above.isFlipped {
        matrix = values.flip.concatenating(matrix).concatenating(above.values.flip)
      }
      space = CATransform3D(matrix)
      space.m43 = isFlattened ? 0 : values.zPosition - values.anchorPointZ
      return
    }
    space = values.spacePlacement(below: above.values)
    if above.isFlipped {
      space = CATransform3D(values.flip).concatenating(space)
        .concatenating(CATransform3D(above.values.flip))
    }
    // A plane that lies behind the viewer, or edge on, is not seen.
    matrix = PlaneMap(space).affine ?? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Puts the sublayers into the order in which they are painted: by depth, and as they were added within
  /// one depth (E.5).
  func sortChildren() {
    hasDepth = children.contains { child in
      child.isShown && (child.values.keepsDepth || !PlaneMap(child.space).isFlat)
    }
    children.sort { ($0.values.zPosition, $0.index) < ($1.values.zPosition, $1.index) }
  }
}

extension Damage {
  mutating func add(_ rect: CGRect, _ map: CGAffineTransform) {
    guard !rect.isNull else { return }
    let device = rect.applying(map)
    // Pixels that are resampled reach into their neighbours.
    let isExact = map.b == 0 && map.c == 0
    add(isExact ? device : device.insetBy(dx: -1, dy: -1))
  }
}

extension LayerValues {
  /// The layer's own coordinates to those of the layer above, which has the values `above`.
  func placement(below above: LayerValues) -> CGAffineTransform {
    let anchor = anchorPlace
    let transform = transform.affinePart
    let matrix =
      transform.isIdentity
      ? CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
      : CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    let sublayerTransform = above.sublayerTransform.affinePart
    guard !sublayerTransform.isIdentity else { return matrix }
    // About the anchor point of the layer above, which is where its own map acts too (3D-6).
    let middle = above.anchorPlace
    return matrix.concatenating(CGAffineTransform(translationX: -middle.x, y: -middle.y))
      .concatenating(sublayerTransform)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }

  /// The layer's own coordinates to the space of the layer above, which has the values `above`: about the
  /// anchor point by its own map, then by the other's map of its sublayers about that one's (3D-1, 3D-6).
  func spacePlacement(below above: LayerValues) -> CATransform3D {
    let (anchor, middle) = (anchorPlace, above.anchorPlace)
    let own = CATransform3D(translationX: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .concatenating(transform)
      .concatenating(CATransform3D(translationX: position.x, y: position.y, z: zPosition))
    guard above.sublayerTransform != .identity else { return own }
    return own.concatenating(CATransform3D(translationX: -middle.x, y: -middle.y, z: 0))
      .concatenating(above.sublayerTransform)
      .concatenating(CATransform3D(translationX: middle.x, y: middle.y, z: 0))
  }

  /// The map that turns the bounds upside down.
  fileprivate var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }

  /// The anchor point in the layer's coordinates.
  private var anchorPlace: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }
}
