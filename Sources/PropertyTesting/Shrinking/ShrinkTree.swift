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

  /// Makes a tree from a value and a function that lists its simpler versions, simplest first.
  public init(
    _ value: Value,
    shrinks: @escaping @Sendable () -> AnySequence<ShrinkTree<Value>> = { AnySequence([]) }
  ) {
    self.value = value
    self.makeShrinks = shrinks
  }

  /// The simpler trees, simplest first; computed each time it is asked for.
  public var shrinks: AnySequence<ShrinkTree<Value>> { makeShrinks() }

  /// Makes the tree in which each value shrinks to what `simpler` lists for it.
  public static func unfold(
    _ value: Value, _ simpler: @escaping @Sendable (Value) -> [Value]
  ) -> ShrinkTree<Value> {
    ShrinkTree(value) {
      AnySequence(simpler(value).lazy.map { unfold($0, simpler) })
    }
  }
}
