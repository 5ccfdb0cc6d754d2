/// What the outside knows of a variable, in one place, because a report reads and writes all of it.
struct Published: BitwiseCopyable {
  /// The value that was last reported.
  var value: Double
  /// The generation of the variable's handle.
  var generation: UInt32
  /// True if the variable's value may differ from the reported one.
  var isTouched: Bool
}
