import Cassowary

/// Builds the expression of one row and remembers which records it read.
struct Expressing {
  let engine: LayoutEngine
  private(set) var inputs: [ItemNode] = []
  private(set) var offsetInputs: [ItemNode] = []

  init(_ engine: LayoutEngine) {
    self.engine = engine
  }

  /// Takes note that the expression depends on what is recorded about `node`.
  mutating func read(_ node: ItemNode) {
    if !inputs.contains(where: { $0 === node }) { inputs.append(node) }
  }

  private mutating func variables(_ node: ItemNode) -> ItemNode.Variables? {
    engine.ensureVariables(node)
    return node.variables
  }

  // MARK: Extents and edges

  /// The width or height of the alignment rectangle of `node`.
  mutating func extent(_ node: ItemNode, _ axis: LayoutAxis) -> AffineForm {
    read(node)
    if let variables = variables(node) { return AffineForm(variables.extent(axis)) }
    var form = edge(node, axis, isFar: true)
    form.add(edge(node, axis, isFar: false), times: -1)
    return form
  }

  /// The width or height of the frame of `node`.
  mutating func frameExtent(_ node: ItemNode, _ axis: LayoutAxis) -> AffineForm {
    var form = extent(node, axis)
    form.constant += node.alignmentInsets.near(axis) + node.alignmentInsets.far(axis)
    return form
  }

  /// An edge of the alignment rectangle of `node` in its parent's bounds.
  mutating func edge(_ node: ItemNode, _ axis: LayoutAxis, isFar: Bool) -> AffineForm {
    read(node)
    if let variables = variables(node) {
      var form = AffineForm(variables.least(axis))
      if isFar { form.add(variables.extent(axis), times: 1) }
      return form
    }
    guard let parent = node.parent else { return AffineForm() }
    switch node.form {
    case .free:
      return AffineForm()
    case .placed(let placement):
      return placed(placement, parent, axis, isFar: isFar)
    case .margins:
      return placed(.insets(parent.margins), parent, axis, isFar: isFar)
    case .readable(let content):
      return readable(content, node, parent, axis, isFar: isFar)
    case .keyboard(let restingHeight):
      return keyboard(restingHeight, node, parent, axis, isFar: isFar)
    case .scrollContent:
      read(parent)
      guard isFar, let scroll = parent.scroll else { return AffineForm() }
      return AffineForm(scroll.extent(axis))
    case .scrollFrame:
      var form = AffineForm(constant: offset(parent, axis))
      if isFar { form.add(frameExtent(parent, axis)) }
      return form
    }
  }

  /// The margins, or a column of the readable width in their middle.
  private mutating func readable(
    _ content: ReadableContent, _ node: ItemNode, _ parent: ItemNode, _ axis: LayoutAxis,
    isFar: Bool
  ) -> AffineForm {
    guard axis == .horizontal, node.stage != .atRest else {
      return placed(.insets(parent.margins), parent, axis, isFar: isFar)
    }
    read(parent)
    var form = frameExtent(parent, axis)
    form.constant += parent.margins.left - parent.margins.right
    var edge = AffineForm(constant: (isFar ? 0.5 : -0.5) * content.width)
    edge.add(form, times: 0.5)
    return edge
  }

  /// The bottom of the owner, from its resting height, from the keyboard's top, or from its own top.
  private mutating func keyboard(
    _ restingHeight: Double, _ node: ItemNode, _ parent: ItemNode, _ axis: LayoutAxis, isFar: Bool
  ) -> AffineForm {
    guard axis == .vertical, !isFar, node.stage != .atRest else {
      return placed(.bottomStrip(restingHeight), parent, axis, isFar: isFar)
    }
    read(parent)
    guard node.stage == .limited else { return AffineForm() }
    var form = frameExtent(engine.rootNode, axis)
    form.constant -= engine.keyboardHeight
    form.add(boundsOrigin(parent, axis, in: engine.rootNode), times: -1)
    return form
  }

  private mutating func placed(
    _ placement: GuidePlacement, _ parent: ItemNode, _ axis: LayoutAxis, isFar: Bool
  ) -> AffineForm {
    let place = isFar ? placement.far(axis) : placement.near(axis)
    var form = AffineForm(constant: place.offset)
    if place.fraction != 0 { form.add(frameExtent(parent, axis), times: place.fraction) }
    read(parent)
    return form
  }

  /// How far the content of `node` is scrolled along `axis`.
  private mutating func offset(_ node: ItemNode, _ axis: LayoutAxis) -> Double {
    read(node)
    guard let scroll = node.scroll else { return 0 }
    if !offsetInputs.contains(where: { $0 === node }) { offsetInputs.append(node) }
    return axis == .horizontal ? scroll.offset.x : scroll.offset.y
  }

