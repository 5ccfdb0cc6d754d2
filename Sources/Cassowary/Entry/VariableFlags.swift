/// The flags that passes over many variables read first of each, in a byte: most need no more of the variable then.
struct VariableFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  /// The value may differ from the reported one, and the variable is listed for that.
  static let touched = VariableFlags(rawValue: 1)
  /// Inactive rows may be on the variable: without this there is none.
  ///
  /// A way back may bring rows again, so that this is not taken away while changes are recorded.
  static let watched = VariableFlags(rawValue: 2)
}
