#if DEBUG && !hasFeature(Embedded) && !os(Windows) && !os(WASI)
  /// The call of a solver that is under way, in debug builds: its thread, and how many calls it is within.
  struct Presence {
    private var thread: UInt = 0
    private var depth = 0

    /// Notes that a call begins. The program ends with a message if another thread is within a call.
    mutating func begin() {
      let current = currentThread()
      if depth > 0 && thread != current {
        fatalError(
          "Two threads use one solver at the same time. Use it from one, or from an actor.")
      }
      thread = current
      depth += 1
    }

    /// Notes that a call ends.
    mutating func finish() { depth -= 1 }
  }

  /// The word of the C library for the thread that calls: this module imports nothing, and the runtime has no other.
  @_silgen_name("pthread_self")
  private func currentThread() -> UInt
#endif

extension Solver {
  /// Notes that a call begins, in debug builds; ``finish()`` notes its end.
  @inline(__always)
  func begin() {
    #if DEBUG && !hasFeature(Embedded) && !os(Windows) && !os(WASI)
      presence.begin()
    #endif
  }

  @inline(__always)
  func finish() {
    #if DEBUG && !hasFeature(Embedded) && !os(Windows) && !os(WASI)
      presence.finish()
    #endif
  }
}
