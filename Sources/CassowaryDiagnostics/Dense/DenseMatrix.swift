/// A matrix of doubles stored column by column, as LAPACK wants it.
struct DenseMatrix: Hashable, Sendable {
  let rows: Int
  let columns: Int
  /// Element (i, j) at `i + j * rows`.
  var elements: [Double]

  /// The largest number of rows or columns any diagnosis works with: beyond it one singular value
  /// decomposition takes seconds and a certificate minutes.
  static let allowedOrder = 600

  /// Makes a matrix of zeros.
  ///
  /// - Throws: `DiagnosticsError.tooLarge` beyond `allowedOrder`.
  init(rows: Int, columns: Int) throws(DiagnosticsError) {
    guard rows <= Self.allowedOrder, columns <= Self.allowedOrder else {
      throw .tooLarge(rows: rows, columns: columns, allowed: Self.allowedOrder)
    }
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
