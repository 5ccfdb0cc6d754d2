import Testing

@testable import PortableOS

/// Names of logs and locks.
@Suite struct LogTests {
  @Test("Places of a format take values, whatever is said of their privacy")
  func formats() {
    #expect(
      formatted("%{public}@ has %d of %{private}04d, %.2f%% and %x", ["a", 3, UInt8(7), 1.5, 255])
        == "a has 3 of 0007, 1.50% and ff")
    #expect(formatted("%@ %lld %@", ["x", Int64(2)]) == "x 2 %@")
    #expect(formatted("100%", []) == "100%")
  }

  @Test("Messages are texts with values; information is left out, and all of a disabled log")
  func messages() {
    let message: OSLogMessage = "at \(1.25, format: .fixed(precision: 1)) \("a", privacy: .public)"
    #expect(message.text == "at 1.2 a")
    #expect(OSLog.default.isEnabled(type: .error) && !OSLog.default.isEnabled(type: .debug))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    Logger(.disabled).error("\(1) is not written")
    os_log("%d is not written", log: .disabled, type: .error, 1)
  }

  @Test("A lock lets one in at a time")
  func locks() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    defer { lock.deallocate() }
    lock.initialize(to: os_unfair_lock())
    #expect(os_unfair_lock_trylock(lock))
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    let count = OSAllocatedUnfairLock(initialState: 1)
    count.withLock { $0 += 2 }
    #expect(count.withLock { $0 } == 3)
  }
}
