/// A seeded source of random bits that can be split into independent sources.
///
/// The generator is SplitMix64: a counter stepped by an odd constant (its *gamma*) and a bit mixer. Equal
/// seeds give equal bits on every platform and in every version of the standard library; that is why this
/// type draws bounded integers itself instead of calling `Int.random(in:using:)`, whose use of the bits is
/// not documented to stay the same.
///
/// Splitting makes lazy shrinking repeatable: a generator that depends on an earlier value keeps its own source and can
/// be run again for a smaller value without disturbing any other draw.
///
/// Source: G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014,
/// doi:10.1145/2660193.2660195.
public struct RandomSource: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64
  private let gamma: UInt64

  private static let goldenGamma: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// Makes the source of a seed.
  public init(seed: UInt64) {
    state = seed
    gamma = Self.goldenGamma
  }

  private init(state: UInt64, gamma: UInt64) {
    self.state = state
    self.gamma = gamma
  }

  /// Returns the next 64 random bits.
  ///
  /// - Complexity: O(1).
  public mutating func next() -> UInt64 {
    state &+= gamma
    return Self.mixed(state)
  }

  /// Returns a source whose draws are independent of the later draws of this one.
  ///
  /// - Complexity: O(1); takes two draws.
  public mutating func split() -> RandomSource {
    let childState = next()
    state &+= gamma
    return RandomSource(state: childState, gamma: Self.mixedGamma(state))
  }

  /// Returns an integer of the range, each equally likely.
  ///
  /// - Complexity: O(1) expected; rejection makes the draw exactly uniform.
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    let width =
      UInt64(bitPattern: Int64(range.upperBound)) &- UInt64(bitPattern: Int64(range.lowerBound))
    if width == .max {
      return Int(Int64(bitPattern: next()))
    }
    let count = width + 1
    // The first `2^64 mod count` bit patterns are refused, so that every remainder is equally frequent.
    let refused = (0 &- count) % count
    var bits = next()
    while bits < refused {
      bits = next()
    }
    return Int(Int64(bitPattern: UInt64(bitPattern: Int64(range.lowerBound)) &+ bits % count))
  }

  /// Returns a number of `0 ..< 1` with 53 random bits.
  ///
  /// - Complexity: O(1).
  public mutating func unitInterval() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  private static func mixed(_ bits: UInt64) -> UInt64 {
    var z = bits
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  private static func mixedGamma(_ bits: UInt64) -> UInt64 {
    var z = bits
    z = (z ^ (z >> 33)) &* 0xff51_afd7_ed55_8ccd
    z = (z ^ (z >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    z = (z ^ (z >> 33)) | 1
    // A gamma with too regular bits would make a poor counter; the paper flips every other bit of those.
    return (z ^ (z >> 1)).nonzeroBitCount < 24 ? z ^ 0xaaaa_aaaa_aaaa_aaaa : z
  }
}
