/// An item that has a natural size on one or both axes (AL-50 … AL-55).
public protocol ContentSizedItem: LayoutItem {
  /// The natural size of the alignment rectangle, in points; `LayoutSize.noIntrinsicMetric` on an
  /// axis without one.
  var layoutContentSize: LayoutSize { get }

  /// Whether the content flows into more lines where it has less width.
  var layoutWrapsContent: Bool { get }

  /// How strongly the item resists becoming larger than its content.
  func layoutHugging(for axis: LayoutAxis) -> LayoutPriority

  /// How strongly the item resists becoming smaller than its content.
  func layoutCompressionResistance(for axis: LayoutAxis) -> LayoutPriority
}

extension ContentSizedItem {
  public var layoutWrapsContent: Bool { false }
  public func layoutHugging(for axis: LayoutAxis) -> LayoutPriority { .defaultLow }
  public func layoutCompressionResistance(for axis: LayoutAxis) -> LayoutPriority { .defaultHigh }
}
