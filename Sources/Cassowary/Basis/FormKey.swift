/// Where the row of a linear form is looked for.
struct FormKey: BitwiseCopyable {
  var hash: UInt32
  /// The sum of the variables' numbers: it differs little between forms of neighbouring variables.
  var place: UInt32

  /// A byte of the hash that tells most other forms apart; never zero.
  var tag: UInt32 {
    @inline(__always) get { max(hash >> 24, 1) }
  }
}
