/// What a phase gave on one engine.
struct PhaseMeasurement {
  var labels: [String: Measurement]
  /// Whether the engine was left in the middle of a cycle and can't be used any more.
  var isSpent: Bool
}
