/// The steps taken, while someone wants them.
struct StepLog {
  /// Whether steps are kept.
  var isOn = false
  var records: [StepRecord] = []
  /// The row or stay that has left and has not been replaced yet.
  var leaving: StepPart?
  /// The breakpoints that held active rows until the rows lost breakpoints, maybe those very ones.
  var held: [(row: RowID, part: StepPart)] = []

  /// More steps than this are not kept: nobody reads them, and memory is limited.
  static var limit: Int { 10_000 }
}
