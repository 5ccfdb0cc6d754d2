import Cassowary

/// Adds up the expression of one row, quantity by quantity, and remembers of which records it read facts that few rows read.
///
/// Everything is added to one form by a factor: a row has a dozen terms at most, and forms of their own
/// for its parts would cost more than the terms.
struct Expressing {
  let engine: LayoutEngine
  /// Whether items get the variables that they are asked for. Otherwise, of those without or whose variables have no value
  /// yet, all quantities are 0.
  private let makesVariables: Bool
  private(set) var form = AffineForm()
  /// Records whose scroll offsets were read.
  private(set) var offsetInputs: [ItemNode] = []
  /// Records whose margins, baselines, or the place of whose edges, were read.
  private(set) var insetInputs: [(node: ItemNode, edges: EdgeSet)] = []

  init(_ engine: LayoutEngine, makesVariables: Bool = true) {
    self.engine = engine
    self.makesVariables = makesVariables
  }

  /// Begins another expression, in the memory of the last one.
  mutating func clear() {
    form.clear()
    if !offsetInputs.isEmpty { offsetInputs = [] }
    if !insetInputs.isEmpty { insetInputs = [] }
  }

  /// Takes note that the expression reads a margin of `node`, or on an edge of the guide it is.
  private mutating func read(_ node: ItemNode, inset axis: LayoutAxis, isFar: Bool) {
    read(node, EdgeSet(axis, isFar: isFar))
  }

  private mutating func read(_ node: ItemNode, _ edge: EdgeSet) {
    if let place = insetInputs.firstIndex(where: { $0.node === node }) {
      insetInputs[place].edges.insert(edge)
    } else {
      insetInputs.append((node, edge))
    }
  }

  /// A margin of `node`.
  private mutating func margin(_ node: ItemNode, _ axis: LayoutAxis, isFar: Bool) -> Double {
    read(node, inset: axis, isFar: isFar)
    return isFar ? node.margins.far(axis) : node.margins.near(axis)
  }

  /// Adds `constant`.
  mutating func add(_ constant: Double) { form.constant += constant }

  /// Adds `factor * variable`.
  mutating func add(_ variable: Variable, times factor: Double) {
    form.add(variable, times: factor)
  }

  private mutating func variables(_ node: ItemNode) -> ItemNode.Variables? {
    if makesVariables { engine.ensureVariables(node) } else if node.isFresh { return nil }
    return node.variables
  }

  // MARK: Extents and edges

  /// Adds the width or height of the alignment rectangle of `node`.
  mutating func addExtent(_ node: ItemNode, _ axis: LayoutAxis, times factor: Double = 1) {
    if let variables = variables(node) {
      form.add(variables.extent(axis), times: factor)
    } else {
      addEdge(node, axis, isFar: true, times: factor)
      addEdge(node, axis, isFar: false, times: -factor)
    }
  }

  /// Adds the width or height of the frame of `node`.
  mutating func addFrameExtent(_ node: ItemNode, _ axis: LayoutAxis, times factor: Double = 1) {
    addExtent(node, axis, times: factor)
    add(factor * (node.alignmentInsets.near(axis) + node.alignmentInsets.far(axis)))
  }

  /// Adds an edge of the alignment rectangle of `node` in its parent's bounds.
  mutating func addEdge(
    _ node: ItemNode, _ axis: LayoutAxis, isFar: Bool, times factor: Double = 1
  ) {
    if let variables = variables(node) {
      form.add(variables.least(axis), times: factor)
      if isFar { form.add(variables.extent(axis), times: factor) }
      return
    }
    guard let parent = node.parent else { return }
    switch node.form {
    case .free: break
    case .placed(let placement):
      read(node, inset: axis, isFar: isFar)
      addPlaced(placement, parent, axis, isFar: isFar, times: factor)
    case .margins: addMarginEdge(parent, axis, isFar: isFar, times: factor)
    case .readable(let content):
      addReadable(content, node, parent, axis, isFar: isFar, times: factor)
    case .keyboard(let restingHeight):
      addKeyboard(restingHeight, node, parent, axis, isFar: isFar, times: factor)
    case .scrollContent:
      if isFar, let scroll = parent.rare?.scroll { form.add(scroll.extent(axis), times: factor) }
    case .scrollFrame:
      add(factor * offset(parent, axis))
      if isFar { addFrameExtent(parent, axis, times: factor) }
    }
  }

