/// A table that tells where the lists of a ``ListPool`` are.
protocol ListHeaders {
  init(tag: UInt8)
  subscript(_ index: Int32) -> ListHeader { get }
  var fresh: Int32 { get set }
  /// Overwrites an element without a word to the journal.
  func put(_ index: Int32, _ value: ListHeader)
  func write(_ index: Int32, _ value: ListHeader, _ journal: inout Journal)
  func write<Mode: JournalMode>(
    _ index: Int32, _ value: ListHeader, _ mode: Mode.Type, _ journal: inout Journal)
}

extension Field: ListHeaders where Element == ListHeader {
  @inline(__always)
  func put(_ index: Int32, _ value: ListHeader) { pointer(to: index).pointee = value }
}

extension Slab: ListHeaders where Element == ListHeader {
  init(tag: UInt8) { self.init(tag: tag, isZeroed: false) }

  @inline(__always)
  func put(_ index: Int32, _ value: ListHeader) { base[Int(index)] = value }
}
