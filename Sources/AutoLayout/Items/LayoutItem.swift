/// A node of a tree that the engine can lay out: the weakest rung of the ladder.
///
///     LayoutItem                 identity and parent: enough for constraints
///       ├── ContentSizedItem     an intrinsic size, with hugging and compression resistance
///       └── BaselineItem         places of the first and last line of text
///
/// Every operation of `LayoutEngine` asks for the weakest rung it needs. A toolkit conforms its
/// node type once to the rungs it has; an actor-isolated class conforms by an isolated
/// conformance, `extension UIView: @MainActor LayoutItem`, for nothing here casts dynamically.
///
/// A *guide* is an ordinary item whose parent is the item that owns it.
public protocol LayoutItem: AnyObject {
  /// The item whose coordinates this item's position is relative to; nil at the top.
  ///
  /// The engine reads it when it first meets the item and when told that the item has moved.
  var layoutParent: (any LayoutItem)? { get }

  /// Where the item is found by those who do not keep it, the same object each time; by default it is referenced weakly
  /// instead, see ``ItemPlace``.
  var layoutPlace: ItemPlace { get }

  /// The item's place among its siblings, guides after children; nil where order means nothing.
  ///
  /// It is read only to choose which constraint of a conflict to break.
  var layoutSiblingIndex: Int? { get }

  /// The item's name in texts: `UIView:0x600…`, or the name it was given, `header`.
  var layoutName: String { get }

  /// Type and address of the item, `UIView:0x600…`, to explain a given name by.
  var layoutFullName: String { get }
}

extension LayoutItem {
  public var layoutPlace: ItemPlace { ItemPlace(weakly: self) }
  public var layoutSiblingIndex: Int? { nil }
  public var layoutName: String { String(describing: type(of: self)) }
  public var layoutFullName: String { layoutName }
}
