/// A finite set of values that can be counted and listed by index, simplest first.
///
/// Many defects already show in a world so small that every case of it can be run; then "found no
/// counterexample" means that there is none. Worlds are made of lists, products and selections; nothing is
/// stored but the recipe, so a world may be counted before anybody pays for it.
///
/// ```swift
/// let coefficients = SmallWorld(of: [-1.0, 0, 1])
/// let rows = SmallWorld.arrays(of: coefficients, count: 3)   // 27 rows
/// ```
public struct SmallWorld<Value: Sendable>: Sendable {
  /// The number of values.
  public let count: Int
  private let element: @Sendable (Int) -> Value

  /// Makes the world of `count` values that `element` lists by index.
  public init(count: Int, element: @escaping @Sendable (Int) -> Value) {
    self.count = max(count, 0)
    self.element = element
  }

  /// Makes the world of the given values.
  public init(of values: [Value]) {
    self.init(count: values.count) { values[$0] }
  }

  /// The value at an index of `0 ..< count`.
  public subscript(index: Int) -> Value {
    precondition(
      index >= 0 && index < count, "index \(index) is outside a world of \(count) values")
    return element(index)
  }
}
