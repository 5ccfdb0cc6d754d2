/// The active part in a slot: a row, or the stay of a variable.
struct Holder: BitwiseCopyable, Equatable {
  /// The number of the row, or -1 minus that of the variable.
  private let bits: Int32

  @inline(__always)
  private init(bits: Int32) { self.bits = bits }

  @inline(__always)
  static func row(_ row: RowID) -> Holder { Holder(bits: row.number) }

  @inline(__always)
  static func stay(of variable: VariableID) -> Holder { Holder(bits: ~variable.number) }

  @inline(__always) var isRow: Bool { bits >= 0 }
  @inline(__always) var isStay: Bool { bits < 0 }

  /// The row, if it is one.
  @inline(__always) var row: RowID? { bits >= 0 ? RowID(bits) : nil }
  /// The variable whose stay it is, if it is one.
  @inline(__always) var stay: VariableID? { bits < 0 ? VariableID(~bits) : nil }

  /// The row where it is known to be one.
  @inline(__always) var certainRow: RowID {
    assert(isRow, "a stay is taken for a row")
    return RowID(bits)
  }

  /// The variable where it is known to be a stay.
  @inline(__always) var certainStay: VariableID {
    assert(isStay, "a row is taken for a stay")
    return VariableID(~bits)
  }
}

extension Holder: CustomStringConvertible {
  var description: String { isRow ? "row \(bits)" : "the stay of \(~bits)" }
}
