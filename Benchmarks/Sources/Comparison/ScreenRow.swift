import Screens

/// One line of the report on screens: a phase at one size.
struct ScreenRow {
  var screen: String
  var phase: String
  var isLocal: Bool
  var views: Int
  /// Microseconds of thread CPU time per step.
  var microseconds: Double
  var allocations: Double
  /// Per step of the first cycle, the average.
  var variablesMoved: Double
  var pivots: Double
  var rectanglesChanged: Double
  var viewsLaidOut: Double
  /// Whether all frames after the phase are those of a screen made from nothing.
  var agree: Bool
}
