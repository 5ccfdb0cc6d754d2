import AutoLayout

/// An item of a built layout.
public final class LayoutBox: LayoutItem {
  /// The number of the item.
  public let number: Int
  /// The box it lies in.
  public private(set) weak var parent: LayoutBox?

  init(_ number: Int, in parent: LayoutBox?) {
    self.number = number
    self.parent = parent
  }

  public var layoutParent: (any LayoutItem)? { parent }
  public var layoutSiblingIndex: Int? { number }
  public var layoutName: String { number == 0 ? "window" : "item \(number)" }
}
