/// The random source and size of one case: enough to generate it again.
public struct ReplayedCase: Hashable, Sendable {
  /// The seed of the case.
  public let seed: UInt64
  /// The size of the case, 0 to 100.
  public let size: Int

  /// Makes a replay.
  public init(seed: UInt64, size: Int) {
    self.seed = seed
    self.size = size
  }
}
