import Drawing
import Testing

@Suite("Shadows")
struct GaussianShadowTests {
  /// Alphas of the pixels outside a straight edge, measured on iOS 15 to 17.
  static let measured: [(CGFloat, [Int])] = [
    (8, [121, 108, 95, 83, 71, 60, 50, 41, 33, 26, 20, 15, 10, 7, 4, 2, 0]),
    (2, [101, 56, 24, 7, 0]),
    (4, [114, 89, 66, 46, 30, 18, 9, 4, 0]),
    (
      10,
      [122, 112, 101, 91, 81, 72, 63, 55, 47, 40, 34, 28, 23, 18, 14, 11, 8, 5, 3, 1, 0]
    ),
  ]

  @Test("LK-11: the alphas outside a straight edge", arguments: GaussianShadowTests.measured)
  func straightEdge(sigma: CGFloat, expected: [Int]) {
    let shadow = GaussianShadow(sigma: sigma)
    let side = 100
    let blurred = shadow.blur(
      [UInt8](repeating: 255, count: side * side), width: side, height: side)
    let width = side + 2 * shadow.margin
    let row = blurred[(width / 2 * width)..<(width / 2 * width + width)].map { Int($0) }
    let outside = row[0..<shadow.margin].reversed() + [0]
    #expect(Array(outside) == expected)
  }

  @Test("GC-9: a shadow of sigma half the blur grows a box by the blur on each side")
  func margin() {
    for blur in [2, 4, 10, 31] {
      #expect(GaussianShadow(sigma: CGFloat(blur) / 2).margin == blur)
    }
  }

  @Test("A blur keeps the sum, and one of nothing changes nothing")
  func sums() {
    let pixels: [UInt8] = [255, 0, 128, 255, 255, 10]
    #expect(GaussianShadow(sigma: 0).blur(pixels, width: 3, height: 2) == pixels)
    let blurred = GaussianShadow(sigma: 1.5).blur(pixels, width: 3, height: 2)
    let (before, after) = (
      pixels.map { Int($0) }.reduce(0, +), blurred.map { Int($0) }.reduce(0, +)
    )
    #expect(abs(before - after) < 20)
  }

  @Test("Numbers that are none blur nothing", arguments: [CGFloat.nan, -3, .infinity])
  func badNumbers(sigma: CGFloat) {
    #expect(GaussianShadow(sigma: sigma).margin == 0)
    #expect(GaussianShadow(sigma: 1).blur([1, 2], width: 3, height: 4).isEmpty)
    #expect(GaussianShadow(sigma: 1).blur([], width: -1, height: 4).isEmpty)
  }
}
