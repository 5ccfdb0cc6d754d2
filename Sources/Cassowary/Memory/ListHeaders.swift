/// A table that tells where the lists of a ``ListPool`` are.
protocol ListHeaders {
  /// The index by which lists are found.
  associatedtype Index: TableIndex
  init(tag: UInt8)
  subscript(_ index: Index) -> ListHeader { get }
  /// The owners of the lists, of which each has one.
  static var extent: TableExtent { get }
  var tag: UInt8 { get }
  var fresh: Int32 { get set }
  /// Where the first header lies.
  var start: UnsafeMutableRawPointer { get }
  /// Takes the place of the headers in a block, or in the records of one.
  mutating func settle(in block: inout BlockArranger, at place: Int)
  /// Overwrites an element without a word to the journal.
  func put(_ index: Index, _ value: ListHeader)
  func write(_ index: Index, _ value: ListHeader, _ journal: inout Journal)
  func write<Mode: JournalMode>(
    _ index: Index, _ value: ListHeader, _ mode: Mode.Type, _ journal: inout Journal)
}

extension Field: ListHeaders where Element == ListHeader {
  static var extent: TableExtent { Layout.extent }
  var start: UnsafeMutableRawPointer { base }

  mutating func settle(in block: inout BlockArranger, at place: Int) {
    settle(at: place, of: block.records, block.layout.capacity)
  }

  @inline(__always)
  func put(_ index: Layout.Index, _ value: ListHeader) { pointer(to: index).pointee = value }
}

extension Slab: ListHeaders where Element == ListHeader {
  /// Headers that are no field are those of variables' lists.
  static var extent: TableExtent { .variable }
  var start: UnsafeMutableRawPointer { UnsafeMutableRawPointer(base) }

  init(tag: UInt8) { self.init(tag: tag, isZeroed: false) }

  mutating func settle(in block: inout BlockArranger, at place: Int) {
    settle(in: &block.layout)
  }

  @inline(__always)
  func put(_ index: Index, _ value: ListHeader) { base[Int(index)] = value }
}
