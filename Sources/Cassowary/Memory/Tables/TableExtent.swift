/// The things of which a table has one element each.
enum TableExtent {
  case variable
  case row
  case constraint
  /// A cell of multipliers.
  case cell
  case eta
  case etaEntry
  /// A word of the table of rows by form.
  case formSlot
  /// A place in one of the queues.
  case requiredPlace
  case optionalPlace
  case rangePlace
  /// A size class of a list pool.
  case sizeClass
}
