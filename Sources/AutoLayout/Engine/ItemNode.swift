import Cassowary

/// The engine's record of one item: where it hangs, its variables, and what it was told about it.
///
/// Accesses never overlap, as none calls anybody: that is not checked each time.
final class ItemNode {
  /// How the item's alignment rectangle is determined.
  enum Form {
    /// By four variables of its own.
    case free
    /// By the size of its owner (a guide).
    indirect case placed(GuidePlacement)
    /// By the size and the margins of its owner (AL-71).
    case margins
    /// By the size and the margins of its owner, no wider than reads well (AL-72).
    indirect case readable(ReadableContent)
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
  /// Keeps the memory of the item, and not the item: no other item comes to lie there as long as the record exists, so
  /// that an item at that address is the record's own.
  private unowned let memory: AnyObject
  let place: ItemPlace
  var item: (any LayoutItem)? { place.item }
  /// The record of the parent; nil of the root, and once the item has left the engine. Unchecked like the links
  /// below, as paths to the root are gone all the time: the engine holds all records, and `disown` parts them.
  @exclusivity(unchecked) unowned(unsafe) var parent: ItemNode?
  /// The children hang together in the order in which they came, those without variables of their own before all others, so
  /// that one comes and goes, and those are found, at no cost of the others.
  @exclusivity(unchecked) unowned(unsafe) private var firstChild: ItemNode?
  @exclusivity(unchecked) unowned(unsafe) private var lastChild: ItemNode?
  @exclusivity(unchecked) unowned(unsafe) private var nextSibling: ItemNode?
  @exclusivity(unchecked) unowned(unsafe) private var previousSibling: ItemNode?
  @exclusivity(unchecked) var depth: Int

  @exclusivity(unchecked) private(set) var form: Form = .free
  /// Least edge and extent per axis, made when a row first mentions the item.
  @exclusivity(unchecked) var variables: Variables?
  /// The facts that are recorded about few items; nil if there are none about this one.
  @exclusivity(unchecked) private(set) var rare: Rare?

  @exclusivity(unchecked) var alignmentInsets: LayoutInsets = .zero
  @exclusivity(unchecked) var margins = LayoutInsets(8)
  @exclusivity(unchecked) var direction: LayoutDirection = .leftToRight
  @exclusivity(unchecked) var firstBaseline: LayoutBaseline = .top
  @exclusivity(unchecked) var lastBaseline: LayoutBaseline = .bottom

  @exclusivity(unchecked) var contentSize = LayoutSize(
    width: LayoutSize.noIntrinsicMetric, height: LayoutSize.noIntrinsicMetric)
  /// Hugging and compression per axis.
  @exclusivity(unchecked) var resistances = PerAxis(ContentResistance(), ContentResistance())
  /// Whether the content flows into more lines where it has less width.
  @exclusivity(unchecked) var wrapsContent = false

  @exclusivity(unchecked) var contentRows = PerAxis<EngineRow?>(nil, nil)
  /// The number of the limit of the width, in the order in which rows are installed; that of the height has the next. Nil
  /// if the sizes have no limits.
  @exclusivity(unchecked) var limitID: Int?
  /// Order in which constraints first mentioned the item, 0 if none did.
  @exclusivity(unchecked) var mention = 0
  /// Whether the mention is that of a stack, which squeezes its first item first.
  @exclusivity(unchecked) var isMentionedByStack = false
  /// Installed rows on the least edge per axis, and what rests it at the origin without any.
  @exclusivity(unchecked) var originUses = PerAxis(0, 0)
  @exclusivity(unchecked) var originRests = PerAxis<EngineRow?>(nil, nil)

  /// The first of the rows of constraints that name the item first, and of those that name it second.
  @exclusivity(unchecked) var namingRows: (first: EngineRow?, second: EngineRow?) = (nil, nil)
  @exclusivity(unchecked) var isInChangedList = false
  /// Whether constraints are being looked for that name the item.
  @exclusivity(unchecked) var isNamed = false
  /// Whether the item has left the engine; what still knows the record takes no notice of it.
  @exclusivity(unchecked) var isDiscarded = false
  /// Whether the variables still hold what they held for another item.
  @exclusivity(unchecked) var isFresh = false

  struct Variables {
    var minX: Variable
    var minY: Variable
    var width: Variable
    var height: Variable

    /// The edge or size of the item that a variable stands for: its left, top, width or height; nil if it is none of these.
    func attribute(of variable: Variable) -> LayoutAttribute? {
      if variable == minX { return .left }
      if variable == minY { return .top }
      return variable == width ? .width : variable == height ? .height : nil
    }

    func least(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? minX : minY }
    func extent(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? width : height }
  }

  struct ContentResistance: Equatable {
    var hugging: LayoutPriority = .defaultLow
    var compression: LayoutPriority = .defaultHigh
  }

  init(index: Int, item: any LayoutItem, parent: ItemNode?) {
    self.index = index
    self.identity = ObjectIdentifier(item)
    memory = item
    place = item.layoutPlace
    self.depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// Whether the item is hosted and its host makes it larger by as much as the host grows along an axis.
  func followsHost(_ axis: LayoutAxis) -> Bool {
    guard let state = rare?.autoresizing, state.isHosted else { return false }
    return state.shareOfMask(axis, isExtent: true) == 1
  }

  /// The rare facts, with a record made for them if there is none.
  var madeRare: Rare {
    if let rare { return rare }
    let rare = Rare()
    self.rare = rare
    return rare
  }

  /// Whether the item is still there.
  var hasItem: Bool { item != nil }

  /// Whether the rectangle follows from other items without variables of its own.
  var isDerived: Bool {
    if case .free = form { return false }
    return true
  }

  /// Whether the variable is one of the item's.
  func owns(_ variable: Variable) -> Bool {
    if variables?.attribute(of: variable) != nil { return true }
    return rare?.scroll.map { $0.width == variable || $0.height == variable } ?? false
  }

  // MARK: Parent and children

  /// Has the rectangle determined otherwise from now on.
  func take(_ form: Form) {
    let wasDerived = isDerived
    self.form = form
    guard isDerived != wasDerived, let parent else { return }
    parent.disown(self)
    parent.adopt(self)
  }

  /// The children: those without variables of their own, then all others.
  var children: some Sequence<ItemNode> {
    sequence(state: firstChild) { (next: inout ItemNode?) in
      defer { next = next?.nextSibling }
      return next
    }
  }

  /// The children without variables of their own.
  ///
  /// - Complexity: O(those children), however many others there are.
  var derivedChildren: some Sequence<ItemNode> {
    sequence(state: firstChild) { (next: inout ItemNode?) in
      guard let child = next, child.isDerived else { return nil }
      next = child.nextSibling
      return child
    }
  }

  /// Makes `child`, which has no parent, the last child, or the first if it has no variables of its own.
  func adopt(_ child: ItemNode) {
    child.parent = self
    if child.isDerived, let first = firstChild {
      child.nextSibling = first
      first.previousSibling = child
      firstChild = child
      return
    }
    child.previousSibling = lastChild
    if let lastChild { lastChild.nextSibling = child } else { firstChild = child }
    lastChild = child
  }

  /// Parts with a child.
  func disown(_ child: ItemNode) {
    let (previous, next) = (child.previousSibling, child.nextSibling)
    if let previous { previous.nextSibling = next } else { firstChild = next }
    if let next { next.previousSibling = previous } else { lastChild = previous }
    (child.previousSibling, child.nextSibling, child.parent) = (nil, nil, nil)
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
