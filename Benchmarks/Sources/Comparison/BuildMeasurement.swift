/// The time and the memory of a build on one engine.
struct BuildMeasurement<Engine: Replay> {
  /// The time; a lower bound if the build was stopped.
  var time: Measurement
  var isStopped = false
  /// Bytes on the heap after the build that were not there before it; nil if the build was stopped: what is there
  /// of the system says nothing of the whole.
  var heapBytes: Int64?
  /// An engine ready for the phases; nil if there is none.
  var engine: Engine?
}