  /// Adds an edge of the margins, or of a column of the readable width in their middle.
  private mutating func addReadable(
    _ content: ReadableContent, _ node: ItemNode, _ parent: ItemNode, _ axis: LayoutAxis,
    isFar: Bool, times factor: Double
  ) {
    guard axis == .horizontal, let stage = node.rare?.stage, stage != .atRest else {
      addMarginEdge(parent, axis, isFar: isFar, times: factor)
      return
    }
    let room =
      margin(parent, .horizontal, isFar: false) - margin(parent, .horizontal, isFar: true)
    add(0.5 * factor * (room + (isFar ? content.width : -content.width)))
    addFrameExtent(parent, axis, times: 0.5 * factor)
  }

  /// Adds the bottom of the owner, its resting height, the keyboard's top, or its own top.
  private mutating func addKeyboard(
    _ restingHeight: Double, _ node: ItemNode, _ parent: ItemNode, _ axis: LayoutAxis, isFar: Bool,
    times factor: Double
  ) {
    guard axis == .vertical, !isFar, let stage = node.rare?.stage, stage != .atRest else {
      addPlaced(.bottomStrip(restingHeight), parent, axis, isFar: isFar, times: factor)
      return
    }
    guard stage == .limited else { return }
    addFrameExtent(engine.rootNode, axis, times: factor)
    add(-factor * engine.keyboardHeight)
    addBoundsOrigin(parent, axis, in: engine.rootNode, times: -factor)
  }

  private mutating func addPlaced(
    _ placement: GuidePlacement, _ parent: ItemNode, _ axis: LayoutAxis, isFar: Bool,
    times factor: Double
  ) {
    let place = isFar ? placement.far(axis) : placement.near(axis)
    add(factor * place.offset)
    if place.fraction != 0 { addFrameExtent(parent, axis, times: factor * place.fraction) }
  }

  /// Adds an edge of the area within the margins of `owner`, in the bounds of `owner`.
  private mutating func addMarginEdge(
    _ owner: ItemNode, _ axis: LayoutAxis, isFar: Bool, times factor: Double
  ) {
    let margin = margin(owner, axis, isFar: isFar)
    add(isFar ? -factor * margin : factor * margin)
    if isFar { addFrameExtent(owner, axis, times: factor) }
  }

  /// How far the content of `node` is scrolled along `axis`.
  private mutating func offset(_ node: ItemNode, _ axis: LayoutAxis) -> Double {
    guard let scroll = node.rare?.scroll else { return 0 }
    if !offsetInputs.contains(where: { $0 === node }) { offsetInputs.append(node) }
    return axis == .horizontal ? scroll.offset.x : scroll.offset.y
  }

  /// Adds the origin of the bounds of `node` in the bounds of `container`, which contains it.
  mutating func addBoundsOrigin(
    _ node: ItemNode, _ axis: LayoutAxis, in container: ItemNode, times factor: Double = 1
  ) {
    var current = node
    while current !== container, let parent = current.parent {
      addEdge(current, axis, isFar: false, times: factor)
      add(-factor * (current.alignmentInsets.near(axis) + offset(current, axis)))
      current = parent
    }
  }

  /// Adds one of left, top, width and height of `node`, in its parent's bounds.
  mutating func addOwn(_ attribute: LayoutAttribute, of node: ItemNode) {
    switch attribute {
    case .left: addEdge(node, .horizontal, isFar: false)
    case .top: addEdge(node, .vertical, isFar: false)
    case .width: addExtent(node, .horizontal)
    default: addExtent(node, .vertical)
    }
  }

  // MARK: Attributes

