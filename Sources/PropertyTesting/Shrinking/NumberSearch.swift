/// Candidates in which several numbers of a value change at once, for when no simple shrink fails any more.
///
/// In this order: equal numbers become smaller together; two numbers become smaller by the same amount, so that their
/// difference stays; the earlier of two becomes smaller by the amount by which the later becomes larger, so that their
/// sum stays. Every candidate is simpler than the value, compared number by number from the first, so that the search
/// ends.
///
/// Source: D. R. MacIver, A. F. Donaldson, *Test-case reduction via test-case generation*, ECOOP 2020,
/// doi:10.4230/LIPIcs.ECOOP.2020.13, which describes the passes of hypothesis.
struct NumberSearch<Value: Sendable> {
  private let tree: ShrinkTree<Value>
  private let distances: [Int]
  /// Numbers beyond these are left as they are: pairs grow with the square.
  private static var most: Int { 48 }

  init(_ tree: ShrinkTree<Value>) {
    self.tree = tree
    distances = tree.numbers.distances()
  }

  /// The candidates, computed on demand.
  ///
  /// - Complexity: O(*n*² log *d*) candidates of *n* numbers, at most 48, at distances up to *d*.
  var candidates: some Sequence<ShrinkTree<Value>> {
    let places = distances.indices.filter { distances[$0] != 0 }.prefix(Self.most)
    let all = distances.indices.prefix(Self.most)
    let pairs = places.lazy.flatMap { first in
      all.lazy.filter { $0 > first }.map { (first, $0) }
    }
    return [
      AnySequence(places.lazy.flatMap { equals(to: $0) }),
      AnySequence(pairs.flatMap { together($0.0, $0.1) }),
      AnySequence(pairs.flatMap { redistributed($0.0, $0.1) }),
    ].lazy.joined().compactMap { changes in tree.numbers.moved(changes) }
  }

  /// The numbers as far from their simplest as the one at `place`, smaller together.
  private func equals(to place: Int) -> [[Int: Int]] {
    let places = distances.indices.filter { distances[$0].magnitude == distances[place].magnitude }
    guard places.count > 1, places.first == place else { return [] }
    return smaller(place).map { distance in
      let changes = places.map { ($0, distances[$0].signum() * abs(distance)) }
      return Dictionary(changes) { $1 }
    }
  }

  /// Both numbers smaller by the same amount.
  private func together(_ first: Int, _ second: Int) -> [[Int: Int]] {
    smaller(first).compactMap { change($0, first, second, distances[first], minus: $0) }
  }

  /// The first number smaller by the amount by which the second becomes larger.
  private func redistributed(_ first: Int, _ second: Int) -> [[Int: Int]] {
    smaller(first).compactMap { change($0, first, second, $0, minus: distances[first]) }
  }

  /// The first number at a distance, the second nearer by `more - less`; nil beyond all integers.
  private func change(
    _ distance: Int, _ first: Int, _ second: Int, _ more: Int, minus less: Int
  ) -> [Int: Int]? {
    let (step, isTooFar) = more.subtractingReportingOverflow(less)
    let (moved, isBeyond) = distances[second].subtractingReportingOverflow(step)
    return isTooFar || isBeyond ? nil : [first: distance, second: moved]
  }

  /// Distances nearer to the simplest than that at `place`, the nearest first.
  private func smaller(_ place: Int) -> [Int] {
    NumberShrinks.integers(distances[place], towards: 0)
  }
}
