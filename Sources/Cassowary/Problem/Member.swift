/// One constraint's part in the piecewise-linear cost of a row: a breakpoint, left of which the cost falls
/// and right of which it rises.
struct Member: PoolElement {
  /// The sides of a breakpoint on which values cost something or are forbidden.
  struct Sides: OptionSet, BitwiseCopyable {
    let rawValue: UInt32
    /// Values left of the bound cost something.
    static let costsLeft = Sides(rawValue: 1)
    /// Values right of the bound cost something.
    static let costsRight = Sides(rawValue: 2)
    /// Values left of the bound are forbidden.
    static let forbidsLeft = Sides(rawValue: 4)
    /// Values right of the bound are forbidden.
    static let forbidsRight = Sides(rawValue: 8)

    /// How many bits they take.
    fileprivate static var width: UInt32 { 4 }
    fileprivate static var mask: UInt32 { 1 << width - 1 }
  }

  /// The number of a cost and the sides of its breakpoints, in a word that is zero for none.
  struct Pull: BitwiseCopyable {
    fileprivate let word: UInt32

    @inline(__always)
    fileprivate init(word: UInt32) { self.word = word }

    init(cost: Int32, sides: Sides) {
      word = UInt32(bitPattern: cost &+ 1) << Sides.width | sides.rawValue
    }

    @inline(__always) var isNone: Bool { word == 0 }
    /// The number in ``Core/costs`` of how steeply the cost falls and rises, and at which levels.
    @inline(__always) var cost: Int32 { Int32(bitPattern: word >> Sides.width) &- 1 }
    @inline(__always) var sides: Sides { Sides(rawValue: word & Sides.mask) }
  }

  var bound: Double
  /// The constraint that owns the breakpoint, and above it the pull. They are written as one word: a move of the whole
  /// has to wait if two halves have just been written.
  private var word: UInt64

  @inline(__always)
  init(bound: Double, constraint: ConstraintID, _ pull: Pull) {
    self.init(bound: bound, number: constraint.number, pull)
  }

  /// A breakpoint that no constraint owns yet.
  @inline(__always)
  init(bound: Double, _ pull: Pull) { self.init(bound: bound, number: -1, pull) }

  @inline(__always)
  private init(bound: Double, number: Int32, _ pull: Pull) {
    self.bound = bound
    word = UInt64(pull.word) &<< 32 | UInt64(UInt32(bitPattern: number))
  }

  /// The constraint that owns the breakpoint.
  @inline(__always) var constraint: ConstraintID {
    get { ConstraintID(Int32(truncatingIfNeeded: word)) }
    set { word = word & ~0xffff_ffff | UInt64(UInt32(bitPattern: newValue.number)) }
  }

  @inline(__always) private var pull: Pull { Pull(word: UInt32(truncatingIfNeeded: word &>> 32)) }

  init(freeLink: Int32) { self.init(bound: 0, number: freeLink, Pull(word: 0)) }
  var freeLink: Int32 { constraint.number }

  /// The number in ``Core/costs`` of how steeply the cost falls and rises, and at which levels.
  @inline(__always) var cost: Int32 { pull.cost }
  @inline(__always) private var sides: Sides { pull.sides }

  /// True if values left of the bound cost something.
  @inline(__always) var costsLeft: Bool { sides.contains(.costsLeft) }
  /// True if values right of the bound cost something.
  @inline(__always) var costsRight: Bool { sides.contains(.costsRight) }
  /// True if values left of the bound are forbidden.
  @inline(__always) var forbidsLeft: Bool { sides.contains(.forbidsLeft) }
  /// True if values right of the bound are forbidden.
  @inline(__always) var forbidsRight: Bool { sides.contains(.forbidsRight) }
  /// True if both sides of the bound are forbidden.
  @inline(__always)
  var forbidsBoth: Bool { sides.contains([.forbidsLeft, .forbidsRight]) }
  /// True if a side of the breakpoint is forbidden.
  @inline(__always)
  var isRequired: Bool { !sides.isDisjoint(with: [.forbidsLeft, .forbidsRight]) }
}
