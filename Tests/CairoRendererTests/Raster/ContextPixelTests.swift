import Drawing
import Foundation
import PropertyTesting
import Testing

@testable import CairoRenderer

/// The rules of contexts that need pixels; the names are those of the rules.
@Suite struct ContextPixelTests {
  private let black = CGColor(gray: 0, alpha: 1)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test("GC-2 lines on and between rows") func linesOnAndBetweenRows() throws {
    let canvas = try Canvas(20, 24)
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 10.5), CGPoint(x: 20, y: 10.5)])
    #expect(canvas.alpha(5, 10) == 255 && canvas.alpha(5, 9) == 0 && canvas.alpha(5, 11) == 0)
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20)])
    #expect(isNear([canvas.alpha(5, 19), canvas.alpha(5, 20)], [128, 128], 1))
  }

  @Test("GC-3 miter limit", arguments: [(12.0, true), (11.0, false)])
  func miterLimit(degrees: Double, isPointed: Bool) throws {
    let canvas = try Canvas(200, 80)
    let angle = degrees * .pi / 180
    let corner = CGPoint(x: 120, y: 40)
    let (dx, dy) = (100 * cos(angle / 2), 100 * sin(angle / 2))
    canvas.context.setLineWidth(6)
    canvas.context.move(to: CGPoint(x: corner.x - dx, y: corner.y - dy))
    canvas.context.addLine(to: corner)
    canvas.context.addLine(to: CGPoint(x: corner.x - dx, y: corner.y + dy))
    canvas.context.strokePath()
    // The point reaches 3 / sin(angle / 2), about 30 pixels, beyond the corner.
    #expect((canvas.alpha(140, 40) > 200) == isPointed)
  }

  @Test("GC-4 caps", arguments: [(CGLineCap.butt, 100), (.round, 110), (.square, 110)])
  func caps(cap: CGLineCap, length: Int) throws {
    let canvas = try Canvas(140, 30)
    canvas.context.setLineWidth(10)
    canvas.context.setLineCap(cap)
    canvas.context.strokeLineSegments(between: [CGPoint(x: 20, y: 15), CGPoint(x: 120, y: 15)])
    let covered = canvas.alphas(row: 14).filter { $0 > 127 }.count
    #expect(abs(covered - length) <= 1, "\(covered)")
  }

  @Test(
    "GC-5 dashes",
    arguments: [
      ([10, 5], 0, [0..<10, 15..<25]), ([10, 5], 3, [0..<7, 12..<22, 27..<30]),
      ([10], 0, [0..<10, 20..<30]),
    ] as [([Double], Double, [Range<Int>])])
  func dashes(lengths: [Double], phase: Double, on: [Range<Int>]) throws {
    let canvas = try Canvas(30, 3)
    canvas.context.setLineDash(phase: CGFloat(phase), lengths: lengths.map { CGFloat($0) })
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 30, y: 1.5)])
    let expected = (0..<30).map { x in on.contains { $0.contains(x) } ? 255 : 0 }
    #expect(canvas.alphas(row: 1) == expected)
  }

  @Test("GC-6 fill rules") func fillRules() throws {
    func square(_ inset: CGFloat) -> CGRect {
      CGRect(x: 0, y: 0, width: 20, height: 20).insetBy(dx: inset, dy: inset)
    }
    func canvas(_ draw: (CGContext) -> Void) throws -> [Int] {
      let canvas = try Canvas(20, 20)
      draw(canvas.context)
      return [canvas.alpha(2, 2), canvas.alpha(10, 10)]
    }
    let evenOdd = try canvas { context in
      context.addRect(square(0))
      context.addRect(square(6))
      context.fillPath(using: .evenOdd)
    }
    let winding = try canvas { context in
      context.addRect(square(0))
      context.addRect(square(6))
      context.fillPath()
    }
    let opposite = try canvas { context in
      context.addRect(square(0))
      context.move(to: CGPoint(x: 6, y: 6))
      for (x, y) in [(6, 14), (14, 14), (14, 6)] { context.addLine(to: CGPoint(x: x, y: y)) }
      context.closePath()
      context.fillPath()
    }
    let clipped = try canvas { context in
      context.addRect(square(0))
      context.addRect(square(6))
      context.clip(using: .evenOdd)
      context.fill(square(0))
    }
    #expect(evenOdd == [255, 0] && winding == [255, 255] && opposite == [255, 0])
    #expect(clipped == [255, 0])
  }

  @Test("GC-7 clips only shrink") func clipsOnlyShrink() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.saveGState()
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 10))
    canvas.context.clip(to: CGRect(x: 4, y: 0, width: 6, height: 10))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(canvas.alphas(row: 5) == [0, 0, 0, 0, 255, 255, 0, 0, 0, 0])
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(canvas.pixel(4, 5) == [0, 0, 0, 255], "an empty clip paints nothing")
    canvas.context.restoreGState()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas.alpha(0, 0) == 255)
  }

  @Test("GC-8 alpha multiplies") func alphaMultiplies() throws {
    let canvas = try Canvas(2, 1)
    canvas.context.setAlpha(0.5)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.context.setFillColor(gray: 0, alpha: 0.5)
    canvas.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(isNear(canvas.alphas(row: 0), [128, 64], 1))
  }

  @Test("GC-9 shadows") func shadows() throws {
    let canvas = try Canvas(80, 40)
    let square = CGRect(x: 10, y: 10, width: 20, height: 20)
    canvas.context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0)
    canvas.context.fill(square)
    #expect(abs(canvas.alpha(50, 20) - 85) <= 1, "black of a third")
    #expect(canvas.alpha(20, 20) == 255)
    // Nine pixels of blur reach nine pixels beyond.
    let blurred = try Canvas(80, 80)
    blurred.context.setShadow(offset: .zero, blur: 9, color: black)
    blurred.context.fill(CGRect(x: 30, y: 30, width: 20, height: 20))
    let marked = blurred.alphas(row: 40).enumerated().filter { $0.element > 0 }.map(\.offset)
    #expect(
      (21...22).contains(marked.first ?? 0) && (57...58).contains(marked.last ?? 0), "\(marked)")
    // Halved by the context's alpha, gone after restore and with no colour; not turned by the matrix.
    let faint = try Canvas(80, 40)
    faint.context.saveGState()
    faint.context.scaleBy(x: 2, y: 2)
    faint.context.setAlpha(0.5)
    faint.context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: black)
    faint.context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    faint.context.restoreGState()
    #expect(isNear([faint.alpha(50, 20)], [128], 1))
    #expect(faint.alpha(8, 20) == 0)
    let none = try Canvas(80, 40)
    none.context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: nil)
    none.context.fill(square)
    #expect(none.alpha(50, 20) == 0)
  }

  /// The row of LK-11 for a deviation of 8 pixels: a group's shadow is the same Gaussian.
  @Test("GC-9 shadow is the gaussian") func shadowIsTheGaussian() throws {
    let canvas = try Canvas(120, 120)
    canvas.bitmap.perform(
      .beginGroup(
        GroupOperation(
          bounds: CGRect(x: 40, y: 0, width: 80, height: 120),
          shadow: ShadowStyle(offset: .zero, sigma: 8, color: .black))))
    canvas.bitmap.perform(
      .fill(
        FillOperation(
          path: CGPath(rect: CGRect(x: 40, y: 0, width: 80, height: 120), transform: nil),
          paint: .color(.black))))
    canvas.bitmap.perform(.endGroup)
    let expected = [121, 108, 95, 83, 71, 60, 50, 41, 33, 26, 20, 15, 10, 7, 4, 2, 0]
    let row = (0..<expected.count).map { canvas.alpha(39 - $0, 60) }
    #expect(isNear(row, expected, 1), "\(row)")
  }

  @Test("GC-10 layers are one") func layersAreOne() throws {
    let canvas = try Canvas(40, 20)
    let context = canvas.context
    context.setAlpha(0.5)
    context.setShadow(offset: CGSize(width: 0, height: 0), blur: 0, color: nil)
    context.beginTransparencyLayer()
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.setFillColor(red)
    context.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
    context.endTransparencyLayer()
    #expect(isNear(canvas.pixel(5, 5), [0, 0, 128, 128]))
    #expect(isNear(canvas.pixel(15, 5), [128, 0, 0, 128]), "the lower one does not show through")
    context.fill(CGRect(x: 30, y: 0, width: 10, height: 20))
    #expect(isNear([canvas.alpha(35, 5)], [128]), "the state is back after the layer")
  }

  @Test("GC-11 clear") func clear() throws {
    let canvas = try Canvas(4, 4)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    canvas.context.setBlendMode(.multiply)
    canvas.context.setAlpha(0.1)
    canvas.context.clear(CGRect(x: 0, y: 0, width: 2, height: 4))
    #expect(canvas.alphas(row: 1) == [0, 0, 255, 255])
    let opaque = try Canvas(2, 1, isOpaque: true)
    #expect(opaque.pixel(0, 0) == [0, 0, 0, 255])
    opaque.context.setFillColor(red)
    opaque.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    opaque.context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(opaque.pixel(0, 0) == [0, 0, 0, 255] && opaque.pixel(1, 0) == [255, 0, 0, 255])
  }

  @Test("GC-12 images are upside down in UIKit's axes") func imagesAreUpsideDownInUIKitsAxes()
    throws
  {
    let image = try #require(CGImage(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    let flipped = try Canvas(4, 4)
    flipped.context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(flipped.pixel(1, 3) == [255, 0, 0, 255] && flipped.pixel(1, 0) == [0, 0, 255, 255])
    let upright = try Canvas(4, 4, isFlipped: false)
    upright.context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(upright.pixel(1, 0) == [255, 0, 0, 255] && upright.pixel(1, 3) == [0, 0, 255, 255])
  }

  private var blackToWhite: CGGradient {
    CGGradient(
      stops: [
        GradientStop(location: 0, color: .black),
        GradientStop(location: 1, color: ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)),
      ])
  }

  @Test(
    "GC-14 linear gradients",
    arguments: [
      (CGGradientDrawingOptions(), false, false), (.drawsBeforeStartLocation, true, false),
      (.drawsAfterEndLocation, false, true),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], true, true),
    ] as [(CGGradientDrawingOptions, Bool, Bool)])
  func linearGradients(
    options: CGGradientDrawingOptions, before: Bool, after: Bool
  ) throws {
    let canvas = try Canvas(40, 4)
    canvas.context.drawLinearGradient(
      blackToWhite, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
    let row = (0..<40).map { canvas.pixel($0, 2) }
    #expect(row[5] == (before ? [0, 0, 0, 255] : [0, 0, 0, 0]))
    #expect(row[35] == (after ? [255, 255, 255, 255] : [0, 0, 0, 0]))
    for x in 10..<30 {
      let level = Int(((Double(x) + 0.5 - 10) / 20 * 255).rounded())
      #expect(isNear(row[x], [level, level, level, 255], 1), "\(x): \(row[x])")
    }
  }

  /// Core Graphics takes the colour that is closest where no stop lies at 0 or 1.
  @Test(
    "GC-14 before the first stop and after the last one lie their colours, as far as the gradient goes",
    arguments: [
      CGGradientDrawingOptions(), .drawsBeforeStartLocation, .drawsAfterEndLocation,
      [.drawsBeforeStartLocation, .drawsAfterEndLocation],
    ])
  func stopsBetweenTheEnds(options: CGGradientDrawingOptions) throws {
    let gradient = CGGradient(
      stops: [
        GradientStop(location: 0.25, color: ColorComponents(red: 1, green: 0, blue: 0, alpha: 1)),
        GradientStop(location: 0.75, color: ColorComponents(red: 0, green: 0, blue: 1, alpha: 1)),
      ])
    let canvas = try Canvas(40, 4)
    canvas.context.drawLinearGradient(
      gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
    #expect(canvas.pixel(11, 2) == [255, 0, 0, 255] && canvas.pixel(28, 2) == [0, 0, 255, 255])
    // At 20.5 the part is (0.525 − 0.25) / 0.5 of the way.
    #expect(isNear(canvas.pixel(20, 2), [115, 0, 140, 255], 1), "\(canvas.pixel(20, 2))")
    #expect(canvas.alpha(5, 2) == (options.contains(.drawsBeforeStartLocation) ? 255 : 0))
    #expect(canvas.alpha(35, 2) == (options.contains(.drawsAfterEndLocation) ? 255 : 0))
    let round = try Canvas(40, 40)
    round.context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0,
      endCenter: CGPoint(x: 20, y: 20), endRadius: 16, options: options)
    #expect(round.pixel(20, 20) == [255, 0, 0, 255] && round.pixel(34, 20) == [0, 0, 255, 255])
    #expect(round.alpha(1, 1) == (options.contains(.drawsAfterEndLocation) ? 255 : 0))
  }

  @Test("GC-14 radial gradients") func radialGradients() throws {
    let canvas = try Canvas(40, 40)
    canvas.context.drawRadialGradient(
      blackToWhite, startCenter: CGPoint(x: 20, y: 20), startRadius: 0,
      endCenter: CGPoint(x: 20, y: 20), endRadius: 16, options: [])
    #expect(canvas.alpha(1, 20) == 0 && canvas.alpha(20, 20) == 255)
    // Half a pixel beside the middle and half above: 8.5 pixels along the row.
    let level = Int((hypot(8.5, 0.5) / 16 * 255).rounded())
    #expect(isNear(canvas.pixel(28, 20), [level, level, level, 255], 2), "\(canvas.pixel(28, 20))")
    let equal = try Canvas(10, 10)
    equal.context.drawRadialGradient(
      blackToWhite, startCenter: .zero, startRadius: 5, endCenter: .zero, endRadius: 5,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(equal.pixels.allSatisfy { $0 == 0 })
  }

  /// GC-14a: colour and opacity are mixed apart, so that a colour fading out keeps its hue.
  @Test("GC-14a gradients mix straight colours") func gradientsMixStraightColours() throws {
    let canvas = try Canvas(101, 1)
    let fading = CGGradient(
      stops: [
        GradientStop(location: 0, color: ColorComponents(red: 1, green: 0, blue: 0, alpha: 1)),
        GradientStop(location: 1, color: ColorComponents(red: 0, green: 0, blue: 1, alpha: 0)),
      ])
    canvas.context.drawLinearGradient(
      fading, start: .zero, end: CGPoint(x: 101, y: 0), options: [])
    // In the middle: colour (½, 0, ½) with opacity ½, premultiplied a quarter.
    #expect(isNear(canvas.pixel(50, 0), [64, 0, 64, 128], 2), "\(canvas.pixel(50, 0))")
  }

  @Test func conicGradientsGoAround() throws {
    let canvas = try Canvas(40, 40)
    canvas.context.drawConicGradient(blackToWhite, center: CGPoint(x: 20, y: 20), angle: 0)
    // In UIKit's axes the angle grows downwards.
    for (x, y, turn) in [(35, 35, 0.125), (4, 35, 0.375), (4, 4, 0.625), (35, 4, 0.875)] {
      let level = Int((turn * 255).rounded())
      #expect(isNear(canvas.pixel(x, y), [level, level, level, 255], 5), "\(canvas.pixel(x, y))")
    }
  }

  @Test("GC-15 patterns repeat") func patternsRepeat() throws {
    let pattern = CGPattern(
      bounds: CGRect(x: 0, y: 0, width: 4, height: 4), xStep: 5, yStep: 4
    ) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let paint = Paint.pattern(
      PatternPaint(
        cell: pattern.cell(color: .black), bounds: pattern.bounds, xStep: 5, yStep: 4))
    let canvas = try Canvas(20, 8)
    canvas.bitmap.perform(
      .fill(
        FillOperation(
          path: CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 8), transform: nil), paint: paint
        )))
    #expect(canvas.alphas(row: 6) == (0..<20).map { $0 % 5 < 2 ? 255 : 0 })
    #expect(canvas.pixel(10, 3) == [255, 0, 0, 255])
    // Too many cells to be drawn one by one: one is drawn and repeated.
    let wide = try Canvas(900, 900)
    let small = CGPattern(
      bounds: CGRect(x: 0, y: 0, width: 3, height: 3), xStep: 3, yStep: 3
    ) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 3)) }
    wide.bitmap.perform(
      .fill(
        FillOperation(
          path: CGPath(rect: CGRect(x: 0, y: 0, width: 900, height: 900), transform: nil),
          paint: .pattern(
            PatternPaint(
              cell: small.cell(color: .black), bounds: small.bounds, xStep: 3, yStep: 3)))))
    #expect(wide.alphas(row: 450) == (0..<900).map { $0 % 3 == 0 ? 255 : 0 })
  }

  @Test("GC-18 nearest pixels") func nearestPixels() throws {
    let image = try #require(
      CGImage(
        width: 2, height: 2, pixels: [0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF]))
    let canvas = try Canvas(4, 4)
    canvas.context.interpolationQuality = .none
    canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    for y in 0..<4 {
      for x in 0..<4 {
        let level = (x / 2 + y / 2) % 2 == 0 ? 0 : 255
        #expect(canvas.pixel(x, y) == [level, level, level, 255])
      }
    }
  }

  /// CS-9: the parts of a stretched picture do not run into each other.
  @Test("CS-9 parts do not bleed") func partsDoNotBleed() throws {
    let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
    let image = try #require(
      CGImage(width: 30, height: 1, pixels: (0..<30).map { colors[$0 / 10] }, isOpaque: true))
    let canvas = try Canvas(90, 1)
    for (source, target) in [
      ((0.0, 10.0), (0.0, 10.0)), ((10, 10), (10, 70)), ((20, 10), (80, 10)),
    ] {
      canvas.bitmap.perform(
        .image(
          ImageOperation(
            image: image, source: CGRect(x: source.0, y: 0, width: source.1, height: 1),
            transform: CGAffineTransform(
              a: target.1, b: 0, c: 0, d: 1, tx: target.0, ty: 0))))
    }
    #expect(canvas.pixels == (0..<90).map { colors[$0 < 10 ? 0 : $0 < 80 ? 1 : 2] })
  }

  /// A part without width shows the pixel at its place, or the mean of the two beside it.
  @Test("CS part without width") func partWithoutWidth() throws {
    let image = try #require(
      CGImage(
        width: 4, height: 1, pixels: [0xFF00_0000, 0xFF40_4040, 0xFF80_8080, 0xFFFF_FFFF],
        isOpaque: true))
    for (place, level) in [(2.0, 0x60), (2.5, 0x80), (4, 0xFF), (0, 0)] {
      let canvas = try Canvas(6, 1)
      canvas.bitmap.perform(
        .image(
          ImageOperation(
            image: image, source: CGRect(x: place, y: 0, width: 0, height: 1),
            transform: CGAffineTransform(a: 6, b: 0, c: 0, d: 1, tx: 0, ty: 0))))
      #expect(
        (0..<6).allSatisfy { canvas.pixel($0, 0) == [level, level, level, 255] },
        "\(place): \(canvas.pixel(3, 0))")
    }
  }

  @Test("GC-19 stored premultiplied") func storedPremultiplied() throws {
    let canvas = try Canvas(1, 1)
    canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(isNear(canvas.pixel(0, 0), [128, 0, 0, 128]))
  }

  @Test("GC-21 fills are exact and seams compose") func fillsAreExactAndSeamsCompose() throws {
    let canvas = try Canvas(8, 4)
    canvas.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(canvas.alphas(row: 1) == [0, 255, 255, 0, 0, 0, 0, 0])
    #expect(canvas.alphas(row: 0) == Array(repeating: 0, count: 8))
    canvas.context.fill(CGRect(x: 4, y: 0, width: 1.5, height: 4))
    #expect(isNear([canvas.alpha(5, 2)], [128]))
    canvas.context.fill(CGRect(x: 5.5, y: 0, width: 1, height: 4))
    #expect(isNear([canvas.alpha(5, 2)], [191]))
  }

  /// Core Graphics adds up the cover of both, so that the line is opaque; Cairo takes it once: three quarters.
  @Test("GC-21a a line twice in one path is covered once")
  func lineTwiceInOnePath() throws {
    let canvas = try Canvas(8, 20)
    canvas.context.setLineWidth(1.5)
    for _ in 0..<2 {
      canvas.context.move(to: CGPoint(x: 0, y: 10))
      canvas.context.addLine(to: CGPoint(x: 8, y: 10))
    }
    canvas.context.strokePath()
    #expect(isNear([canvas.alpha(4, 9), canvas.alpha(4, 10)], [191, 191]))
    #expect(canvas.alpha(4, 8) == 0 && canvas.alpha(4, 11) == 0)
  }

  /// Circles against their exact cover of each pixel, counted at 32 x 32 points.
  @Test("GC-22 edges are near exact cover") func edgesAreNearExactCover() throws {
    var generator = RandomSource(seed: 22)
    for _ in 0..<6 {
      let center = CGPoint(
        x: Double.random(in: 14...18, using: &generator),
        y: Double.random(in: 14...18, using: &generator))
      let radius = Double.random(in: 8...13, using: &generator)
      let canvas = try Canvas(32, 32)
      canvas.context.fillEllipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      let worst = worst(of: canvas) { hypot($0 - center.x, $1 - center.y) <= radius }
      #expect(worst <= 8, "\(worst) levels off")
    }
  }

  /// Cairo looks at 15 lines of each row: a slanted edge that runs along the rows is off by at most one of
  /// them, 17 levels.
  @Test("GC-22 slanted edges are within a line of a pixel") func slantedEdges() throws {
    var generator = RandomSource(seed: 22)
    for _ in 0..<12 {
      let corners = (0..<3).map { _ in
        CGPoint(
          x: Double.random(in: 0...16, using: &generator),
          y: Double.random(in: 0...16, using: &generator))
      }
      let canvas = try Canvas(16, 16)
      canvas.context.addLines(between: corners)
      canvas.context.closePath()
      canvas.context.fillPath()
      let worst = worst(of: canvas) { x, y in
        let sides = (0..<3).map { index in
          let (a, b) = (corners[index], corners[(index + 1) % 3])
          return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0
        }
        return Set(sides).count == 1
      }
      #expect(worst <= 17, "\(worst) levels off")
    }
  }

  /// The greatest difference of opacity from the share of 32 x 32 points of a pixel that lie inside.
  private func worst(of canvas: Canvas, _ isInside: (Double, Double) -> Bool) -> Int {
    var worst = 0
    for y in 0..<canvas.bitmap.height {
      for x in 0..<canvas.bitmap.width {
        var count = 0
        for sample in 0..<1_024 {
          let (px, py) = (
            Double(x) + (Double(sample % 32) + 0.5) / 32,
            Double(y) + (Double(sample / 32) + 0.5) / 32
          )
          if isInside(px, py) { count += 1 }
        }
        worst = max(worst, abs(canvas.alpha(x, y) - (count * 255 + 512) / 1_024))
      }
    }
    return worst
  }
}
