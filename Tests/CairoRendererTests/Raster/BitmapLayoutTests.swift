import CairoRenderer
import Drawing
import Testing

/// The memory of bitmap contexts.
@Suite struct BitmapLayoutTests {
  init() { CairoGraphics.install() }

  private static let rgb = CGColorSpaceCreateDeviceRGB()
  private static let gray = CGColorSpaceCreateDeviceGray()

  private func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> UInt32 {
    alpha.rawValue | order.rawValue
  }

  /// The bytes of the first pixel after half a red was painted over it.
  private func bytes(_ space: CGColorSpace, _ bitmapInfo: UInt32, count: Int) throws -> [UInt8] {
    var memory = [UInt8](repeating: 0, count: 64)
    return try memory.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
          space: space, bitmapInfo: bitmapInfo))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      return Array(memory.prefix(count))
    }
  }

  @Test("GC-17: components lie in memory in the order that was asked for, premultiplied")
  func orders() throws {
    #expect(try bytes(Self.rgb, info(.premultipliedLast), count: 4) == [128, 0, 0, 128])
    #expect(try bytes(Self.rgb, info(.premultipliedFirst), count: 4) == [128, 128, 0, 0])
    #expect(
      try bytes(Self.rgb, info(.premultipliedFirst, .byteOrder32Little), count: 4)
        == [0, 0, 128, 128])
    #expect(
      try bytes(Self.rgb, info(.premultipliedLast, .byteOrder32Little), count: 4)
        == [128, 0, 0, 128])
    #expect(try bytes(Self.rgb, info(.noneSkipLast), count: 4) == [128, 0, 0, 255])
    #expect(try bytes(Self.rgb, info(.alphaOnly), count: 1) == [128])
    // The luminance of a red of one half upon black.
    #expect(try bytes(Self.gray, info(.none), count: 1) == [27])
  }

  @Test("GC-17: layouts that no context has, and sizes without extent or limit, give nil")
  func refusals() {
    func context(
      _ width: Int, _ height: Int, bits: Int = 8, row: Int = 0, _ space: CGColorSpace,
      _ bitmapInfo: UInt32
    ) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
        space: space, bitmapInfo: bitmapInfo)
    }
    let usual = info(.premultipliedLast)
    #expect(context(4, 4, Self.rgb, usual) != nil)
    #expect(context(4, 4, Self.rgb, info(.last)) == nil)
    #expect(context(4, 4, Self.rgb, info(.none)) == nil)
    #expect(context(4, 4, Self.gray, usual) == nil)
    #expect(context(4, 4, bits: 16, Self.rgb, usual) == nil)
    #expect(context(4, 4, row: 15, Self.rgb, usual) == nil)
    for (width, height) in [(0, 4), (4, -1), (1 << 20, 1 << 20), (Int.max, 2)] {
      #expect(context(width, height, Self.rgb, usual) == nil)
    }
  }

  @Test("GC-17: an image of a context is a copy, and memory that is given is drawn upon")
  func copies() throws {
    var memory = [UInt8](repeating: 255, count: 16)
    try memory.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: Self.rgb, bitmapInfo: info(.premultipliedLast)))
      let before = try #require(context.makeImage())
      #expect(before.pixels == [UInt32](repeating: 0xffff_ffff, count: 4))
      context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(before.pixels[2] == 0xffff_ffff)
      // The first row in memory is the top one, the greatest y.
      #expect(memory[8] == 0 && memory[0] == 255)
      #expect(context.ctm.isIdentity)
      context.beginTransparencyLayer()
      context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      context.endTransparencyLayer()
      #expect(Array(memory[4..<8]) == [0, 0, 0, 255])
    }
  }
}
