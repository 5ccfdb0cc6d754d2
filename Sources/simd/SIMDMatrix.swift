/// A square matrix of columns of numbers: the type behind `simd_float4x4` and its like.
public struct SIMDMatrix<Column: SIMD & Sendable>: Hashable, Sendable
where Column.Scalar: FloatingPoint {
  private var list: [Column]

  private init(list: [Column]) { self.list = list }

  /// The matrix of zeros.
  public init() { self.init(0) }
  /// A multiple of the identity.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }
  public init(diagonal: Column) {
    list = diagonal.indices.map { index in
      var column = Column()
      column[index] = diagonal[index]
      return column
    }
  }
  public init(_ columns: [Column]) {
    precondition(columns.count == Column.scalarCount, "as many columns as each has numbers")
    list = columns
  }
  public init(rows: [Column]) { self = SIMDMatrix(rows).transpose }

  public subscript(column: Int) -> Column {
    get { list[column] }
    set { list[column] = newValue }
  }
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { list[column][row] }
    set { list[column][row] = newValue }
  }

  public var transpose: SIMDMatrix {
    var result = self
    for column in list.indices {
      for row in list.indices { result[column, row] = self[row, column] }
    }
    return result
  }

  /// The product of the pivots of Gauss's elimination, each the largest of its column.
  public var determinant: Column.Scalar { eliminated.determinant }
  /// The matrix whose product with this one is the identity; infinite or no numbers if there is none.
  public var inverse: SIMDMatrix { eliminated.inverse }

  private var eliminated: (determinant: Column.Scalar, inverse: SIMDMatrix) {
    var rows = transpose.list
    var others = SIMDMatrix(1).list
    var determinant: Column.Scalar = 1
    for pivot in rows.indices {
      let best = rows.indices[pivot...].max {
        rows[$0][pivot].magnitude < rows[$1][pivot].magnitude
      }
      if let best, best != pivot {
        rows.swapAt(best, pivot)
        others.swapAt(best, pivot)
        determinant = -determinant
      }
      let value = rows[pivot][pivot]
      determinant *= value
      rows[pivot] /= value
      others[pivot] /= value
      for row in rows.indices where row != pivot {
        let factor = rows[row][pivot]
        rows[row] -= rows[pivot] * factor
        others[row] -= others[pivot] * factor
      }
    }
    return (determinant, SIMDMatrix(rows: others))
  }

  public static func * (matrix: SIMDMatrix, vector: Column) -> Column {
    vector.indices.reduce(Column()) { $0 + matrix[$1] * vector[$1] }
  }
  /// The vector as a row.
  public static func * (vector: Column, matrix: SIMDMatrix) -> Column {
    matrix.transpose * vector
  }
  public static func * (left: SIMDMatrix, right: SIMDMatrix) -> SIMDMatrix {
    SIMDMatrix(list: right.list.map { left * $0 })
  }
  public static func * (scalar: Column.Scalar, matrix: SIMDMatrix) -> SIMDMatrix {
    SIMDMatrix(list: matrix.list.map { $0 * scalar })
  }
  public static func + (left: SIMDMatrix, right: SIMDMatrix) -> SIMDMatrix {
    SIMDMatrix(list: zip(left.list, right.list).map { $0 + $1 })
  }
  public static func - (left: SIMDMatrix, right: SIMDMatrix) -> SIMDMatrix {
    SIMDMatrix(list: zip(left.list, right.list).map { $0 - $1 })
  }
  public static func *= (left: inout SIMDMatrix, right: SIMDMatrix) { left = left * right }
}
