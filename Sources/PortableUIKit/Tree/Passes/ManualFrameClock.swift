import Foundation

/// A clock that a test turns by hand.
@MainActor public final class ManualFrameClock: FrameClock {
  private struct Appointment {
    let time: TimeInterval
    let action: @MainActor () -> Void
  }

  private var pending: [@MainActor () -> Void] = []
  /// In the order of their times; those of one time in the order they were asked for.
  private var appointments: [Appointment] = []
  public private(set) var now: TimeInterval = 0

  public init() {}

  public func requestTurn(_ turn: @escaping @MainActor () -> Void) { pending.append(turn) }

  public func request(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    let index = appointments.firstIndex { $0.time > time } ?? appointments.count
    appointments.insert(Appointment(time: time, action: action), at: index)
  }

  /// Whether a turn was asked for.
  public var isPending: Bool { !pending.isEmpty }

  /// Runs the turns and actions requested so far; those that they request wait for the next tick.
  public func tick() {
    let turns = pending
    pending = []
    for turn in turns { turn() }
  }

  /// Lets `duration` seconds pass: each action comes at its time, with a turn after it, and a last
  /// turn ends the whole.
  public func advance(by duration: TimeInterval) { advance(to: now + duration) }

  /// Lets time pass until `time`; one that is past already only ends the turn.
  public func advance(to time: TimeInterval) {
    let end = max(now, time)
    tick()
    while let next = appointments.first, next.time <= end {
      appointments.removeFirst()
      now = max(now, next.time)
      next.action()
      tick()
    }
    now = end
    tick()
  }
}
