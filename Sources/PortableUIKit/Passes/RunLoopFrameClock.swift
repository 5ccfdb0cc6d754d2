import Foundation

/// A clock that runs pending passes on the main run loop.
@MainActor public final class RunLoopFrameClock: FrameClock {
  public init() {}

  public func requestTurn(_ turn: @escaping @MainActor () -> Void) {
    RunLoop.main.perform {
      MainActor.assumeIsolated { turn() }
    }
  }
}
