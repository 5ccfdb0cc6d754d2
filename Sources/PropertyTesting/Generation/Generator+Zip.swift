extension Generator {
  /// Generates pairs; each part shrinks on its own.
  public static func zip<A, B>(
    _ a: Generator<A>, _ b: Generator<B>
  ) -> Generator<(A, B)> where Value == (A, B) {
    Generator<(A, B)> { random, size in
      var first = random.split()
      var second = random.split()
      guard let left = a.tree(&first, size: size), let right = b.tree(&second, size: size) else {
        return nil
      }
      return left.paired(with: right)
    }
  }

  /// Generates triples; each part shrinks on its own.
  public static func zip<A, B, C>(
    _ a: Generator<A>, _ b: Generator<B>, _ c: Generator<C>
  ) -> Generator<(A, B, C)> where Value == (A, B, C) {
    Generator<((A, B), C)>.zip(.zip(a, b), c).map { ($0.0, $0.1, $1) }
  }

  /// Generates quadruples; each part shrinks on its own.
  public static func zip<A, B, C, D>(
    _ a: Generator<A>, _ b: Generator<B>, _ c: Generator<C>, _ d: Generator<D>
  ) -> Generator<(A, B, C, D)> where Value == (A, B, C, D) {
    Generator<((A, B), (C, D))>.zip(.zip(a, b), .zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
  }

  /// Generates quintuples; each part shrinks on its own.
  public static func zip<A, B, C, D, E>(
    _ a: Generator<A>, _ b: Generator<B>, _ c: Generator<C>, _ d: Generator<D>, _ e: Generator<E>
  ) -> Generator<(A, B, C, D, E)> where Value == (A, B, C, D, E) {
    Generator<((A, B, C), (D, E))>.zip(.zip(a, b, c), .zip(d, e))
      .map { ($0.0, $0.1, $0.2, $1.0, $1.1) }
  }
}
