import AutoLayout

extension NumberText {
  /// `value` with as many digits as it has, without a fraction where it is whole: `12`, `0.1`.
  package static func exact(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }
}
