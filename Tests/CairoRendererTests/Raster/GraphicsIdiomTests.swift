import CairoRenderer
import Drawing
import Foundation
import PortableUIKit
import Testing

/// Idioms of Core Graphics with functions and kept drawings, by their pixels (section 16, points 20 and 23).
@Suite struct GraphicsIdiomTests {
  /// A context of pixels without flips, white.
  private func context(_ side: Int = 32) throws -> CGContext {
    CairoGraphics.install()
    let context = try #require(
      CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    return context
  }

  /// Red, green and blue of a pixel, the row counted from the top.
  private func pixel(_ context: CGContext, _ x: Int, _ row: Int) throws -> [Int] {
    let image = try #require(context.makeImage())
    let pixel = image.pixels[row * image.width + x]
    return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  /// How many pixels are not white.
  private func ink(_ context: CGContext) throws -> Int {
    try #require(context.makeImage()).pixels.count { $0 & 0xFF_FFFF != 0xFF_FFFF }
  }

  @Test("Components without a colour space are red, green, blue and opacity")
  func componentsWithoutSpace() throws {
    let side = CGRect(x: 0, y: 0, width: 4, height: 4)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    CairoGraphics.install()
    let image = UIGraphicsImageRenderer(size: side.size, format: format).image { drawn in
      drawn.cgContext.setFillColor([0, 0, 1, 1])
      drawn.cgContext.fill(side)
      drawn.cgContext.setStrokeColor([1, 0, 0, 1])
      drawn.cgContext.stroke(side, width: 2)
    }
    let pixels = try #require(image.cgImage).pixels
    #expect(pixels[2 * 4 + 2] & 0xFF_FFFF == 0x00_00FF)
    #expect(pixels[0] & 0xFF_FFFF == 0xFF_0000)
  }

  private final class Counter {
    var drawn = 0
    var released = 0
  }

  @Test("The functions of a pattern draw its cell, with their info, which is let go of once")
  func patternCallbacks() throws {
    let counter = Counter()
    do {
      let context = try context()
      var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { info, context in
          guard let info else { return }
          Unmanaged<Counter>.fromOpaque(info).takeUnretainedValue().drawn += 1
          context.setFillColor(UIColor.red.cgColor)
          context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        },
        releaseInfo: { info in
          guard let info else { return }
          Unmanaged<Counter>.fromOpaque(info).takeUnretainedValue().released += 1
        })
      let pattern = try #require(
        CGPattern(
          info: Unmanaged.passUnretained(counter).toOpaque(),
          bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8, yStep: 8,
          tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
      let space = try #require(CGColorSpace(patternBaseSpace: nil))
      context.setFillColorSpace(space)
      var alpha: CGFloat = 1
      context.setFillPattern(pattern, colorComponents: &alpha)
      context.fill(CGRect(x: 0, y: 0, width: 32, height: 32))
      // y points upwards: of each cell the lower half is red.
      #expect(try pixel(context, 5, 31) == [255, 0, 0])
      #expect(try pixel(context, 5, 25) == [255, 255, 255])
      #expect(counter.drawn > 0 && counter.released == 0)
    }
    #expect(counter.released == 1)
    var empty = CGPatternCallbacks(version: 0, drawPattern: nil, releaseInfo: nil)
    #expect(
      CGPattern(
        info: nil, bounds: .zero, matrix: .identity, xStep: 1, yStep: 1, tiling: .noDistortion,
        isColored: true, callbacks: &empty) == nil)
  }

  @Test("A shading paints what its function gives, and beyond its ends only if it is to")
  func shading() throws {
    let context = try context()
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, place, color in
        (color[0], color[1], color[2], color[3]) = (place[0] < 0.5 ? 1 : 0, 0, place[0] * 9, 1)
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil,
        callbacks: &callbacks))
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 8, y: 0),
        end: CGPoint(x: 24, y: 0), function: function, extendStart: false, extendEnd: true))
    context.drawShading(shading)
    #expect(try pixel(context, 2, 9) == [255, 255, 255])
    #expect(try pixel(context, 12, 9) == [255, 0, 255])
    // Blue is brought to its range.
    #expect(try pixel(context, 20, 9) == [0, 0, 255])
    #expect(try pixel(context, 30, 9) == [0, 0, 255])
    let gray = CGShading(
      axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: CGPoint(x: 1, y: 0),
      function: function, extendStart: true, extendEnd: true)
    #expect(gray == nil)
  }

  @Test("A layer is drawn where it is put, as large as it is asked to be, and keeps what is added")
  func layer() throws {
    let context = try context()
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
    let inner = try #require(layer.context)
    inner.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    inner.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    context.draw(layer, at: CGPoint(x: 8, y: 8))
    // Rows 20...23 from the top, of which the two lower ones are red; nothing beside it.
    #expect(try pixel(context, 9, 23) == [255, 0, 0])
    #expect(try pixel(context, 9, 20) == [255, 255, 255])
    #expect(try ink(context) == 8)
    inner.fill(CGRect(x: 0, y: 2, width: 100, height: 2))
    context.draw(layer, in: CGRect(x: 16, y: 16, width: 8, height: 8))
    #expect(try ink(context) == 8 + 64)
  }

  @Test("Text is stroked, filled or left out, as the mode of text says")
  func textModes() throws {
    func inked(_ mode: CGTextDrawingMode) throws -> Int {
      let context = try context(64)
      context.setTextDrawingMode(mode)
      context.setLineWidth(1)
      context.setStrokeColor(red: 0, green: 0, blue: 0, alpha: 1)
      context.textPosition = CGPoint(x: 8, y: 16)
      CTLineDraw(
        CTLineCreateWithAttributedString(
          NSAttributedString(string: "I", attributes: [.font: UIFont.boldSystemFont(ofSize: 48)])),
        context)
      return try ink(context)
    }
    let (fill, stroke) = (try inked(.fill), try inked(.stroke))
    // A bold I is a bar: its frame has fewer pixels, and both together more.
    #expect(fill > 150 && stroke > 50 && stroke < fill)
    #expect(try inked(.fillStroke) > fill)
    #expect(try inked(.invisible) == 0)
  }
}