  /// Adds the quantity `attribute` of `node`, positions measured in the bounds of `container`.
  ///
  /// - Parameters:
  ///   - attribute: free of direction, that is, not leading or trailing.
  ///   - partner: the item on the other side of the relation.
  mutating func addQuantity(
    _ attribute: LayoutAttribute, of node: ItemNode, in container: ItemNode, partner: ItemNode?,
    times factor: Double = 1
  ) {
    guard let axis = attribute.axis else { return }
    if attribute.kind == .size {
      addExtent(node, axis, times: factor)
      return
    }
    let isContent =
      node.rare?.scroll != nil && partner.map { $0 !== node && node.contains($0) } ?? false
    if isContent, attribute != .centerX, attribute != .centerY {
      addContentPosition(attribute, axis, of: node, in: container, times: factor)
      return
    }
    switch attribute {
    case .left, .top:
      addPosition(node, axis, isFar: false, in: container, times: factor)
    case .right, .bottom:
      addPosition(node, axis, isFar: true, in: container, times: factor)
    case .centerX, .centerY:
      addPosition(node, axis, isFar: false, in: container, times: factor)
      addExtent(node, axis, times: 0.5 * factor)
    case .firstBaseline:
      read(node, .baselines)
      if let source = node.rare?.firstBaselineSource, !source.isDiscarded {
        addQuantity(.firstBaseline, of: source, in: container, partner: nil, times: factor)
      } else {
        addBaseline(node.firstBaseline, of: node, in: container, times: factor)
      }
    case .lastBaseline:
      read(node, .baselines)
      if let source = node.rare?.lastBaselineSource, !source.isDiscarded {
        addQuantity(.lastBaseline, of: source, in: container, partner: nil, times: factor)
      } else {
        addBaseline(node.lastBaseline, of: node, in: container, times: factor)
      }
    case .leftMargin, .topMargin:
      addMargin(node, axis, isFar: false, in: container, times: factor)
    case .rightMargin, .bottomMargin:
      addMargin(node, axis, isFar: true, in: container, times: factor)
    default:
      // centerXWithinMargins, centerYWithinMargins
      addMargin(node, axis, isFar: false, in: container, times: 0.5 * factor)
      addMargin(node, axis, isFar: true, in: container, times: 0.5 * factor)
    }
  }

  /// Adds a quantity, leading and trailing positions measured from the leading side of `container`.
  mutating func addFromLeading(
    _ attribute: LayoutAttribute, of node: ItemNode, in container: ItemNode,
    times factor: Double = 1
  ) {
    let isFlipped = attribute.followsDirection && container.direction == .rightToLeft
    if isFlipped { addFrameExtent(container, .horizontal, times: factor) }
    addQuantity(
      attribute.resolved(for: container.direction), of: node, in: container, partner: nil,
      times: isFlipped ? -factor : factor)
  }

  /// Adds an edge of the alignment rectangle of `node` in the bounds of `container`.
  private mutating func addPosition(
    _ node: ItemNode, _ axis: LayoutAxis, isFar: Bool, in container: ItemNode, times factor: Double
  ) {
    if node === container || node.parent == nil {
      // In its own bounds the alignment rectangle begins at its inset.
      add(factor * node.alignmentInsets.near(axis))
      if isFar { addExtent(node, axis, times: factor) }
      return
    }
    addEdge(node, axis, isFar: isFar, times: factor)
    if let parent = node.parent {
      addBoundsOrigin(parent, axis, in: container, times: factor)
    }
  }

  private mutating func addBaseline(
    _ baseline: LayoutBaseline, of node: ItemNode, in container: ItemNode, times factor: Double
  ) {
    addPosition(node, .vertical, isFar: false, in: container, times: factor)
    if baseline.fraction != 0 {
      addExtent(node, .vertical, times: factor * baseline.fraction)
    }
    add(factor * baseline.offset)
  }

  /// Adds a margin: an edge of the frame, not of the alignment rectangle, moved in.
  private mutating func addMargin(
    _ node: ItemNode, _ axis: LayoutAxis, isFar: Bool, in container: ItemNode, times factor: Double
  ) {
    addPosition(node, axis, isFar: isFar, in: container, times: factor)
    let margin = margin(node, axis, isFar: isFar)
    add(
      isFar
        ? factor * (node.alignmentInsets.far(axis) - margin)
        : factor * (margin - node.alignmentInsets.near(axis)))
  }

  /// Adds a position of the content area of the scroll container `node` (AL-151).
  private mutating func addContentPosition(
    _ attribute: LayoutAttribute, _ axis: LayoutAxis, of node: ItemNode, in container: ItemNode,
    times factor: Double
  ) {
    /// How much of the near and of the far end the position has.
    let (near, far): (Double, Double) =
      switch attribute {
      case .left, .top, .leftMargin, .topMargin, .firstBaseline: (1, 0)
      case .right, .bottom, .rightMargin, .bottomMargin, .lastBaseline: (0, 1)
      default: (0.5, 0.5)
      }
    addBoundsOrigin(node, axis, in: container, times: factor)
    if far != 0, let scroll = node.rare?.scroll {
      form.add(scroll.extent(axis), times: factor * far)
    }
    if attribute.isWithinMargins {
      if near != 0 { add(factor * near * margin(node, axis, isFar: false)) }
      if far != 0 { add(-factor * far * margin(node, axis, isFar: true)) }
    }
  }
}
