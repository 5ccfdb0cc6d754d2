import Foundation

/// Says when the turn of the run loop ends, at which pending passes are done, and gives the time for
/// animations.
@preconcurrency @MainActor public protocol FrameClock: AnyObject {
  /// Seconds since a moment of the clock's own choice; never goes back.
  var now: TimeInterval { get }

  /// Has `turn` run once, at the end of the current turn.
  func requestTurn(_ turn: @escaping @MainActor () -> Void)

  /// Has `action` run once, in the first turn at or after `time`.
  func request(at time: TimeInterval, _ action: @escaping @MainActor () -> Void)
}
