import CMeasure

/// Time and allocations since the start.
struct Stopwatch {
  /// A clock to measure by, in nanoseconds.
  enum Clock {
    /// CPU time of this thread: what else the machine does is left out, but every reading is a call of the system.
    case thread
    /// Time that passes, read without a call: for what takes a microsecond or less.
    case wall

    fileprivate var now: Int64 {
      switch self {
      case .thread: measure_thread_time()
      case .wall: measure_wall_time()
      }
    }

    /// What a stopwatch shows if nothing happens between its start and a look at it, in nanoseconds: the median of
    /// means, because a single reading may be in tens.
    var timeOfReading: Double {
      let means = (0..<21).map { _ in
        (0..<100).reduce(0.0) { sum, _ in sum + Double(Stopwatch(self).elapsed) } / 100
      }
      return means.median
    }
  }

  private let clock: Clock
  private let allocationsAtStart: Int64
  private let start: Int64

  init(_ clock: Clock = .thread) {
    self.clock = clock
    allocationsAtStart = measure_allocations()
    start = clock.now
  }

  /// Nanoseconds.
  var elapsed: Int64 { clock.now - start }
  var allocations: Int64 { measure_allocations() - allocationsAtStart }

  static func deadline(after nanoseconds: Int64) -> Int64 { measure_coarse_time() + nanoseconds }
}
