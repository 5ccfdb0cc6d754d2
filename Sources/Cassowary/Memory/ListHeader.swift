/// Where a list's run is, in a word.
struct ListHeader: BitwiseCopyable {
  var start: Int32
  /// The count, and above it the size class.
  private var sizes: UInt32

  private static var countBits: UInt32 { 26 }
  private static var countMask: UInt32 { 1 << countBits - 1 }

  @inline(__always)
  init(start: Int32, count: Int32, sizeClass: Int32) {
    self.start = start
    sizes = UInt32(bitPattern: count) | UInt32(bitPattern: sizeClass) << Self.countBits
  }

  var count: Int32 {
    @inline(__always) get { Int32(bitPattern: sizes & Self.countMask) }
    @inline(__always) set { sizes = sizes & ~Self.countMask | UInt32(bitPattern: newValue) }
  }

  /// Size class of the run, whose size ``ListPool`` tells.
  var sizeClass: Int32 {
    @inline(__always) get { Int32(bitPattern: sizes >> Self.countBits) }
  }

  /// The header of the list with one element more.
  var longer: ListHeader {
    @inline(__always) get {
      var header = self
      header.sizes &+= 1
      return header
    }
  }
}
