import Drawing
import Testing

@Suite("Blend modes")
struct BlendModeTests {
  /// The numbers asserted against macOS, and those of the report's derivation: red, green, blue, alpha
  /// of (0,0,200) at half opacity over opaque (200,0,0).
  static let table: [(CGBlendMode, [Int])] = [
    (.normal, [100, 0, 100, 255]), (.multiply, [100, 0, 0, 255]), (.screen, [200, 0, 100, 255]),
    (.darken, [100, 0, 0, 255]), (.lighten, [200, 0, 100, 255]), (.hardLight, [100, 0, 72, 255]),
    (.difference, [200, 0, 100, 255]), (.exclusion, [200, 0, 100, 255]),
    (.hue, [119, 19, 119, 255]), (.luminosity, [137, 0, 0, 255]), (.clear, [0, 0, 0, 0]),
    (.copy, [0, 0, 100, 128]), (.sourceAtop, [100, 0, 100, 255]),
    (.destinationOver, [200, 0, 0, 255]), (.xor, [100, 0, 0, 127]),
    (.plusLighter, [200, 0, 100, 255]), (.colorBurn, [0, 0, 0, 255]),
    (.plusDarker, [72, 0, 0, 255]),
  ]

  @Test("E.8: half a blue over red, to within one level", arguments: BlendModeTests.table)
  func assertedNumbers(mode: CGBlendMode, expected: [Int]) {
    let source = PremultipliedColor(
      ColorComponents(red: 0, green: 0, blue: 200 / 255, alpha: 0.5))
    let backdrop = PremultipliedColor(
      ColorComponents(red: 200 / 255, green: 0, blue: 0, alpha: 1))
    let pixel = mode.blend(source, over: backdrop).pixel
    let found = [16, 8, 0, 24].map { Int((pixel >> UInt32($0)) & 0xff) }
    for (channel, number) in zip(found, expected) {
      #expect(abs(channel - number) <= 1, "\(mode): \(found), not \(expected)")
    }
  }

  @Test("LK-16: white of one half over black is 128", arguments: [CGBlendMode.normal])
  func encodedBytes(mode: CGBlendMode) {
    let white = PremultipliedColor(ColorComponents(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(mode.blend(white, over: PremultipliedColor(.black)).pixel == 0xff80_8080)
  }

  @Test("Nothing laid on a colour leaves it, unless the mode changes what lies below transparency")
  func transparentSource() {
    let backdrop = PremultipliedColor(
      ColorComponents(red: 0.2, green: 0.5, blue: 0.7, alpha: 0.75))
    for mode in CGBlendMode.allCases {
      let result = mode.blend(.clear, over: backdrop).pixel
      #expect((result == backdrop.pixel) == !mode.changesBelowTransparency, "\(mode)")
    }
  }

  @Test("Seed 5: results are colours: components within 0 and the opacity, which is at most 1")
  func resultsAreColors() {
    var generator = SeededGenerator(seed: 5)
    for mode in CGBlendMode.allCases {
      for _ in 0..<300 {
        func color() -> PremultipliedColor {
          func unit() -> CGFloat { CGFloat.random(in: 0...1, using: &generator) }
          return PremultipliedColor(
            ColorComponents(red: unit(), green: unit(), blue: unit(), alpha: unit()))
        }
        let result = mode.blend(color(), over: color())
        for channel in [result.red, result.green, result.blue] {
          #expect(channel >= -1e-9 && channel <= result.alpha + 1e-9, "\(mode)")
        }
        #expect(result.alpha <= 1 + 1e-9)
      }
    }
  }
}
