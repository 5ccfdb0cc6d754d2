import CMeasure
import Foundation

/// HiGHS, loaded at run time from the shared library of PyPI's highspy, which brings no headers.
struct Highs {
  private typealias SolveLP =
    @convention(c) (
      _ columns: Int32, _ rows: Int32, _ nonzeros: Int32, _ format: Int32, _ sense: Int32,
      _ offset: Double, _ cost: UnsafePointer<Double>, _ columnLower: UnsafePointer<Double>,
      _ columnUpper: UnsafePointer<Double>, _ rowLower: UnsafePointer<Double>,
      _ rowUpper: UnsafePointer<Double>, _ starts: UnsafePointer<Int32>,
      _ indices: UnsafePointer<Int32>, _ values: UnsafePointer<Double>,
      _ columnValue: UnsafeMutablePointer<Double>, _ columnDual: UnsafeMutablePointer<Double>,
      _ rowValue: UnsafeMutablePointer<Double>, _ rowDual: UnsafeMutablePointer<Double>,
      _ columnStatus: UnsafeMutablePointer<Int32>, _ rowStatus: UnsafeMutablePointer<Int32>,
      _ modelStatus: UnsafeMutablePointer<Int32>
    ) -> Int32

  /// The answer to one program.
  struct Solution {
    var values: [Double]
    /// CPU time of the process: the solver may use threads of its own.
    var microseconds: Double
  }

  private let solveLP: SolveLP

  /// Nil if the library can't be loaded.
  init?(library path: String) {
    guard let library = dlopen(path, RTLD_NOW), let symbol = dlsym(library, "Highs_lpCall") else {
      return nil
    }
    solveLP = unsafeBitCast(symbol, to: SolveLP.self)
  }

  /// Solves from nothing; nil unless an optimum is found.
  func solve(_ program: LinearProgram) -> Solution? {
    let (columns, rows) = (program.columnCount, program.rowCount)
    let columnUpper = Array(repeating: LinearProgram.infinity, count: columns)
    var columnValue = Array(repeating: 0.0, count: columns)
    var columnDual = columnValue
    var rowValue = Array(repeating: 0.0, count: rows)
    var rowDual = rowValue
    var columnStatus = Array(repeating: Int32(0), count: columns)
    var rowStatus = Array(repeating: Int32(0), count: rows)
    var modelStatus: Int32 = 0
    let rowWise: Int32 = 2
    let minimise: Int32 = 1
    let optimal: Int32 = 7
    let start = measure_process_time()
    let status = solveLP(
      Int32(columns), Int32(rows), Int32(program.columns.count), rowWise, minimise, 0,
      program.cost, program.columnLower, columnUpper, program.rowLower, program.rowUpper,
      program.starts, program.columns, program.coefficients, &columnValue, &columnDual, &rowValue,
      &rowDual, &columnStatus, &rowStatus, &modelStatus)
    let time = measure_process_time() - start
    guard status >= 0, modelStatus == optimal else { return nil }
    return Solution(values: columnValue, microseconds: Double(time) / 1000)
  }
}
