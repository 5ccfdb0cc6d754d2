/// One of the two directions a layout is solved along (raw values of AL-119).
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1

  /// The axis at right angles to this one.
  public var perpendicular: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutAxis: NamedSetting {
  package static var named: KeyValuePairs<String, LayoutAxis> {
    ["horizontal": .horizontal, "vertical": .vertical]
  }
}
