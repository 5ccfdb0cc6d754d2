import Testing

@testable import CairoRenderer

@Suite struct PixelSizeTests {
  @Test func pointsTimesScaleRoundedUp() throws {
    let size = try PixelSize(width: 393, height: 852, scale: 3)
    #expect(size.width == 1179)
    #expect(size.height == 2556)
    #expect(try PixelSize(width: 10.1, height: 0.2, scale: 2).width == 21)
    #expect(try PixelSize(width: 10.1, height: 0.2, scale: 2).height == 1)
    // 20 1/3 points at scale 3 are 61 pixels, not 62, though the product is a little above 61.
    #expect(try PixelSize(width: 61.000_000_000_000_01 / 3, height: 1, scale: 3).width == 61)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func sizesWithoutAreaAreRefused(side: Double) {
    #expect(throws: RenderError.self) { try PixelSize(width: side, height: 10, scale: 1) }
    #expect(throws: RenderError.self) { try PixelSize(width: 10, height: side, scale: 1) }
    #expect(throws: RenderError.self) { try PixelSize(width: 10, height: 10, scale: side) }
  }

  @Test func tooManyPixelsAreRefused() throws {
    #expect(throws: RenderError.tooLarge(width: 32_768, height: 1)) {
      try PixelSize(width: 32_768, height: 1, scale: 1)
    }
    // 2^14 x 2^13 are exactly the limit of 2^27 pixels, one row more is too much.
    #expect(try PixelSize(width: 16_384, height: 8_192, scale: 1).width == 16_384)
    #expect(throws: RenderError.tooLarge(width: 16_384, height: 8_193)) {
      try PixelSize(width: 16_384, height: 8_193, scale: 1)
    }
    #expect(throws: RenderError.self) { try PixelSize(width: 1e300, height: 1e300, scale: 3) }
  }

  @Test func messagesTellTheLimitAndTheRemedy() {
    #expect(
      "\(RenderError.tooLarge(width: 40_000, height: 10))"
        == "a picture of 40000.0 x 10.0 pixels is too large: the limit is 32767 on a side and "
        + "134217728 in all; use a smaller view or scale")
  }
}
