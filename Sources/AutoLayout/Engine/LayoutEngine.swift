import Cassowary

/// Lays out one tree of items by linear constraints: the Auto Layout engine.
///
/// An engine serves the tree below one root item, whose size is given and always wins. It keeps
/// four quantities per item: the least x and y of the *alignment rectangle*, relative to the
/// parent's bounds, and its width and height (AL-8, AL-10). All else is derived from them:
///
///     final class Box: LayoutItem {
///       weak var layoutParent: (any LayoutItem)?
///     }
///
///     let window = Box(), button = Box()
///     button.layoutParent = window
///
///     let engine = LayoutEngine(root: window, size: LayoutSize(width: 320, height: 480))
///     engine.setContentSize(LayoutSize(width: 80, height: 30), of: button)
///     try engine.install(
///       LayoutConstraint(button, .centerX, .equal, to: window, .centerX))
///     try engine.install(
///       LayoutConstraint(button, .bottom, .equal, to: window, .bottom, constant: -20))
///
///     engine.solve()              // [button, …]: the items that changed
///     engine.frame(of: button)    // x 120, y 430, width 80, height 30
///
/// ## How a toolkit uses it
///
/// 1. **Items** need no registration: the engine meets an item, and the parents above it, when it
///    is first told of it. `remove(_:)` and `move(_:)` follow changes of the tree.
/// 2. **Facts about an item** are told by `setContentSize`, `setAlignmentInsets`, `setMargins`,
///    `setDirection`, `setBaselines`, `setAutoresizing`, `setGuide`, `setScrollContainer`, or, for
///    items on a higher rung of the ladder, `update…(of:)`. Each may be repeated at will; only
///    what differs costs anything.
/// 3. **Constraints** are put in force by `install(_:owner:)`, then changed in place by
///    `setConstant(_:)` and `setPriority(_:)` of the constraint: a `LayoutConstraint`, or an object of a toolkit's own
///    class that conforms to `LayoutConstraining`.
/// 4. `solve()` brings everything up to date and names the items whose rectangles changed. Until
///    then, all changes only wait: a hundred changes and their reverse cost nothing.
/// 5. `frame(of:)` is on the grid of pixels; `alignmentRect(of:)` is exact.
///
/// ## What always holds
///
/// A conflict among required constraints is never an error of `solve()`: one constraint of the
/// conflict is broken, `onConflict` is told, and the rest holds (AL-130 … AL-135). Undetermined
/// sizes and origins are 0 (AL-116). An engine belongs to one thread at a time.
public final class LayoutEngine {
  /// The solver underneath, for diagnostics.
  package let solver = Solver()

  /// The record of the root item.
  let rootNode: ItemNode
  /// How arrangements know the engine.
  let link = EngineLink()
  /// The root's size in points, frame rather than alignment rectangle.
  public internal(set) var rootSize: LayoutSize
  /// How strongly the root keeps its size; anything but required is for fitting engines.
  var rootPriorities: PerAxis<LayoutPriority>
  /// Whether the engine was made to find a size, and the root's size is only aimed at (AL-141).
  var isFitting = false

  // Whoever calls an engine is on its thread, and no access to one of these calls anybody: that they do not overlap is
  // known, and is not checked each time.
  @exclusivity(unchecked) var nodes = NodeTable()
  /// How often an item's record was looked for by a hash.
  package var hashedSearches: Int { nodes.hashedSearches }
  /// By the place of a variable of the solver: the item whose rectangle it is of.
  @exclusivity(unchecked) var nodeOfVariable = PlaceTable<ItemNode>()
  /// By the place of a constraint of the solver: the row it belongs to. ``row(of:)`` finds limits, too.
  @exclusivity(unchecked) var rowOfHandle = PlaceTable<EngineRow>()
  /// All rows, and those of them that have been removed since the last solve.
  @exclusivity(unchecked) var rows = RowTable()
  @exclusivity(unchecked) var removedRows: [EngineRow] = []
  /// The rows of constraints that relate several quantities, by id.
  @exclusivity(unchecked) var sums: [Int: EngineRow] = [:]
  /// The records that have noted to be read by a row, by its id.
  @exclusivity(unchecked) var notedNodes: [Int: [ItemNode]] = [:]
  var rootRows: [EngineRow] = []
  @exclusivity(unchecked) var nodeCount = 0
  @exclusivity(unchecked) var rowCount = 0
  @exclusivity(unchecked) var mentionCount = 0
  /// How often a row has been expressed: the engine's own part of the work.
  @exclusivity(unchecked) package internal(set) var expressedRows = 0
  /// How often the rectangle of an item has been read from the solver.
  @exclusivity(unchecked) package internal(set) var readFrames = 0
  /// How many items have been looked at because the item that they lie in has another size.
  @exclusivity(unchecked) package internal(set) var visitedChildren = 0
  /// How often items have left the tree or their place in it, with the constraints that cross the
  /// border.
  var departures = 0

