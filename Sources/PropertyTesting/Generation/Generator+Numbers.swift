extension Generator where Value == Int {
  /// Generates an integer of the range; it shrinks towards `origin`, by default the number of the range
  /// nearest to zero.
  public static func integer(in range: ClosedRange<Int>, origin: Int? = nil) -> Generator<Int> {
    let goal = min(max(origin ?? 0, range.lowerBound), range.upperBound)
    return Generator { random, _ in
      .integer(random.integer(in: range), in: range, towards: goal)
    }
  }
}

extension Generator where Value == Double {
  /// Generates a number of the range, every bit random; it shrinks towards zero or the end nearest to it,
  /// over whole numbers first.
  public static func double(in range: ClosedRange<Double>) -> Generator<Double> {
    let goal = min(max(0, range.lowerBound), range.upperBound)
    return Generator { random, _ in
      let share = random.unitInterval()
      let value = range.lowerBound * (1 - share) + range.upperBound * share
      return .double(value, in: range, towards: goal)
    }
  }

  /// Generates a multiple of `step` between two numbers of steps: lengths on a pixel grid, for instance.
  public static func multiple(of step: Double, steps: ClosedRange<Int>) -> Generator<Double> {
    Generator<Int>.integer(in: steps).map { Double($0) * step }
  }
}

extension Generator where Value == Bool {
  /// Generates `true` or `false`; `false` is simpler.
  public static var boolean: Generator<Bool> { .element(of: [false, true]) }

  /// Generates `true` with the given chance, a number of `0...1`.
  public static func chance(of probability: Double) -> Generator<Bool> {
    Generator { random, _ in
      .unfold(random.unitInterval() < probability) { $0 ? [false] : [] }
    }
  }
}
