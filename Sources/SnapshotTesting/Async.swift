import Foundation

/// A value that comes later.
public struct Async<Value> {
  /// Starts the work; the callback takes the value.
  public let run: (@escaping (Value) -> Void) -> Void

  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there.
  public init(value: Value) { self.init { $0(value) } }

  /// The value that a function makes of this one.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }

  /// The value, for which the run loop of this thread runs; nil if it does not come in time.
  func value(within seconds: TimeInterval) -> Value? {
    let box = Box()
    run { value in box.lock.withLock { box.value = value } }
    let end = Date() + seconds
    while true {
      if let value = box.lock.withLock({ box.value }) { return value }
      if Date() >= end { return nil }
      RunLoop.current.turn(until: end)
    }
  }

  /// The callback may come on any thread; the lock guards the value.
  private final class Box: @unchecked Sendable {
    let lock = NSLock()
    var value: Value?
  }
}

extension RunLoop {
  /// Runs for a hundredth of a second, or less if the end comes before.
  fileprivate func turn(until end: Date) {
    let next = min(end, Date() + 0.01)
    // Without a timer or another source it returns at once.
    if !run(mode: .default, before: next) {
      Thread.sleep(until: next)
    }
  }
}

extension Snapshotting {
  /// Lets the run loop run for a while before the snapshot is taken.
  ///
  /// In a test of Swift Testing that is on the main actor, work that waits in the main queue is not done meanwhile:
  /// the test itself is such work.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    nonisolated(unsafe) let take = strategy.snapshot
    return Snapshotting(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { value in
        let end = Date() + duration
        while Date() < end { RunLoop.current.turn(until: end) }
        return take(value)
      })
  }
}
