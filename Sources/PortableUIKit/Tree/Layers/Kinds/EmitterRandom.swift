import Foundation

/// Numbers that depend on a seed and on which particle they are for, and on nothing else.
///
/// SplitMix64 (Steele, Lea and Flood 2014, DOI 10.1145/2660193.2660195).
struct EmitterRandom {
  private var state: UInt64

  init(seed: UInt32, cell: Int, particle: Int) {
    state = UInt64(seed)
    _ = next()
    state ^= UInt64(truncatingIfNeeded: cell) &* 0x9E37_79B9_7F4A_7C15
    _ = next()
    state ^= UInt64(truncatingIfNeeded: particle)
  }

  /// The numbers of particles that another particle emits; none have been taken from `parent` yet.
  init(within parent: EmitterRandom, cell: Int, particle: Int) {
    self = parent
    // Apart from the parent's own numbers, and from those of the layer's cells.
    state = ~next() ^ UInt64(truncatingIfNeeded: cell) &* 0x9E37_79B9_7F4A_7C15
    _ = next()
    state ^= UInt64(truncatingIfNeeded: particle)
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// An even number of 0..<1.
  mutating func unit() -> CGFloat { CGFloat(next() >> 11) / 9_007_199_254_740_992 }

  /// A uniform number at most `range` from 0.
  mutating func around(_ range: CGFloat) -> CGFloat { (2 * unit() - 1) * range }
}
