extension SmallWorld {
  /// Returns the world of transformed values.
  public func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> SmallWorld<Result> {
    SmallWorld<Result>(count: count) { transform(self[$0]) }
  }

  /// Returns the world of this one's values followed by another's.
  public func followed(by other: SmallWorld<Value>) -> SmallWorld<Value> {
    SmallWorld(count: count + other.count) { $0 < count ? self[$0] : other[$0 - count] }
  }

  /// Returns the world of all pairs; the first part changes fastest.
  public static func product<A, B>(
    _ a: SmallWorld<A>, _ b: SmallWorld<B>
  ) -> SmallWorld<(A, B)> where Value == (A, B) {
    SmallWorld<(A, B)>(count: a.count * b.count) { (a[$0 % a.count], b[$0 / a.count]) }
  }

  /// Returns the world of all triples; the first part changes fastest.
  public static func product<A, B, C>(
    _ a: SmallWorld<A>, _ b: SmallWorld<B>, _ c: SmallWorld<C>
  ) -> SmallWorld<(A, B, C)> where Value == (A, B, C) {
    SmallWorld<((A, B), C)>.product(.product(a, b), c).map { ($0.0, $0.1, $1) }
  }

  /// Returns the world of all arrays of a length; the first element changes fastest.
  public static func arrays<Element>(
    of elements: SmallWorld<Element>, count length: Int
  ) -> SmallWorld<[Element]> where Value == [Element] {
    let total = (0..<length).reduce(1) { total, _ in total * elements.count }
    return SmallWorld<[Element]>(count: total) { index in
      var rest = index
      return (0..<length).map { _ in
        defer { rest /= elements.count }
        return elements[rest % elements.count]
      }
    }
  }

  /// Returns the world of all selections of a length in which order does not count and repetition is
  /// allowed: the systems of a few rows, each system once.
  public static func selections<Element>(
    of elements: SmallWorld<Element>, count length: Int
  ) -> SmallWorld<[Element]> where Value == [Element] {
    let size = elements.count
    guard length > 0, size > 0 else {
      return SmallWorld<[Element]>(count: length == 0 ? 1 : 0) { _ in [] }
    }
    return SmallWorld<[Element]>(count: combinations(size + length - 1, length)) { index in
      // Combinatorial number system: the largest c with C(c, k) <= rest is the next member.
      var rest = index
      var member = size + length - 1
      return (1...length).reversed().map { position in
        repeat { member -= 1 } while combinations(member, position) > rest
        rest -= combinations(member, position)
        return elements[member - (position - 1)]
      }
    }
  }

  private static func combinations(_ n: Int, _ k: Int) -> Int {
    guard k <= n else { return 0 }
    var result = 1
    for step in 0..<min(k, n - k) {
      result = result * (n - step) / (step + 1)
    }
    return result
  }
}
