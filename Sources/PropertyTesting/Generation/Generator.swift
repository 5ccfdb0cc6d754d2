/// A recipe for random values that come with their own shrinks.
///
/// ```swift
/// let sizes = Generator.array(of: .integer(in: 0...100), count: 1...5)
/// let sorted = sizes.map { $0.sorted() }
/// ```
///
/// A generator is a pure function of a `RandomSource` and a *size* from 0 to 100: small sizes give small
/// values, and a run goes from small to large, so that the first failure tends to be a simple one. It may
/// refuse to produce a value (`nil`, see `filter(_:)`), which the runner counts as a discarded case.
public struct Generator<Value: Sendable>: Sendable {
  private let body: @Sendable (inout RandomSource, _ size: Int) -> ShrinkTree<Value>?

  /// The largest size a run reaches.
  public static var maximumSize: Int { 100 }

  /// Makes a generator from its function.
  public init(_ body: @escaping @Sendable (inout RandomSource, _ size: Int) -> ShrinkTree<Value>?) {
    self.body = body
  }

  /// Produces a value with its shrinks, or `nil` where the generator refuses.
  public func tree(_ random: inout RandomSource, size: Int) -> ShrinkTree<Value>? {
    body(&random, min(max(size, 0), Self.maximumSize))
  }

  /// Returns the first `count` values of a seed at a size, without shrinks; for looking at a generator.
  public func samples(_ count: Int, seed: UInt64, size: Int = 50) -> [Value] {
    var random = RandomSource(seed: seed)
    return (0..<count).compactMap { _ in
      var source = random.split()
      return tree(&source, size: size)?.value
    }
  }
}
