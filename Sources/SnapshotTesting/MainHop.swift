import Dispatch
import Foundation
import PortableUIKit

/// Brings work to the main actor, on which views are laid out and drawn, from wherever a test runs.
enum MainHop {
  /// Seconds that a test waits for its turn: a large suite that runs in parallel asks for many pictures at once, and
  /// a test that blocks the main actor would wait for ever.
  static let patience: TimeInterval = 300

  /// The main actor did not come to the work.
  struct Blocked: Error, CustomStringConvertible {
    var description: String {
      "the main actor was busy for \(Int(MainHop.patience)) seconds; something blocks it"
    }
  }

  /// Runs work on the main actor and waits for it.
  static func run<Result>(_ work: () throws -> Result) throws -> Result {
    if MainContext.isCurrent { return try work() }
    return try withoutActuallyEscaping(work) { work in
      let errand = Errand(work)
      DispatchQueue.main.async { errand.perform() }
      return try errand.result(within: patience)
    }
  }

  /// Calls a function of the main actor, on which the caller already runs.
  static func call<Value, Result>(
    _ function: @MainActor (Value) -> Result, _ value: Value
  ) -> Result {
    nonisolated(unsafe) let value = value
    return withoutActuallyEscaping(function) { function in
      MainActor.assumeIsolated { Unchecked(value: function(value)) }.value
    }
  }

  /// A value whose owner waits while another thread has it.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Work that one thread gives to another; the lock guards the state.
  private final class Errand<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private let done = DispatchSemaphore(value: 0)
    private var work: (() throws -> Value)?
    private var outcome: Result<Value, any Error>?

    init(_ work: @escaping () throws -> Value) { self.work = work }

    func perform() {
      // The work is let go before the caller goes on, whose frame it lives in.
      if doWork() { done.signal() }
    }

    private func doWork() -> Bool {
      guard let work = take() else { return false }
      outcome = Result(catching: work)
      return true
    }

    func result(within seconds: TimeInterval) throws -> Value {
      if done.wait(timeout: .now() + seconds) == .timedOut {
        // Work that has begun is waited for: it uses the caller's values.
        if take() != nil { throw Blocked() }
        done.wait()
      }
      guard let outcome else { throw Blocked() }
      return try outcome.get()
    }

    private func take() -> (() throws -> Value)? {
      lock.withLock {
        defer { work = nil }
        return work
      }
    }
  }
}
