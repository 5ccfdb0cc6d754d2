/// A type with a value for nothing, whose bytes are zero.
protocol Vacant: BitwiseCopyable, Equatable {
  static var vacant: Self { get }
}

extension Double: Vacant {
  @inline(__always) static var vacant: Double { 0 }
}

extension UInt8: Vacant {
  @inline(__always) static var vacant: UInt8 { 0 }
}

extension Int32: Vacant {
  @inline(__always) static var vacant: Int32 { 0 }
}
