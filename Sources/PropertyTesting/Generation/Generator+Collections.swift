extension Generator {
  /// Generates an array whose length is of the range; at small sizes, of its lower part.
  ///
  /// Shrinks drop runs of elements, then shrink the elements that are left.
  public static func array<Element>(
    of element: Generator<Element>, count: ClosedRange<Int>
  ) -> Generator<[Element]> where Value == [Element] {
    let lower = max(count.lowerBound, 0)
    let upper = max(count.upperBound, lower)
    return Generator<[Element]> { random, size in
      // Rounded up, so that even size 1 may give one element more than the least.
      let reach = (upper - lower) * size / maximumSize
      let limit = size > 0 ? max(reach, min(1, upper - lower)) : 0
      let length = lower + random.integer(in: 0...limit)
      var elements: [ShrinkTree<Element>] = []
      for _ in 0..<length {
        var source = random.split()
        guard let tree = element.tree(&source, size: size) else { return nil }
        elements.append(tree)
      }
      return ShrinkTree.array(of: elements, minimumCount: lower)
    }
  }

  /// Generates an array with one element of each generator, in order.
  public static func each<Element>(
    _ generators: [Generator<Element>]
  ) -> Generator<[Element]> where Value == [Element] {
    Generator<[Element]> { random, size in
      var elements: [ShrinkTree<Element>] = []
      for generator in generators {
        var source = random.split()
        guard let tree = generator.tree(&source, size: size) else { return nil }
        elements.append(tree)
      }
      return ShrinkTree.array(of: elements, minimumCount: elements.count)
    }
  }

  /// Generates a subset of the values, in their order; it shrinks to smaller subsets.
  public static func subset<Element: Sendable>(
    of values: [Element], chance: Double = 0.5
  ) -> Generator<[Element]> where Value == [Element] {
    Generator<[Element]> { random, _ in
      var kept: [ShrinkTree<Element>] = []
      for value in values where random.unitInterval() < chance {
        kept.append(ShrinkTree(value))
      }
      return ShrinkTree.array(of: kept)
    }
  }

  /// Generates a permutation of the values; it shrinks towards the given order.
  public static func permutation<Element: Sendable>(
    of values: [Element]
  ) -> Generator<[Element]> where Value == [Element] {
    Generator<[Int]> { random, _ in
      var order = Array(values.indices)
      for index in order.indices.dropFirst().reversed() {
        order.swapAt(index, random.integer(in: 0...index))
      }
      return .unfold(order) { order in
        // Undo one inversion between neighbours at a time, after trying the sorted order at once.
        let sorted = order.sorted()
        guard order != sorted else { return [] }
        let steps = order.indices.dropLast().filter { order[$0] > order[$0 + 1] }
        return [sorted]
          + steps.map { index in
            var step = order
            step.swapAt(index, index + 1)
            return step
          }
      }
    }
    .map { order in order.map { values[$0] } }
  }

  /// Generates `nil` one time in five, otherwise a value; `nil` is simpler.
  public func optional() -> Generator<Value?> {
    Generator<Value?>.frequency([
      (weight: 1, generator: .constant(nil)),
      (weight: 4, generator: self.map { Optional($0) }),
    ])
  }
}

extension Generator where Value == String {
  /// Generates a string of the given characters; it shrinks to shorter strings of earlier characters.
  public static func string(
    of characters: String = "abcdefghijklmnopqrstuvwxyz", count: ClosedRange<Int>
  ) -> Generator<String> {
    Generator<[Character]>
      .array(of: .element(of: Array(characters)), count: count)
      .map { String($0) }
  }
}
