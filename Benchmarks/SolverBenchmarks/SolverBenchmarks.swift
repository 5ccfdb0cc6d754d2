import Benchmark
import Cassowary

/// A handful of operations measured by ordo-one/benchmark, for baselines and for the histogram of a single
/// operation; the comparison with other engines is `Benchmarks/compare`.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput], warmupIterations: 3, scalingFactor: .kilo,
    maxDuration: .milliseconds(500), maxIterations: 1000)

  for rows in [10, 1000] {
    Benchmark("build a column of \(rows)", configuration: .init(scalingFactor: .one)) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(Column(rows: rows)) }
    }

    Benchmark("resize a column of \(rows)") { benchmark in
      let column = Column(rows: rows)
      var width = 300.0
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        width = width < 400 ? width + 1 : 300
        try column.resize(to: width)
      }
      benchmark.stopMeasurement()
    }

    Benchmark("change a content in a column of \(rows)") { benchmark in
      let column = Column(rows: rows)
      var height = 20.0
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        height = height < 40 ? height + 1 : 20
        try column.changeMiddle(to: height)
      }
      benchmark.stopMeasurement()
    }
  }
}
