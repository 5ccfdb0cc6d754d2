import Drawing
import Foundation
import Testing

@testable import CairoRenderer

/// Images that are made smaller. The rules follow from expected pictures of public tests, and the numbers here from
/// the rules by hand.
@Suite struct ShrunkImageTests {
  /// One row of grays.
  private func image(_ grays: [Int]) throws -> CGImage {
    try #require(
      CGImage(
        width: grays.count, height: 1,
        pixels: grays.map { 0xFF00_0000 | UInt32($0) * 0x01_0101 }, isOpaque: true))
  }

  private func levels(
    _ image: CGImage, onto count: Int, _ quality: CGInterpolationQuality = .default
  ) throws -> [Int] {
    let canvas = try Canvas(count, 1)
    canvas.context.interpolationQuality = quality
    canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: count, height: 1))
    return (0..<count).map { canvas.pixel($0, 0)[0] }
  }

  /// From 121 pixels to 13 each is 10 on from the one before, if outermost centres fall on outermost centres; an even
  /// slope keeps its levels. The first and last two see beyond the edges.
  @Test("outermost pixels fall on outermost pixels") func outermostPixels() throws {
    let slope = try image((0...120).map { 2 * $0 })
    let found = try levels(slope, onto: 13)
    for index in 2...10 { #expect(abs(found[index] - 20 * index) <= 1, "\(index): \(found)") }
    // In the low quality edges fall on edges: 3.5 · 121 / 13 − 0.5 is 32.1.
    #expect(abs(try levels(slope, onto: 13, .low)[3] - 64) <= 1)
  }

  /// From 199 pixels to 100 each is 2 on from the one before. Catmull and Rom's curve weighs pixels at distances of 0,
  /// 1, 2 and 3 by 1/2, 9/32, 0 and −1/32: beside an edge it goes beyond both levels.
  @Test("a pixel weighs its neighbours by Catmull and Rom's curve") func weights() throws {
    let edge = try image((0..<199).map { $0 < 100 ? 64 : 192 })
    let found = try levels(edge, onto: 100)
    for (index, level) in [(48, 64), (49, 60), (50, 160), (51, 196), (52, 192)] {
      #expect(abs(found[index] - level) <= 1, "\(index): \(found[index])")
    }
  }

  @Test("CM-10: edges lie on the nearest edges of pixels") func edgesOfPixels() throws {
    let red = try #require(
      CGImage(width: 160, height: 100, pixels: Array(repeating: 0xFFFF_0000, count: 16_000)))
    let canvas = try Canvas(100, 100)
    canvas.context.draw(red, in: CGRect(x: 0, y: 18.75, width: 100, height: 62.5))
    #expect(canvas.alphas(column: 50) == (0..<100).map { (19..<81).contains($0) ? 255 : 0 })
  }

  /// A quarter turn, as of a photo that was taken upright: the image's columns become rows.
  @Test("turned by a quarter") func turned() throws {
    let slope = try image((0...120).map { 2 * $0 })
    let canvas = try Canvas(1, 13)
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    canvas.bitmap.perform(
      .image(
        ImageOperation(
          image: slope,
          transform: CGAffineTransform(scaleX: 13, y: 1).concatenating(quarter)
            .concatenating(CGAffineTransform(translationX: 1, y: 0)))))
    for row in 2...10 { #expect(abs(canvas.pixel(0, row)[0] - 20 * row) <= 1) }
  }

  @Test("less than half a pixel is drawn as it lies") func lessThanAPixel() throws {
    let canvas = try Canvas(4, 1)
    canvas.context.draw(try image([255, 255]), in: CGRect(x: 1, y: 0, width: 0.25, height: 1))
    #expect(abs(canvas.alpha(1, 0) - 64) <= 1)
  }
}
