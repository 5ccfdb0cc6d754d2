/// How much time a measurement may take.
struct Budget {
  /// What one measurement of one phase aims at, in nanoseconds of CPU time.
  var target: Int64
  /// Has every measurement wait for a calm machine.
  let pace: Pace
  /// How many samples the median is taken of, where the target allows so many.
  var samples = 9
  /// At least so many samples are taken of a phase whose first cycle does not take too long for a second one.
  var leastSamples = 1
  /// The time after which a build is stopped, in nanoseconds: CPU time of a trial, else wall time; see
  /// ``buildLimit(views:)``.
  private let buildLimit: Int64
  /// The CPU time after which a phase is stopped, in nanoseconds.
  var phaseLimit: Int64
  /// A first build that took less, in nanoseconds, is followed by four others, the last three of which find the
  /// memory that one of their size left.
  var warmUpLimit: Int64
  /// Whether what is short is measured a second time, seconds later.
  var measuresTwice = false

  /// The time after which a build of so many views is stopped. The million that a goal names get a minute.
  func buildLimit(views: Int) -> Int64 {
    views < 1_000_000 ? buildLimit : max(buildLimit, 60_000_000_000)
  }

  /// For `--quick`: everything in less than a minute.
  static var quick: Budget {
    Budget(
      target: 20_000_000, pace: Pace(patience: 8), buildLimit: 1_500_000_000,
      phaseLimit: 700_000_000, warmUpLimit: 0)
  }

  /// For RESULTS.md.
  static var full: Budget {
    Budget(
      target: 40_000_000, pace: Pace(patience: 300), leastSamples: 3, buildLimit: 8_000_000_000,
      phaseLimit: 1_500_000_000, warmUpLimit: 1_000_000_000, measuresTwice: true)
  }

  /// For builds in every order and random transactions: hundreds of measurements, all in about a minute.
  static func orders(_ pace: Pace) -> Budget {
    Budget(
      target: 20_000_000, pace: pace, buildLimit: 8_000_000_000, phaseLimit: 1_000_000_000,
      warmUpLimit: 40_000_000)
  }

  /// The same for kiwi's builds in every order, which are stopped early: some would take seconds each.
  var forPeerInOrders: Budget {
    Budget(
      target: target, pace: pace, buildLimit: 400_000_000, phaseLimit: phaseLimit, warmUpLimit: 0)
  }
}
