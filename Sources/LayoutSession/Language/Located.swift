/// A value and the columns of the statement it was read from.
package struct Located<Value: Equatable & Sendable>: Equatable, Sendable {
  package var value: Value
  /// From 0, in characters.
  package var columns: Range<Int>

  package init(_ value: Value, _ columns: Range<Int>) {
    self.value = value
    self.columns = columns
  }
}

package typealias Name = Located<String>
