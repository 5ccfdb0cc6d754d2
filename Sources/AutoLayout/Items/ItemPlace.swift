/// Where an item is found by those who do not keep it: constraints, anchors and the engine's records.
///
/// A weak reference to an item makes each count of its references slow from then on, whoever holds it (decision 61). An
/// item that many know has a place instead: one object, made when first asked for, which it clears in its `deinit`:
///
///     final class Box: LayoutItem {
///       private lazy var place = ItemPlace(of: self)
///       var layoutPlace: ItemPlace { place }
///       deinit { place.clear() }
///     }
///
/// Whoever holds the place asks it for the item, and gets nil once the item has gone. An item that is being released
/// answers until its `deinit` clears the place; it must not be kept then. A place belongs to the thread of its item.
open class ItemPlace {
  @exclusivity(unchecked) private final unowned(unsafe) var placed: (any LayoutItem)?
  /// Of items without a place of their own; they are free to let go of an item without a word.
  @exclusivity(unchecked) private final weak var unplaced: (any LayoutItem)?

  /// The place of an item that clears it before it goes.
  public init(of item: any LayoutItem) { placed = item }

  /// A place of an item that has none of its own, and knows nothing of this one.
  init(weakly item: any LayoutItem) { unplaced = item }

  /// The item; nil once it has gone.
  ///
  /// - Complexity: O(1).
  public final var item: (any LayoutItem)? { placed ?? unplaced }

  /// Takes note that the item goes.
  open func clear() { placed = nil }
}
