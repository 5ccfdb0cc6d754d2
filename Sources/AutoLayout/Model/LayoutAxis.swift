/// One of the two directions a layout is solved along (raw values of AL-119).
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1
}

extension LayoutAxis: NamedSetting {
  package static var named: KeyValuePairs<String, LayoutAxis> {
    ["horizontal": .horizontal, "vertical": .vertical]
  }
}