  // Waiting for the next flush.
  @exclusivity(unchecked) var dirtyRows: [EngineRow] = []
  /// Right-hand sides that the solver has not been told of yet; empty between two calls.
  @exclusivity(unchecked) var newRightHandSides: [NewRightHandSide] = []
  /// Rows of the batch that come once all that goes has gone.
  @exclusivity(unchecked) var comingRows: [ComingRow] = []
  /// Limits of sizes that come, and the sizes whose limits go.
  @exclusivity(unchecked) var comingLimits: [ComingLimits] = []
  @exclusivity(unchecked) var deadLimits: [Variable] = []
  /// Rows that a hook marked, and limits that it made, for the next `solve()`.
  @exclusivity(unchecked) var waitingRows: [EngineRow] = []
  @exclusivity(unchecked) var waitingLimits: [ComingLimits] = []
  /// Whether the solver is being brought up to date, and whether a hook is told of something then.
  @exclusivity(unchecked) var isSettling = false
  @exclusivity(unchecked) var isTelling = false
  /// The solver has rows whose solution has not been taken yet.
  var awaitsSolution = false
  @exclusivity(unchecked) var deadHandles: [Constraint] = []
  @exclusivity(unchecked) var changedNodes: [ItemNode] = []
  /// Records whose variables have no values yet.
  @exclusivity(unchecked) var freshNodes: [ItemNode] = []
  /// Records that may have lost the last row on a position.
  @exclusivity(unchecked) var looseNodes: [ItemNode] = []
  /// Guides whose form is linear only in pieces, in order of registration.
  var stagedGuides: [ItemNode] = []
  /// How high the docked keyboard stands at the bottom of the root, in points; 0 without one.
  public internal(set) var keyboardHeight: Double = 0
  /// Variables of items that went, for items to come: making use of one is cheaper than removing
  /// it from the solver's factorisation and adding another.
  @exclusivity(unchecked) var spareVariables: [Variable] = []
  /// Changes of variables that nobody has taken yet, if they are kept at all.
  var variableChanges: [Change] = []
  /// Whether changes of variables are kept for `takeVariableChanges()`.
  public var keepsVariableChanges = false
  /// Rows turned nearly required by conflicts, by id.
  @exclusivity(unchecked) var brokenRows: [Int: EngineRow] = [:]

  /// Whether texts print the root's size as Apple's do that of a window, by a mask
  /// (`h=--- v=--- UIWindow:0x1.width == 320`), instead of that of an item with a host.
  public var rootIsWindow = false

  /// The grid that `frame(of:)` rounds to (AL-120).
  public var pixelGrid = PixelGrid(scale: 1)

  /// Called for each conflict, before its constraint is given up (AL-131).
  ///
  /// A member that the hook takes out of force is not given up. Everything else that a hook changes
  /// counts from the next `solve()` on; solving inside a hook does nothing.
  public var onConflict: ((LayoutConflict) -> Void)?

  /// Called for the first constraint whose constant exceeds `greatestMagnitude`, which is cut to it
  /// (AL-28); `limitText` is what Apple logs then.
  public var onLimitExceeded: ((any LayoutConstraining) -> Void)?
  @exclusivity(unchecked) var hasExceededLimit = false

  /// Whether a broken constraint comes back into force when what it conflicted with has gone.
  ///
  /// UIKit was measured not to: there a broken constraint stays broken while it is active.
  public var recoversBrokenConstraints = false

  /// Makes an engine for the tree below `root`.
  ///
  /// - Parameter size: the root's size, in points; numbers that are negative or not finite count
  ///   as 0.
  public convenience init(root: any LayoutItem, size: LayoutSize = .zero) {
    self.init(root: root, size: size, priorities: PerAxis(.required, .required))
  }

  /// Makes an engine whose root keeps its size at other priorities than required.
  init(root: any LayoutItem, size: LayoutSize, priorities: PerAxis<LayoutPriority>) {
    rootNode = ItemNode(index: 0, item: root, parent: nil)
    rootSize = size.sanitized
    rootPriorities = priorities
    nodeCount = 1
    nodes.add(rootNode)
    ensureVariables(rootNode)
    for axis in LayoutAxis.allCases {
      rootRows.append(makeRow(.rootSize(axis), owner: rootNode))
    }
    link.engine = self
  }

  deinit {
    link.engine = nil
    releaseRecords()
  }

  /// The item at the top; nil once it has been released.
  public var root: (any LayoutItem)? { rootNode.item }

  /// Gives the root another size.
  ///
  /// - Complexity: at the next `solve()`, proportional to the items whose rectangles change.
  public func setRootSize(_ size: LayoutSize) {
    let size = size.sanitized
    guard size != rootSize else { return }
    rootSize = size
    for row in rootRows { markDirty(row) }
    // Rows on the root alone are left out while the root's size decides them.
    noteChanged(rootNode)
  }
}

extension LayoutSize {
  /// The size with numbers that no layout can have replaced by 0.
  var sanitized: LayoutSize {
    func clean(_ value: Double) -> Double {
      value.isFinite ? min(max(value, 0), LayoutEngine.greatestMagnitude) : 0
    }
    return LayoutSize(width: clean(width), height: clean(height))
  }
}
