/// One level of one row's multiplier: rows hold their levels as linked cells, highest level first,
/// because nearly all of them hold none or one.
struct MultiplierCell: BitwiseCopyable {
  var level: Double
  var value: Double
  /// The next cell, if there is one.
  var next: Link<MultiplierCell>
  /// Fills the gap at the end, so that no byte of a cell is left to chance.
  var unused: Int32 = 0
}
