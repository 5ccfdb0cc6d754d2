/// Some of the four edges of a rectangle, and its baselines.
struct EdgeSet: OptionSet {
  let rawValue: UInt8

  static let top = EdgeSet(rawValue: 1 << 0)
  static let left = EdgeSet(rawValue: 1 << 1)
  static let bottom = EdgeSet(rawValue: 1 << 2)
  static let right = EdgeSet(rawValue: 1 << 3)
  static let baselines = EdgeSet(rawValue: 1 << 4)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The first or last edge along an axis.
  init(_ axis: LayoutAxis, isFar: Bool) {
    switch axis {
    case .horizontal: self = isFar ? .right : .left
    case .vertical: self = isFar ? .bottom : .top
    }
  }
}

extension LayoutInsets {
  /// The edges whose insets differ from those of `other`.
  func edges(changedFrom other: LayoutInsets) -> EdgeSet {
    [
      top == other.top ? [] : .top, left == other.left ? [] : .left,
      bottom == other.bottom ? [] : .bottom, right == other.right ? [] : .right,
    ]
  }
}

extension GuidePlacement {
  /// The edges that lie elsewhere in `other`.
  func edges(changedFrom other: GuidePlacement) -> EdgeSet {
    [
      top == other.top ? [] : .top, left == other.left ? [] : .left,
      bottom == other.bottom ? [] : .bottom, right == other.right ? [] : .right,
    ]
  }
}
