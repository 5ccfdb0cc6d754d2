/// Where a stack's items lie across its axis (raw values of SV-1).
public enum StackAlignment: Int, Hashable, Sendable {
  case fill = 0
  /// At the leading edge, or at the top.
  case leading = 1
  /// First baselines in line; meant for horizontal stacks.
  case firstBaseline = 2
  case center = 3
  /// At the trailing edge, or at the bottom.
  case trailing = 4
  /// Last baselines in line; meant for horizontal stacks.
  case lastBaseline = 5

  /// At the top, the vertical name of `leading`.
  public static var top: StackAlignment { .leading }

  /// At the bottom, the vertical name of `trailing`.
  public static var bottom: StackAlignment { .trailing }
}

extension StackAlignment: NamedSetting {
  package static var named: KeyValuePairs<String, StackAlignment> {
    [
      "fill": .fill, "leading": .leading, "firstBaseline": .firstBaseline, "center": .center,
      "trailing": .trailing, "lastBaseline": .lastBaseline, "top": .top, "bottom": .bottom,
    ]
  }

  /// The name in a stack along an axis: a horizontal one aligns its items at the top, not at their leading edge.
  package func name(along axis: LayoutAxis) -> String {
    switch self {
    case .leading where axis == .horizontal: "top"
    case .trailing where axis == .horizontal: "bottom"
    default: name
    }
  }
}
