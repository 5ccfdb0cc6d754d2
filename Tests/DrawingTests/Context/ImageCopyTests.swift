import Drawing
import Foundation
import Testing

/// Images made from images.
@Suite struct ImageCopyTests {
  private let red: UInt32 = 0xffff_0000
  private let white: UInt32 = 0xffff_ffff

  /// A mask whose left pixel shows all, the middle one half and the right one nothing. A bitmap of gray has no opacity, so its
  /// levels count (GC-13).
  private func mask() throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data([255, 128, 0])))
    return try #require(
      CGImage(
        width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: 0),
        provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
  }

  @Test("A mask takes its share of every component")
  func masking() throws {
    let image = try #require(CGImage(width: 3, height: 1, pixels: [white, white, white]))
    let masked = try #require(image.masking(try mask()))
    // White of 128/255: every premultiplied component is 128.
    #expect(masked.pixels == [white, 0x8080_8080, 0])
  }

  @Test("Colours within the ranges go, and images with opacity have no such copies")
  func maskingColours() throws {
    let image = try #require(
      CGImage(width: 3, height: 1, pixels: [white, red, 0xfff0_f5fa], isOpaque: true))
    let copy = image.copy(maskingColorComponents: [240, 255, 245, 255, 250, 255])
    #expect(copy?.pixels == [0, red, 0])
    let clear = try #require(CGImage(width: 1, height: 1, pixels: [white]))
    #expect(clear.copy(maskingColorComponents: [0, 255, 0, 255, 0, 255]) == nil)
    #expect(try mask().copy(maskingColorComponents: [250, 255])?.pixels.first == 0)
  }

  @Test("A copy has the same components in another space, if it has as many")
  func spaces() throws {
    let image = try #require(CGImage(width: 1, height: 1, pixels: [red], isOpaque: true))
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let copy = try #require(image.copy(colorSpace: wide))
    #expect(copy.colorSpace?.name == wide.name)
    #expect(
      copy.dataProvider?.data.map { $0 as Data } == image.dataProvider?.data.map { $0 as Data })
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
  }
}
