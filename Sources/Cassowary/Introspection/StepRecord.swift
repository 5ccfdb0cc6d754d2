/// A step as the machine knows it.
struct StepRecord {
  var entering: StepPart
  var leaving: StepPart
  var reason: SolverStep.Reason
}
