/// The only active row with limits to its multiplier that takes part in the combination of active rows that
/// equals an inactive one.
struct Support: BitwiseCopyable {
  /// The state of the basis for which this is so.
  var mark: Int32
  var row: RowID
  /// The part that it takes.
  var factor: Double
}
