/// The number of one thing of a kind, such as a row: the index into tables of such things.
///
/// The compiler takes no number of another kind, no count and no place in a list for it. At run time it is a plain
/// word.
struct ID<Thing>: TableIndex {
  let number: Int32

  @inline(__always)
  init(_ number: Int32) { self.number = number }

  @inline(__always)
  init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }

  /// The numbers of the first things, in order.
  @inline(__always)
  static func first(_ count: Int32) -> IDs<Thing> { IDs(end: count) }

  @inline(__always)
  static func < (one: ID, other: ID) -> Bool { one.number < other.number }

  @inline(__always)
  static func > (one: ID, other: ID) -> Bool { one.number > other.number }
}

extension ID: Hashable {}

extension ID: CustomStringConvertible {
  var description: String { "\(number)" }
}

typealias VariableID = ID<VariableRecord>
/// A slot of the basis has the number of the variable that it is paired with.
typealias SlotID = VariableID
typealias RowID = ID<RowRecord>
typealias ConstraintID = ID<ConstraintEntry>
/// A level of a stored multiplier.
typealias CellID = ID<MultiplierCell>
/// A row operation of the eta file, and one entry of it.
typealias EtaID = ID<EtaFile.Eta>
typealias EtaEntryID = ID<EtaFile.Entry>
