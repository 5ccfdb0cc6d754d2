extension Budget {
  /// Takes samples until they have taken the target together and are enough, at a calm pace.
  ///
  /// The machine is looked at every few milliseconds: where it has slowed down, what was taken since the last look is
  /// dropped and taken again, as long as there is patience.
  ///
  /// - Parameters:
  ///   - samples: what samples are added to, a value.
  ///   - least: how many are taken although they take longer than the target.
  ///   - most: how many are taken at most, a few more where they are short.
  ///   - earlier: nanoseconds of the target that were spent before.
  ///   - take: adds a sample, and returns how many nanoseconds it took.
  func sample<Samples>(
    _ samples: inout Samples, least: Int = 1, most: Int = .max, earlier: Int64 = 0,
    _ take: (inout Samples) -> Int64
  ) {
    var spent = earlier
    var count = 0
    if spent < target || count < least { pace.waitForCalm() }
    while (spent < target || count < least) && count < most {
      let before = samples
      var time: Int64 = 0
      var taken = 0
      repeat {
        time += take(&samples)
        taken += 1
      } while time < Self.lookAfter && spent + time < target
      if pace.hasSlowed(during: time) {
        samples = before
        pace.waitForCalm()
      } else {
        spent += time
        count += taken
      }
    }
  }

  /// Nanoseconds after which the machine is looked at: a look takes a hundredth of that.
  private static var lookAfter: Int64 { 2_500_000 }
}
