/// A rectangle without contents that constraints can use, owned by its parent.
public final class LayoutSpacer: LayoutItem {
  public private(set) weak var layoutParent: (any LayoutItem)?
  public let layoutName: String

  /// Guides rank behind all children when a constraint to break is chosen.
  public var layoutSiblingIndex: Int? { Int.max }

  public init(parent: (any LayoutItem)?, name: String) {
    layoutParent = parent
    layoutName = name
  }
}
