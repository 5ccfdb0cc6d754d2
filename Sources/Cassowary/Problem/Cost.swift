/// The cost of missing a constraint, and the relation of the constraint as written to its row. Most constraints of a
/// system share a few of these.
struct Cost: BitwiseCopyable {
  /// Factor from the row's scaled form to the form as written: written = scale * row.
  var scale: Double
  var weight: Double
  /// Levels of the costs below and above the right-hand side as written; negative if there is none.
  var levelBelow: Double
  var levelAbove: Double

  /// How steep the cost of a unit of the row is.
  @inline(__always) var slope: Double { weight * abs(scale) }
  /// The level of the cost left of the breakpoint.
  @inline(__always) var leftLevel: Double { scale > 0 ? levelBelow : levelAbove }
  /// The level of the cost right of the breakpoint.
  @inline(__always) var rightLevel: Double { scale > 0 ? levelAbove : levelBelow }

  /// The sides of the breakpoint on which values cost something or are forbidden.
  var sides: Member.Sides {
    @inline(__always) get {
      var sides: Member.Sides = []
      if leftLevel >= 0 { sides.insert(.costsLeft) }
      if rightLevel >= 0 { sides.insert(.costsRight) }
      if leftLevel == .infinity { sides.insert(.forbidsLeft) }
      if rightLevel == .infinity { sides.insert(.forbidsRight) }
      return sides
    }
  }

  /// A number less than 64 that differs between most kinds of constraints of a system.
  @inline(__always)
  var kind: Int32 {
    // This shift and multiplication keeps the usual pairs of levels apart.
    let mixed = scale.bitPattern ^ levelBelow.bitPattern ^ levelAbove.bitPattern >> 39
    return Int32(truncatingIfNeeded: (mixed &* 0x94d0_49bb_1331_11eb) >> 58)
  }

  /// True if two costs are the same bit by bit, compared at once and not number by number.
  @inline(__always)
  static func == (one: Cost, other: Cost) -> Bool {
    let slopes =
      (one.scale.bitPattern ^ other.scale.bitPattern)
      | (one.weight.bitPattern ^ other.weight.bitPattern)
    let levels =
      (one.levelBelow.bitPattern ^ other.levelBelow.bitPattern)
      | (one.levelAbove.bitPattern ^ other.levelAbove.bitPattern)
    return slopes | levels == 0
  }

  @inline(__always)
  var hash: UInt64 {
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    let slopes = (scale.bitPattern &* factor) ^ weight.bitPattern
    let levels = (levelBelow.bitPattern &* factor) ^ levelAbove.bitPattern
    let hash = (slopes ^ slopes >> 32 ^ levels &* factor) &* factor
    return hash >> 32
  }
}
