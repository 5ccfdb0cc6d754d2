/// The numbers that a generated value was made from, for changes that concern several of them.
///
/// A shrink makes one number smaller. If equal numbers must stay equal, or a sum must stay as it is, two change at
/// once: ``NumberSearch`` asks for that, and the tree makes the value anew, within what its generator promises.
struct ShrinkNumbers<Value: Sendable>: Sendable {
  /// How far each number is from its simplest, with its sign.
  let distances: @Sendable () -> [Int]
  /// The tree in which the numbers at some places have other distances; nil where the generator makes no such value.
  let moved: @Sendable ([Int: Int]) -> ShrinkTree<Value>?

  static var none: ShrinkNumbers { ShrinkNumbers(distances: { [] }, moved: { _ in nil }) }

  /// The numbers of an array: those of its elements, one after the other.
  static func array<Element>(
    _ elements: [ShrinkTree<Element>],
    tree: @escaping @Sendable ([ShrinkTree<Element>]) -> ShrinkTree<[Element]>
  ) -> ShrinkNumbers<[Element]> {
    ShrinkNumbers<[Element]>(
      distances: { elements.flatMap { $0.numbers.distances() } },
      moved: {
        changes in
        var changed = elements
        var first = 0
        for place in elements.indices {
          let count = elements[place].numbers.distances().count
          let own = shifted(changes, first..<first + count)
          first += count
          if own.isEmpty { continue }
          guard let moved = elements[place].numbers.moved(own) else { return nil }
          changed[place] = moved
        }
        return tree(changed)
      })
  }

  /// The changes within a range of places, counted from its first.
  static func shifted(_ changes: [Int: Int], _ range: Range<Int>) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for (place, distance) in changes where range.contains(place) {
      result[place - range.lowerBound] = distance
    }
    return result
  }
}
