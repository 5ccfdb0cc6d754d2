/// What memory alone takes: passes over as much of it as a solver could not do without, and nothing else.
///
/// A thousand views lie in the cache of a core, a hundred thousand do not. How much longer the same pass takes for
/// each view then is the machine's part of every exponent.
struct BareMemory {
  /// What the pass does, for the report.
  let what: String
  /// Microseconds by number of views.
  let times: [Int: Double]

  /// The exponent with which the time of the pass grows.
  var exponent: Double? {
    Report.exponent { times[$0] }
  }

  /// All passes, measured.
  static func measure(_ budget: Budget) -> [BareMemory] {
    [
      BareMemory(what: "four numbers a view: new = old + rate × step", budget) { move(views: $0) },
      BareMemory(what: "a kilobyte a view: written", budget) { write(views: $0) },
    ]
  }

  private init(what: String, _ budget: Budget, pass: (_ views: Int) -> () -> Void) {
    self.what = what
    var times: [Int: Double] = [:]
    for views in Report.growthSizes { times[views] = Self.median(of: pass(views), budget) }
    self.times = times
  }

  /// What a repeated resize has to do at least: from where everything was to where it is, both of which are
  /// reported, and then back.
  private static func move(views: Int) -> () -> Void {
    let count = 4 * views
    var old = [Double](repeating: 1, count: count)
    var new = old
    let rates = (0..<count).map { Double($0 % 7) }
    var step = 0.5
    return {
      rates.withUnsafeBufferPointer { rates in
        old.withUnsafeBufferPointer { old in
          new.withUnsafeMutableBufferPointer { new in
            for place in 0..<count { new[place] = old[place] + rates[place] * step }
          }
        }
      }
      swap(&old, &new)
      step = -step
    }
  }

  /// What a build has to do at least: to write as much as it holds afterwards, into memory that is at hand.
  private static func write(views: Int) -> () -> Void {
    var words = [UInt64](repeating: 0, count: 128 * views)
    var value: UInt64 = 0
    return {
      value &+= 1
      words.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
    }
  }

  /// Microseconds of a pass: the median of samples of as many passes as the budget has time for.
  private static func median(of pass: () -> Void, _ budget: Budget) -> Double {
    pass()
    pass()
    var samples: [Double] = []
    let share = budget.target / Int64(budget.samples)
    budget.sample(&samples) { samples in
      let watch = Stopwatch()
      var passes = 0
      repeat {
        pass()
        passes += 1
      } while watch.elapsed < share
      let time = watch.elapsed
      samples.append(Double(time) / 1000 / Double(passes))
      return time
    }
    return samples.median
  }
}
