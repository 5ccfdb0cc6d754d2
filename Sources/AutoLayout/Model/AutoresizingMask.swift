/// Which margins and sizes of an item give when its parent's size changes (raw values of AR-1).
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Whether near margin, size and far margin are flexible on `axis`.
  func flexibility(_ axis: LayoutAxis) -> (near: Bool, size: Bool, far: Bool) {
    switch axis {
    case .horizontal:
      (
        contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)
      )
    case .vertical:
      (
        contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)
      )
    }
  }
}
