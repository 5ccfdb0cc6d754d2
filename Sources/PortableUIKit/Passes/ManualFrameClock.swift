/// A clock that a test turns by hand.
@MainActor public final class ManualFrameClock: FrameClock {
  private var pending: [@MainActor () -> Void] = []

  public init() {}

  public func requestTurn(_ turn: @escaping @MainActor () -> Void) { pending.append(turn) }

  /// Whether a turn was asked for.
  public var isPending: Bool { !pending.isEmpty }

  /// Runs what was asked for so far; what that asks for waits for the next tick.
  public func tick() {
    let turns = pending
    pending = []
    for turn in turns { turn() }
  }
}
