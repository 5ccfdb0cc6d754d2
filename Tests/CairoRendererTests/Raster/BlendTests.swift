import Drawing
import Foundation
import PropertyTesting
import Testing

@testable import CairoRenderer

@Suite struct BlendTests {
  private func color(_ pixel: [Int]) -> CGColor {
    CGColor(
      red: CGFloat(pixel[0]) / 255, green: CGFloat(pixel[1]) / 255, blue: CGFloat(pixel[2]) / 255,
      alpha: CGFloat(pixel[3]) / 255)
  }

  /// What `source` looks like over `below`: straight colours in, a premultiplied pixel out.
  private func blend(_ source: CGColor, over below: CGColor, _ mode: CGBlendMode) throws -> [Int] {
    let canvas = try Canvas(3, 3)
    canvas.context.setBlendMode(.copy)
    canvas.context.setFillColor(below)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(source)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas.pixel(2, 2) == [canvas.pixel(2, 0)].first, "beside the shape nothing changes")
    return canvas.pixel(0, 0)
  }

  /// The table of E.8, asserted by GNUstep's tests against macOS: half a blue over an opaque red.
  @Test(arguments: [
    (CGBlendMode.normal, [100, 0, 100, 255]), (.multiply, [100, 0, 0, 255]),
    (.screen, [200, 0, 100, 255]), (.darken, [100, 0, 0, 255]), (.lighten, [200, 0, 100, 255]),
    (.hardLight, [100, 0, 72, 255]), (.difference, [200, 0, 100, 255]),
    (.exclusion, [200, 0, 100, 255]), (.hue, [119, 19, 119, 255]), (.luminosity, [137, 0, 0, 255]),
    (.clear, [0, 0, 0, 0]), (.copy, [0, 0, 100, 128]), (.sourceAtop, [100, 0, 100, 255]),
    (.destinationOver, [200, 0, 0, 255]), (.xor, [100, 0, 0, 127]),
    (.plusLighter, [200, 0, 100, 255]), (.colorBurn, [0, 0, 0, 255]),
    (.plusDarker, [72, 0, 0, 255]),
  ])
  func tableOfBlends(mode: CGBlendMode, expected: [Int]) throws {
    let source = CGColor(red: 0, green: 0, blue: 200 / 255, alpha: 0.5)
    let result = try blend(source, over: color([200, 0, 0, 255]), mode)
    #expect(isNear(result, expected, 1), "\(mode): \(result)")
  }

  /// Every mode, by Cairo and by the formulas, over random colours of any opacity.
  @Test(arguments: CGBlendMode.allCases)
  func modesFollowTheirFormulas(mode: CGBlendMode) throws {
    var generator = RandomSource(seed: 41)
    for _ in 0..<60 {
      func random() -> [Int] {
        (0..<4).map { _ in
          Int.random(in: 0...3, using: &generator) == 0
            ? [0, 255].randomElement(using: &generator) ?? 0
            : Int.random(in: 0...255, using: &generator)
        }
      }
      let (source, below) = (color(random()), color(random()))
      let result = try blend(source, over: below, mode)
      let formula = mode.blend(
        PremultipliedColor(source.sRGB), over: PremultipliedColor(below.sRGB)
      ).pixel
      let expected = [16, 8, 0, 24].map { Int(formula >> UInt32($0) & 0xFF) }
      // A mode with steps in its formula may take the other one at a pixel's rounded colour.
      #expect(
        isNear(result, expected, mode == .colorBurn || mode == .colorDodge ? 12 : 3),
        "\(mode): \(source.sRGB) over \(below.sRGB) is \(result), not \(expected)")
    }
  }

  /// Half covered pixels lie half way between the old colour and the blend.
  @Test(arguments: CGBlendMode.allCases)
  func edgesAreMixtures(mode: CGBlendMode) throws {
    let (source, below) = (color([40, 90, 200, 255]), color([200, 120, 30, 255]))
    let whole = try blend(source, over: below, mode)
    let canvas = try Canvas(2, 1)
    canvas.context.setFillColor(below)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(source)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    let expected = zip(whole, [200, 120, 30, 255]).map { ($0 + $1) / 2 }
    #expect(isNear(canvas.pixel(0, 0), expected, 2), "\(mode): \(canvas.pixel(0, 0)) \(expected)")
    #expect(canvas.pixel(1, 0) == [200, 120, 30, 255])
  }

  /// A sum that is cut off at white is cut off before coverage mixes it with the old colour: Cairo by itself
  /// adds half the colour, and Skia, which judged it, mixes.
  @Test func edgesOfCutSumsAreMixtures() throws {
    let canvas = try Canvas(2, 1)
    canvas.context.setFillColor(color([200, 120, 30, 255]))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    canvas.context.setBlendMode(.plusLighter)
    canvas.context.setFillColor(color([200, 200, 200, 255]))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    // Halves of 200 and 255, of 120 and 255, of 30 and 230.
    #expect(isNear(canvas.pixel(0, 0), [227, 187, 130, 255], 2), "\(canvas.pixel(0, 0))")
  }

  /// Images, groups, glyph-shaped masks: the same numbers as a fill.
  @Test(arguments: CGBlendMode.allCases)
  func imagesAndGroupsBlendAsFillsDo(mode: CGBlendMode) throws {
    let source = CGColor(red: 0, green: 0.2, blue: 0.8, alpha: 0.5)
    let expected = try blend(source, over: color([200, 60, 0, 255]), mode)
    let pixel = PremultipliedColor(source.sRGB).pixel
    let image = try #require(
      CGImage(width: 2, height: 2, pixels: Array(repeating: pixel, count: 4)))
    let canvas = try Canvas(3, 6)
    canvas.context.setFillColor(color([200, 60, 0, 255]))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 6))
    canvas.context.setBlendMode(mode)
    canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    canvas.context.beginTransparencyLayer(in: CGRect(x: 0, y: 3, width: 2, height: 2))
    canvas.context.setFillColor(source)
    canvas.context.fill(CGRect(x: 0, y: 3, width: 2, height: 2))
    canvas.context.endTransparencyLayer()
    #expect(
      isNear(canvas.pixel(0, 0), expected, 2), "image \(mode): \(canvas.pixel(0, 0)) \(expected)")
    #expect(
      isNear(canvas.pixel(0, 3), expected, 2), "group \(mode): \(canvas.pixel(0, 3)) \(expected)")
    for (x, y) in [(2, 0), (0, 2), (2, 3), (0, 5)] {
      #expect(canvas.pixel(x, y) == [200, 60, 0, 255], "\(mode) at \(x), \(y)")
    }
  }

  /// A blend inside a mask sees what is below it.
  @Test func blendsInsideAMask() throws {
    let mask = try #require(
      CGImage(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0xFF80_8080], isOpaque: true))
    let canvas = try Canvas(4, 1)
    canvas.context.setFillColor(color([200, 100, 50, 255]))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    canvas.context.saveGState()
    canvas.context.interpolationQuality = .none
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
    canvas.context.setBlendMode(.multiply)
    canvas.context.setFillColor(color([128, 128, 128, 255]))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    canvas.context.restoreGState()
    #expect(isNear(canvas.pixel(0, 0), [100, 50, 25, 255], 1), "\(canvas.pixel(0, 0))")
    #expect(isNear(canvas.pixel(1, 0), [150, 75, 38, 255], 1), "\(canvas.pixel(1, 0))")
    #expect(canvas.pixel(2, 0) == [200, 100, 50, 255])
  }
}
