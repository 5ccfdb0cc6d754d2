/// The size of a system and what it takes.
struct SystemCounts {
  var workload: String
  var size: Int
  var variables: Int
  /// As an engine without two-sided rows counts them.
  var constraints: Int
  /// As the solver of this package counts them: a content size is one row.
  var rows: Int
  var nonzeros: Int
  /// Nil if the build was stopped, for both engines.
  var heapBytes: Int64?
  var peerHeapBytes: Int64?
  var buildAllocations: Double

  var bytesPerVariableAndRow: Double? {
    heapBytes.map { Double($0) / Double(variables + rows) }
  }
}
