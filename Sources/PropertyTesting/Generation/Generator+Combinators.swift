extension Generator {
  /// Generates one value, always.
  public static func constant(_ value: Value) -> Generator<Value> {
    Generator { _, _ in ShrinkTree(value) }
  }

  /// Generates an element of a non-empty list; earlier elements are simpler.
  ///
  /// An empty list gives a generator that refuses every time.
  public static func element(of values: [Value]) -> Generator<Value> {
    Generator { random, _ in
      guard !values.isEmpty else { return nil }
      let index = random.integer(in: 0...values.count - 1)
      return ShrinkTree.indices(index).map { values[$0] }
    }
  }

  /// Generates with one of the given generators, chosen in proportion to its weight; the shrinks of the value
  /// include values of the generators listed before it.
  public static func frequency(_ choices: [(weight: Int, generator: Generator)]) -> Generator {
    let usable = choices.filter { $0.weight > 0 }
    let total = usable.reduce(0) { $0 + $1.weight }
    return Generator { random, size in
      guard total > 0 else { return nil }
      var ticket = random.integer(in: 0...total - 1)
      let chosen = usable.firstIndex { choice in
        ticket -= choice.weight
        return ticket < 0
      }
      let source = random.split()
      return ShrinkTree.indices(chosen ?? 0).flatMap { index in
        var own = source
        return usable[index].generator.tree(&own, size: size)
      }
    }
  }

  /// Generates with one of the given generators, each equally likely.
  public static func oneOf(_ generators: [Generator]) -> Generator {
    frequency(generators.map { (weight: 1, generator: $0) })
  }

  /// Generates with a generator that depends on the size.
  public static func sized(
    _ body: @escaping @Sendable (_ size: Int) -> Generator<Value>
  ) -> Generator<Value> {
    Generator { random, size in body(size).tree(&random, size: size) }
  }

  /// Returns the generator at another size.
  public func resized(
    _ change: @escaping @Sendable (_ size: Int) -> Int
  ) -> Generator<Value> {
    Generator { random, size in self.tree(&random, size: change(size)) }
  }

  /// Returns the generator of transformed values; their shrinks are the transformed shrinks.
  public func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> Generator<Result> {
    Generator<Result> { random, size in self.tree(&random, size: size)?.map(transform) }
  }

  /// Returns the generator of values that depend on a value generated first.
  ///
  /// While the first value shrinks, the second is generated again from the same random bits.
  public func flatMap<Result>(
    _ transform: @escaping @Sendable (Value) -> Generator<Result>
  ) -> Generator<Result> {
    Generator<Result> { random, size in
      guard let outer = self.tree(&random, size: size) else { return nil }
      let source = random.split()
      return outer.flatMap { value in
        var own = source
        return transform(value).tree(&own, size: size)
      }
    }
  }

  /// Returns the generator of the values that satisfy a predicate; shrinks satisfy it too.
  ///
  /// Tries up to 50 times, at growing sizes, then refuses. Prefer building valid values to filtering.
  public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Generator<Value> {
    Generator { random, size in
      for attempt in 0..<50 {
        var source = random.split()
        if let tree = self.tree(&source, size: size + attempt), isIncluded(tree.value) {
          return tree.filter(isIncluded)
        }
      }
      return nil
    }
  }

  /// Returns the generator without shrinks, for values whose simpler versions would be misleading.
  public func withoutShrinks() -> Generator<Value> {
    Generator { random, size in
      self.tree(&random, size: size).map { ShrinkTree($0.value) }
    }
  }
}

extension ShrinkTree where Value == Int {
  /// The tree of an index: every smaller index is simpler.
  static func indices(_ index: Int) -> ShrinkTree<Int> {
    .unfold(index) { NumberShrinks.integers($0, towards: 0) }
  }
}
