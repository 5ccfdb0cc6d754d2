/// What the last commit told, and which variables may differ from that: each is named once. It does not go back with the
/// rest of the state.
struct ChangeRecord: ~Copyable {
  let report: UnsafeMutablePointer<Report>
  /// The value of every variable that was last reported.
  var reported = Scratch<Double>()
  /// The variables whose values may differ from the reported ones.
  var touched = Stack<Int32>()
  /// Whether a variable is one of them, and whether inactive rows may be on it.
  var flags = Scratch<VariableFlags>()
}

extension ChangeRecord {
  /// Frees what does not lie in a block.
  func deallocate() {
    touched.deallocate()
  }
}
