/// The key by which the row of a linear form is looked for.
struct FormKey: BitwiseCopyable {
  private var mixed: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  /// The key of a linear form.
  @inline(__always)
  init(_ run: UnsafeBufferPointer<Entry>) {
    for entry in run { add(entry.variable, entry.coefficient.bitPattern) }
  }

  /// Takes in the next term, by its variable and the bits of its coefficient.
  @inline(__always)
  mutating func add(_ variable: VariableID, _ coefficient: UInt64) {
    let variable = UInt32(bitPattern: variable.number)
    // The last bits of a coefficient are zero, as a rule.
    mixed = (mixed ^ coefficient &+ UInt64(variable)) &* 0x9e37_79b9_7f4a_7c15
    mixed ^= mixed >> 29
  }

  var hash: UInt32 {
    @inline(__always) get { UInt32(truncatingIfNeeded: mixed) }
  }

  /// A byte of the hash that tells most other forms apart; never zero.
  var tag: UInt32 {
    @inline(__always) get { max(hash >> 24, 1) }
  }
}
