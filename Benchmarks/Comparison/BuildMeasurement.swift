/// The time and the memory of a build on one engine.
struct BuildMeasurement<Engine: Replay> {
  /// The time; a lower bound if `engine` is nil.
  var time: Measurement
  /// Bytes on the heap after the build that were not there before it.
  var heapBytes: Int64
  /// The first engine built, ready for the phases; nil if the build was stopped or failed.
  var engine: Engine?
}
