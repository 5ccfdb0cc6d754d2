/// Says when the turn of the run loop ends, at which pending passes are done.
@MainActor public protocol FrameClock: AnyObject {
  /// Has `turn` run once, at the end of the current turn.
  func requestTurn(_ turn: @escaping @MainActor () -> Void)
}
