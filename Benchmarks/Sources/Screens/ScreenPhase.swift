/// A cycle of steps, each of which ends with everything laid out.
@MainActor public struct ScreenPhase {
  public let name: String
  /// Whether the step touches one place only, so that its cost shall not grow with the screen.
  public let isLocal: Bool
  public let steps: [() -> Void]

  init(_ name: String, isLocal: Bool = false, steps: [() -> Void]) {
    self.name = name
    self.isLocal = isLocal
    self.steps = steps
  }
}
