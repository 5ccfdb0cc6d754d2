import Foundation

/// A clock that runs pending passes on the main run loop, and keeps the system's time.
@MainActor public final class RunLoopFrameClock: FrameClock {
  public init() {}

  public var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  public func requestTurn(_ turn: @escaping @MainActor () -> Void) {
    RunLoop.main.perform {
      MainActor.assumeIsolated { turn() }
    }
  }

  public func request(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    let timer = Timer(timeInterval: max(0, time - now), repeats: false) { _ in
      MainActor.assumeIsolated { action() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}
