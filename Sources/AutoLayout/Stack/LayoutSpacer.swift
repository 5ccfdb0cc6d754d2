/// A rectangle without contents that constraints can use, owned by its parent.
public final class LayoutSpacer: LayoutItem {
  public var layoutParent: (any LayoutItem)? { parent?.item }
  public var layoutPlace: ItemPlace { place }
  private let parent: ItemPlace?
  private lazy var place = ItemPlace(of: self)
  private let typeName: String?
  private let name: String

  /// The name it was given or, with a type, as Apple's texts have it:
  /// `_UILayoutSpacer:0x600…'UISV-alignment-spanner'`.
  public var layoutName: String {
    guard typeName != nil else { return name }
    return name.isEmpty ? layoutFullName : "\(layoutFullName)'\(name)'"
  }

  public var layoutFullName: String {
    typeName.map { "\($0):\(addressText(ObjectIdentifier(self)))" } ?? name
  }

  /// Guides rank behind all children when a constraint to break is chosen.
  public var layoutSiblingIndex: Int? { Int.max }

  /// - Parameter typeName: the type and address it is printed by, its name behind them.
  public init(parent: (any LayoutItem)?, name: String, typeName: String? = nil) {
    self.parent = parent?.layoutPlace
    self.name = name
    self.typeName = typeName
  }

  deinit { place.clear() }
}
