import CMeasure

/// Thread CPU time and allocations since the start.
struct Stopwatch {
  private let start = measure_thread_time()
  private let allocationsAtStart = measure_allocations()

  /// Nanoseconds of CPU time of this thread.
  var elapsed: Int64 { measure_thread_time() - start }
  var allocations: Int64 { measure_allocations() - allocationsAtStart }

  static func deadline(after nanoseconds: Int64) -> Int64 { measure_coarse_time() + nanoseconds }
}
