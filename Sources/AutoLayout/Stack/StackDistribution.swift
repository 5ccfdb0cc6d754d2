/// How the room along a stack's axis is shared (raw values of SV-1).
public enum StackDistribution: Int, Hashable, Sendable {
  /// One item stretches or shrinks, by hugging and compression resistance.
  case fill = 0
  /// All items have the same length.
  case fillEqually = 1
  /// Lengths are proportional to natural lengths.
  case fillProportionally = 2
  /// Gaps are equal.
  case equalSpacing = 3
  /// Distances between centres are equal, as far as the least spacing allows.
  case equalCentering = 4

  /// Whether gaps are exactly the spacing, rather than at least the spacing (SV-6).
  var hasExactSpacing: Bool { rawValue <= StackDistribution.fillProportionally.rawValue }

  /// Whether the priorities of items fall with their order.
  var isOrdered: Bool { self == .fillProportionally || self == .equalCentering }
}

extension StackDistribution: NamedSetting {
  package static var named: KeyValuePairs<String, StackDistribution> {
    [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
  }
}
