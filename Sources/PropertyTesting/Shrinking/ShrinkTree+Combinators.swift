extension ShrinkTree {
  /// Returns the tree of transformed values.
  public func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> ShrinkTree<Result> {
    let numbers = numbers
    let lifted = ShrinkNumbers<Result>(distances: numbers.distances) {
      numbers.moved($0)?.map(transform)
    }
    return ShrinkTree<Result>(transform(value), numbers: lifted) {
      AnySequence(shrinks.lazy.map { $0.map(transform) })
    }
  }

  /// Returns the tree of a dependent value: first this value shrinks, then the one made from it.
  ///
  /// Returns `nil` where `transform` refuses the root; shrinks it refuses are left out.
  public func flatMap<Result>(
    _ transform: @escaping @Sendable (Value) -> ShrinkTree<Result>?
  ) -> ShrinkTree<Result>? {
    transform(value).map { dependent($0, transform) }
  }

  private func dependent<Result>(
    _ inner: ShrinkTree<Result>, _ transform: @escaping @Sendable (Value) -> ShrinkTree<Result>?
  ) -> ShrinkTree<Result> {
    let lifted = ShrinkNumbers<Result>(distances: inner.numbers.distances) {
      inner.numbers.moved($0).map { self.dependent($0, transform) }
    }
    return ShrinkTree<Result>(inner.value, numbers: lifted) {
      let outer = AnySequence(shrinks.lazy.compactMap { $0.flatMap(transform) })
      return AnySequence([outer, inner.shrinks].joined())
    }
  }

  /// Returns the tree without the values that do not satisfy the predicate, or `nil` if the root does not.
  ///
  /// The children of a value left out are left out with it.
  public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> ShrinkTree<Value>? {
    guard isIncluded(value) else { return nil }
    let numbers = numbers
    let lifted = ShrinkNumbers<Value>(distances: numbers.distances) {
      numbers.moved($0)?.filter(isIncluded)
    }
    return ShrinkTree(value, numbers: lifted) {
      AnySequence(shrinks.lazy.compactMap { $0.filter(isIncluded) })
    }
  }

  /// Returns the tree of pairs: either side shrinks while the other stays.
  public func paired<Other>(with other: ShrinkTree<Other>) -> ShrinkTree<(Value, Other)> {
    let (own, others) = (numbers, other.numbers)
    let both = ShrinkNumbers<(Value, Other)>(
      distances: { own.distances() + others.distances() },
      moved: {
        let count = own.distances().count
        let mine = ShrinkNumbers<Value>.shifted($0, 0..<count)
        let theirs = ShrinkNumbers<Value>.shifted($0, count..<Int.max)
        guard let first = mine.isEmpty ? self : own.moved(mine),
          let second = theirs.isEmpty ? other : others.moved(theirs)
        else { return nil }
        return first.paired(with: second)
      })
    return ShrinkTree<(Value, Other)>((value, other.value), numbers: both) {
      let first = AnySequence(shrinks.lazy.map { $0.paired(with: other) })
      let second = AnySequence(other.shrinks.lazy.map { self.paired(with: $0) })
      return AnySequence([first, second].joined())
    }
  }

  /// Returns the tree of an array: runs of elements are dropped, the longest first, then elements shrink,
  /// together where that is possible.
  ///
  /// - Parameters:
  ///   - elements: The trees of the elements.
  ///   - minimumCount: The length below which no shrink goes.
  ///   - repair: Applied to every list of elements, e.g. to drop elements that need one dropped before.
  public static func array<Element>(
    of elements: [ShrinkTree<Element>],
    minimumCount: Int = 0,
    repair: @escaping @Sendable ([ShrinkTree<Element>]) -> [ShrinkTree<Element>] = { $0 }
  ) -> ShrinkTree<[Element]> where Value == [Element] {
    ArrayShrinking(elements, minimumCount: minimumCount, repair: repair).tree
  }
}
