/// How a solver's handles become numbers of 64 bits and back: the place in 24 bits, 8 bits of the solver's number, and the
/// serial number, in which the other bits of the solver's number are worked from the top.
///
/// Serial numbers are small and so are the numbers of solvers: handles of two solvers differ as long as the bits that both
/// take are not more than there are.
struct HandleCode {
  private let tag: UInt64
  private let mask: UInt32

  init(number: UInt64) {
    tag = (number & 0xff) << 24
    var rest = UInt32(truncatingIfNeeded: number >> 8)
    var reversed: UInt32 = 0
    for _ in 0..<32 {
      reversed = reversed << 1 | rest & 1
      rest >>= 1
    }
    mask = reversed
  }

  /// The places of variables and constraints; the last one stands for checkpoints.
  static var placeCount: Int { 1 << 24 - 1 }

  @inline(__always)
  func word(place: Int, serial: UInt32) -> UInt64 {
    UInt64(truncatingIfNeeded: place) | tag | UInt64(serial ^ mask) << 32
  }

  /// The parts of a handle; nil if it is another solver's.
  @inline(__always)
  func parts(of word: UInt64) -> (place: Int32, serial: UInt32)? {
    if word & 0xff00_0000 != tag { return nil }
    return (
      Int32(truncatingIfNeeded: word & 0xff_ffff), UInt32(truncatingIfNeeded: word >> 32) ^ mask
    )
  }
}
