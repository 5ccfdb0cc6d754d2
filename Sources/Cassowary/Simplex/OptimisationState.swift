/// The progress of the present optimisation, and its difficulties.
struct OptimisationState: ~Copyable {
  /// Steps of the present optimisation, repairs of its accuracy, and whether it seems to cycle.
  var steps = 0
  var repairs: Int32 = 0
  /// Factorisations of the present optimisation.
  var factorisations = 0
  var usesBlandsRule = false
  /// Why the present operation cannot tell what holds, or prove the point best; nil as long as it can.
  var trouble: NumericalTrouble?
  var counts = Counts()

  struct Counts: BitwiseCopyable {
    /// The cost of dual steps for required constraints since the last commit, as `workOfSteps` counts it.
    var workOfRestoring: Int64 = 0
    /// The number of factorisations because of magnified rounding since the last optimisation began.
    var rebuilds: Int32 = 0
    /// Why the last commit could not prove the point optimal, as ``NumericalTrouble/number``; zero if it did.
    var unproved: Int16 = 0
    /// Whether a step since the last commit rested on numbers of which rounding may be a large part.
    var isDoubted = false
  }
}
