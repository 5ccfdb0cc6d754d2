/// The cyclic redundancy check of PNG's chunks, bit by bit (PNG specification, annex D).
enum CyclicCheck {
  static func value(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { check, byte in
      (0..<8).reduce(check ^ UInt32(byte)) { value, _ in
        value & 1 != 0 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
