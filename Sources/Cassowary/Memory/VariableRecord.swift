/// The data of a variable side by side: those read when constraints on it come and go, and not by walks.
enum VariableRecord: RecordLayout {
  typealias Index = VariableID
  static var stride: Int { 12 }
  static var extent: TableExtent { .variable }

  // MARK: Offsets of the fields
  static var staySlot: Int { 0 }
  static var useCount: Int { 4 }
  static var ownRow: Int { 8 }
}
