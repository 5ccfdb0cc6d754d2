import Workloads

extension Highs {
  /// How good the best answer to a system is; nil unless it is found.
  func optimum(of state: SystemState) -> Assessment? {
    solve(LinearProgram(state)).map {
      Assessment(of: Array($0.values.prefix(state.variableCount)), in: state)
    }
  }
}