  /// The origin of the bounds of `node` in the bounds of `container`, which contains it.
  mutating func boundsOrigin(
    _ node: ItemNode, _ axis: LayoutAxis, in container: ItemNode
  ) -> AffineForm {
    var form = AffineForm()
    var current = node
    while current !== container, let parent = current.parent {
      form.add(edge(current, axis, isFar: false))
      form.constant -= current.alignmentInsets.near(axis) + offset(current, axis)
      current = parent
    }
    read(container)
    return form
  }

  // MARK: Attributes

  /// The quantity `attribute` of `node`, positions measured in the bounds of `container`.
  ///
  /// - Parameters:
  ///   - attribute: free of direction, that is, not leading or trailing.
  ///   - partner: the item on the other side of the relation.
  mutating func quantity(
    _ attribute: LayoutAttribute, of node: ItemNode, in container: ItemNode, partner: ItemNode?
  ) -> AffineForm {
    guard let axis = attribute.axis else { return AffineForm() }
    if attribute.kind == .size { return extent(node, axis) }
    let isContent =
      node.scroll != nil && partner.map { $0 !== node && node.contains($0) } ?? false
    if isContent, attribute != .centerX, attribute != .centerY {
      return contentPosition(attribute, axis, of: node, in: container)
    }
    switch attribute {
    case .left, .top:
      return position(node, axis, isFar: false, in: container)
    case .right, .bottom:
      return position(node, axis, isFar: true, in: container)
    case .centerX, .centerY:
      var form = position(node, axis, isFar: false, in: container)
      form.add(extent(node, axis), times: 0.5)
      return form
    case .firstBaseline:
      if let source = node.firstBaselineSource, !source.isDiscarded {
        read(node)
        return quantity(.firstBaseline, of: source, in: container, partner: nil)
      }
      return baseline(node.firstBaseline, of: node, in: container)
    case .lastBaseline:
      if let source = node.lastBaselineSource, !source.isDiscarded {
        read(node)
        return quantity(.lastBaseline, of: source, in: container, partner: nil)
      }
      return baseline(node.lastBaseline, of: node, in: container)
    case .leftMargin, .topMargin:
      return margin(node, axis, isFar: false, in: container)
    case .rightMargin, .bottomMargin:
      return margin(node, axis, isFar: true, in: container)
    default:
      // centerXWithinMargins, centerYWithinMargins
      return middle(
        margin(node, axis, isFar: false, in: container),
        margin(node, axis, isFar: true, in: container))
    }
  }

  /// An edge of the alignment rectangle of `node` in the bounds of `container`.
  private mutating func position(
    _ node: ItemNode, _ axis: LayoutAxis, isFar: Bool, in container: ItemNode
  ) -> AffineForm {
    if node === container || node.parent == nil {
      // In its own bounds the alignment rectangle begins at its inset.
      read(node)
      var form = AffineForm(constant: node.alignmentInsets.near(axis))
      if isFar { form.add(extent(node, axis)) }
      return form
    }
    var form = edge(node, axis, isFar: isFar)
    if let parent = node.parent { form.add(boundsOrigin(parent, axis, in: container)) }
    return form
  }

  private mutating func baseline(
    _ baseline: LayoutBaseline, of node: ItemNode, in container: ItemNode
  ) -> AffineForm {
    var form = position(node, .vertical, isFar: false, in: container)
    if baseline.fraction != 0 { form.add(extent(node, .vertical), times: baseline.fraction) }
    form.constant += baseline.offset
    return form
  }

  /// A margin: an edge of the frame, not of the alignment rectangle, moved in.
  private mutating func margin(
    _ node: ItemNode, _ axis: LayoutAxis, isFar: Bool, in container: ItemNode
  ) -> AffineForm {
    var form = position(node, axis, isFar: isFar, in: container)
    if isFar {
      form.constant += node.alignmentInsets.far(axis) - node.margins.far(axis)
    } else {
      form.constant += node.margins.near(axis) - node.alignmentInsets.near(axis)
    }
    return form
  }

  /// A position of the content area of the scroll container `node` (AL-151).
  private mutating func contentPosition(
    _ attribute: LayoutAttribute, _ axis: LayoutAxis, of node: ItemNode, in container: ItemNode
  ) -> AffineForm {
    var near = boundsOrigin(node, axis, in: container)
    var far = near
    if let scroll = node.scroll { far.add(scroll.extent(axis), times: 1) }
    if attribute.isWithinMargins {
      near.constant += node.margins.near(axis)
      far.constant -= node.margins.far(axis)
    }
    switch attribute {
    case .left, .top, .leftMargin, .topMargin, .firstBaseline: return near
    case .right, .bottom, .rightMargin, .bottomMargin, .lastBaseline: return far
    default: return middle(near, far)
    }
  }

  private func middle(_ near: AffineForm, _ far: AffineForm) -> AffineForm {
    var form = AffineForm()
    form.add(near, times: 0.5)
    form.add(far, times: 0.5)
    return form
  }
}
