/// A sparse vector of working values, one for each variable: marks tell which of them belong to the present solve, so
/// that nothing has to be cleared.
struct WorkVector {
  /// The values; those without the mark of the present solve are of an earlier one.
  private(set) var values = Scratch<VariableID, Double>()
  /// The number of the solve to which each value belongs.
  private(set) var marks = Scratch<VariableID, Int32>()
  /// The variables whose values belong to the present solve, in the order that the solve gives them.
  var list = Stack<VariableID>()

  @inline(__always)
  subscript(_ index: VariableID) -> Double {
    get { values[index] }
    nonmutating _modify { yield &values[index] }
  }

  /// The values in memory.
  @inline(__always)
  var base: UnsafeMutablePointer<Double> { values.base }

  /// Takes the place of values and marks in a block; their contents are lost.
  mutating func settle(in layout: inout TableBlock.Layout) {
    values.settle(in: &layout, areMarks: false)
    marks.settle(in: &layout, areMarks: true)
  }
}
