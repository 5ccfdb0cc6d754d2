import Cassowary

/// The engine's record of one item: where it hangs, its variables, and what it was told about it.
final class ItemNode {
  /// How the item's alignment rectangle is determined.
  enum Form {
    /// By four variables of its own.
    case free
    /// By the size of its owner (a guide).
    case placed(GuidePlacement)
    /// By the size and the margins of its owner (AL-71).
    case margins
    /// By the size and the margins of its owner, no wider than reads well (AL-72).
    case readable(ReadableContent)
    /// By the size and the place of its owner, and the keyboard (AL-73).
    case keyboard(restingHeight: Double)
    /// The content area of its owner, a scroll container (AL-152).
    case scrollContent
    /// The visible part of its owner, a scroll container, in content coordinates (AL-152).
    case scrollFrame
  }

  /// Position in order of registration; the last resort of every ordering.
  let index: Int
  let identity: ObjectIdentifier
  weak var item: (any LayoutItem)?
  /// The record of the parent, which holds this one among its children; nil of the root, and once the item has left the
  /// engine. Unchecked, as paths to the root are gone all the time: whatever parts the two clears it.
  unowned(unsafe) var parent: ItemNode?
  var children: [ItemNode] = []
  var depth: Int

  var form: Form = .free
  /// Which of the cases of its form holds at the solved sizes: of a readable guide, whether it is
  /// narrower than the margins; of a keyboard guide, how far the keyboard covers the owner.
  var stage = GuideStage.atRest
  /// What no case of the form fits: the guide is at rest for want of a better one.
  var contestedMeasure: Double?
  /// Least edge and extent per axis, made when a row first mentions the item.
  var variables: Variables?
  var scroll: ScrollState?

  var alignmentInsets: LayoutInsets = .zero
  var margins = LayoutInsets(8)
  var direction: LayoutDirection = .leftToRight
  var firstBaseline: LayoutBaseline = .top
  var lastBaseline: LayoutBaseline = .bottom
  /// The items below that answer for the baselines.
  weak var firstBaselineSource: ItemNode?
  weak var lastBaselineSource: ItemNode?

  var contentSize = LayoutSize(
    width: LayoutSize.noIntrinsicMetric, height: LayoutSize.noIntrinsicMetric)
  /// Hugging and compression per axis.
  var resistances = (
    horizontal: ContentResistance(), vertical: ContentResistance()
  )
  /// Whether the content flows into more lines where it has less width.
  var wrapsContent = false
  var autoresizing: AutoresizingState?

  var contentRows: (horizontal: EngineRow?, vertical: EngineRow?) = (nil, nil)
  var sizeLimitRows: (width: EngineRow?, height: EngineRow?) = (nil, nil)
  var autoresizingRows: [EngineRow] = []
  /// Order in which constraints first mentioned the item, 0 if none did.
  var mention = 0
  /// Whether the mention is that of a stack, which squeezes its first item first.
  var isMentionedByStack = false
  /// Installed rows on the least edge per axis, and what rests it at the origin without any.
  var originUses = (horizontal: 0, vertical: 0)
  var originRests: (horizontal: EngineRow?, vertical: EngineRow?) = (nil, nil)
  /// Rows that hold an ambiguous item elsewhere.
  var exerciseRows: [EngineRow] = []

  /// Rows whose expression reads this record, in no order; each knows its place here.
  var dependents: [EngineRow] = []
  /// Those of them that read the content offset.
  var offsetDependents: [Int: EngineRow] = [:]
  /// Those of them that read margins or, of a guide, the place of its edges, and of which edges.
  var insetDependents: [Int: (row: EngineRow, edges: EdgeSet)] = [:]
  var isInChangedList = false
  /// Whether the item has left the engine; what still knows the record takes no notice of it.
  var isDiscarded = false
  /// Whether the variables still hold what they held for another item.
  var isFresh = false
  /// The stack that arranges this item's children.
  weak var arrangement: StackArrangement?

  /// The cases of a guide's form that is linear only in pieces.
  enum GuideStage {
    /// As the margins or the safe area say.
    case atRest
    /// As the readable width or the keyboard say.
    case limited
    /// The owner is covered whole.
    case covered
  }

  struct Variables {
    var minX: Variable
    var minY: Variable
    var width: Variable
    var height: Variable

    func contains(_ variable: Variable) -> Bool {
      variable == minX || variable == minY || variable == width || variable == height
    }

    func least(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? minX : minY }
    func extent(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? width : height }
  }

  struct ScrollState {
    var width: Variable
    var height: Variable
    var offset: LayoutPoint = .zero
    var limitRows: [EngineRow] = []

    func extent(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? width : height }
  }

  struct ContentResistance: Equatable {
    var hugging: LayoutPriority = .defaultLow
    var compression: LayoutPriority = .defaultHigh
  }

  struct AutoresizingState: Equatable {
    var frame: LayoutRect
    var parentSize: LayoutSize
    var mask: AutoresizingMask
    /// Whether the item is hosted: its frame is given anew where its parent is resized.
    var isHosted: Bool

    /// How much of a change of the parent's size goes into the extent or the near margin.
    func share(_ axis: LayoutAxis, isExtent: Bool) -> Double {
      guard !isHosted else { return 0 }
      let near = axis == .horizontal ? frame.x : frame.y
      let size = frame.size[axis]
      let shares = AutoresizingShares(
        near: near, size: size, far: parentSize[axis] - near - size,
        flexibility: mask.flexibility(axis))
      return isExtent ? shares.size : shares.near
    }
  }

  init(index: Int, item: any LayoutItem, parent: ItemNode?) {
    self.index = index
    self.item = item
    self.identity = ObjectIdentifier(item)
    self.parent = parent
    self.depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// Whether the rectangle follows from other items without variables of its own.
  var isDerived: Bool {
    if case .free = form { return false }
    return true
  }

  /// Whether the variable is one of the item's.
  func owns(_ variable: Variable) -> Bool {
    if let variables, variables.contains(variable) { return true }
    return scroll.map { $0.width == variable || $0.height == variable } ?? false
  }

  /// Adds a row whose expression reads this record.
  ///
  /// - Returns: the row's place among the dependents.
  func addDependent(_ row: EngineRow) -> Int {
    // Content, limits and the constraints that place an item: as many as most items have.
    if dependents.capacity == 0 { dependents.reserveCapacity(10) }
    dependents.append(row)
    return dependents.count - 1
  }

  /// The nodes from this one up to the root, this one first.
  var pathToRoot: [ItemNode] {
    var path = [self]
    while let next = path[path.count - 1].parent { path.append(next) }
    return path
  }

  /// Whether `other` is this node or lies below it.
  func contains(_ other: ItemNode) -> Bool {
    var node: ItemNode? = other
    while let current = node, current.depth > depth { node = current.parent }
    return node === self
  }

  /// The deepest node that contains both; nil where they have no common root.
  static func commonAncestor(_ a: ItemNode, _ b: ItemNode) -> ItemNode? {
    // As most constraints have it.
    if a.parent === b.parent { return a === b ? a : a.parent }
    if a.parent === b { return b }
    if b.parent === a { return a }
    var a: ItemNode? = a
    var b: ItemNode? = b
    while let left = a, let right = b, left !== right {
      if left.depth >= right.depth { a = left.parent }
      if right.depth >= left.depth { b = right.parent }
    }
    return a == nil || b == nil ? nil : a
  }
}
