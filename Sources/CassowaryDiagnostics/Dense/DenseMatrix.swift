/// A matrix of doubles stored column by column, as LAPACK wants it.
struct DenseMatrix: Hashable, Sendable {
  let rows: Int
  let columns: Int
  /// Element (i, j) at `i + j * rows`.
  var elements: [Double]

  /// Makes a matrix of zeros.
  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    elements = [Double](repeating: 0, count: rows * columns)
  }

  subscript(row: Int, column: Int) -> Double {
    get { elements[row + column * rows] }
    set { elements[row + column * rows] = newValue }
  }

  /// The largest sum of magnitudes of a column.
  var oneNorm: Double {
    (0..<columns).reduce(0) { norm, column in
      let sum = (0..<rows).reduce(0) { $0 + self[$1, column].magnitude }
      return max(norm, sum)
    }
  }
}
