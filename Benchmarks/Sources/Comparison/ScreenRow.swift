import Screens

/// One line of the report on screens: a phase at one size.
struct ScreenRow {
  /// The phase in which a screen is made.
  static let firstLayout = "first layout"

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
  /// What Yoga takes for the same, in microseconds; nil where it was not asked.
  var yoga: Double?
  /// How far Yoga's frames lie from ours at most after the first layout, in points.
  var yogaDistance: Double?
  /// Whether all frames after the phase are those of a screen made from nothing.
  var agree: Bool
}
