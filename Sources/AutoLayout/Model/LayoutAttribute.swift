/// A quantity of a layout item that constraints can relate (raw values of AL-3).
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  case notAnAttribute = 0
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case centerX = 9
  case centerY = 10
  case lastBaseline = 11
  case firstBaseline = 12
  case leftMargin = 13
  case rightMargin = 14
  case topMargin = 15
  case bottomMargin = 16
  case leadingMargin = 17
  case trailingMargin = 18
  case centerXWithinMargins = 19
  case centerYWithinMargins = 20

  /// The kind of quantity that the attribute is; only like kinds can be related (AL-20 … AL-23).
  public enum Kind: Hashable, Sendable {
    case none
    case size
    case horizontalPosition
    case verticalPosition
  }

  public var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    }
  }

  /// The axis the quantity lies on; nil for `notAnAttribute`.
  public var axis: LayoutAxis? {
    switch kind {
    case .none: nil
    case .size: self == .width ? .horizontal : .vertical
    case .horizontalPosition: .horizontal
    case .verticalPosition: .vertical
    }
  }

  /// Whether the meaning follows the layout direction (AL-80).
  public var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a fixed side, left or right, with or without its margin.
  public var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute is measured inside the item's margins (AL-71).
  public var isWithinMargins: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

  /// The attribute with `leading` and `trailing` turned into the sides they mean (AL-80).
  public func resolved(for direction: LayoutDirection) -> LayoutAttribute {
    let startsLeft = direction == .leftToRight
    return switch self {
    case .leading: startsLeft ? .left : .right
    case .trailing: startsLeft ? .right : .left
    case .leadingMargin: startsLeft ? .leftMargin : .rightMargin
    case .trailingMargin: startsLeft ? .rightMargin : .leftMargin
    default: self
    }
  }

  /// The name used in texts of constraints: `leading`, `centerX`, `lastBaseline`, …
  public var name: String { Self.names[rawValue] }

  /// By raw value.
  private static let names = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
    "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]
}
