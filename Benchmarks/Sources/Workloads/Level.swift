/// One level of preference: a number that orders levels, and the weight that stands for it in solvers
/// which know only weighted sums.
///
/// The number is what the lexicographic solver reads; the weight is what kiwi and a plain linear
/// program read. Weights are a thousand apart, as kiwi's own `strong`, `medium` and `weak` are.
public struct Level: Hashable, Sendable {
  public let priority: Double
  public let weight: Double

  public init(priority: Double, weight: Double) {
    self.priority = priority
    self.weight = weight
  }

  /// A container's size while somebody drags its edge.
  public static let edit = Level(priority: 900, weight: 1e6)
  /// Resistance to becoming smaller than the content.
  public static let compression = Level(priority: 750, weight: 1e3)
  /// Resistance to becoming larger than the content.
  public static let hugging = Level(priority: 250, weight: 1)
  /// Hugging of what shall not stretch before its neighbours do: heavier within the level of hugging, so
  /// that engines of weighted sums, whose levels are a thousand apart, say the same.
  public static let strongHugging = Level(priority: 251, weight: 30)
  /// A stack's wish to be no larger than what it arranges.
  public static let stackFit = Level(priority: 49, weight: 0.03)
}
