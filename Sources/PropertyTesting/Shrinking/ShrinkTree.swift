/// A generated value together with every simpler value it may be shrunk to, lazily.
///
/// The tree *is* the shrinker: a generator returns it, so shrinking respects whatever the generator promises
/// (a range, a filter, a relation between two values) and nobody writes a second function that could break
/// the promise. Children are computed on demand; a passing case never pays for them.
///
/// Source: J. Stanley's Hedgehog, "integrated shrinking".
public struct ShrinkTree<Value: Sendable>: Sendable {
  /// The value at the root.
  public let value: Value
  private let makeShrinks: @Sendable () -> AnySequence<ShrinkTree<Value>>
  let numbers: ShrinkNumbers<Value>

  /// Makes a tree from a value and a function that lists its simpler versions, simplest first.
  public init(
    _ value: Value,
    shrinks: @escaping @Sendable () -> AnySequence<ShrinkTree<Value>> = { AnySequence([]) }
  ) {
    self.init(value, numbers: .none, shrinks: shrinks)
  }

  init(
    _ value: Value, numbers: ShrinkNumbers<Value>,
    shrinks: @escaping @Sendable () -> AnySequence<ShrinkTree<Value>>
  ) {
    self.value = value
    self.numbers = numbers
    makeShrinks = shrinks
  }

  /// The simpler trees, simplest first; computed each time it is asked for.
  public var shrinks: AnySequence<ShrinkTree<Value>> { makeShrinks() }

  /// Makes the tree in which each value shrinks to the values that `simpler` lists for it.
  public static func unfold(
    _ value: Value, _ simpler: @escaping @Sendable (Value) -> [Value]
  ) -> ShrinkTree<Value> {
    ShrinkTree(value) {
      AnySequence(simpler(value).lazy.map { unfold($0, simpler) })
    }
  }
}

extension ShrinkTree where Value == Int {
  /// The tree of an integer of a range, which shrinks towards `origin`.
  static func integer(_ value: Int, in range: ClosedRange<Int>, towards origin: Int) -> ShrinkTree {
    let (distance, isTooFar) = value.subtractingReportingOverflow(origin)
    let numbers = ShrinkNumbers<Int>(
      distances: { [isTooFar ? 0 : distance] },
      moved: { changes in
        guard let distance = changes[0] else { return nil }
        let (moved, isBeyond) = origin.addingReportingOverflow(distance)
        guard !isBeyond, range.contains(moved) else { return nil }
        return .integer(moved, in: range, towards: origin)
      })
    var simpler = NumberShrinks.integers(value, towards: origin)
    // A number above the origin is simpler than the one as far below: 1 before -1.
    if distance < 0, !isTooFar, distance != .min {
      let (mirrored, isBeyond) = origin.subtractingReportingOverflow(distance)
      if !isBeyond, range.contains(mirrored) { simpler.insert(mirrored, at: 1) }
    }
    let candidates = simpler
    return ShrinkTree(value, numbers: numbers) {
      AnySequence(
        candidates.lazy.map {
          .integer($0, in: range, towards: origin)
        })
    }
  }
}

extension ShrinkTree where Value == Double {
  /// The tree of a number of a range, which shrinks towards `origin`; other numbers move it by whole steps.
  static func double(
    _ value: Double, in range: ClosedRange<Double>, towards origin: Double
  ) -> ShrinkTree {
    let distance = Int(exactly: (value - origin).rounded(.towardZero)) ?? 0
    let numbers = ShrinkNumbers<Double>(
      distances: { [distance] },
      moved: { changes in
        guard let wanted = changes[0] else { return nil }
        let moved = value + (Double(wanted) - Double(distance))
        guard range.contains(moved) else { return nil }
        return .double(moved, in: range, towards: origin)
      })
    return ShrinkTree(value, numbers: numbers) {
      AnySequence(
        NumberShrinks.doubles(value, towards: origin, in: range).lazy.map {
          .double($0, in: range, towards: origin)
        })
    }
  }
}
