import Drawing
import Foundation
import PortableUIKit
import Testing
import VectorOutput

@testable import CairoRenderer

/// Drawings that nobody means, in each output: an answer comes, and what is asked of memory has a bound that does not grow with
/// the numbers.
@MainActor @Suite struct BadDrawingTests {
  /// Every other segment goes across, so that all of the square is covered.
  private static func longPath(_ count: Int) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    for index in 1...count {
      path.addLine(
        to: CGPoint(x: index % 2 == 0 ? 0 : 100, y: CGFloat(index) * 100 / CGFloat(count)))
    }
    return path
  }

  @Test("A path of a million segments is filled, stroked, dashed and clipped to")
  func millionSegments() throws {
    let path = Self.longPath(1_000_000)
    let canvas = try Canvas(100, 100)
    canvas.context.setLineDash(phase: 0, lengths: [0.001])
    canvas.context.addPath(path)
    canvas.context.strokePath()
    #expect(canvas.alpha(50, 50) == 255)
    let clipped = try Canvas(100, 100)
    clipped.context.addPath(Self.longPath(10_000))
    clipped.context.clip()
    clipped.context.addPath(path)
    clipped.context.fillPath()
    #expect(clipped.alphas(row: 50).contains { $0 > 0 })
  }

  @Test("A path of a million segments becomes a document")
  func millionSegmentsInDocuments() throws {
    let area = CGRect(x: 0, y: 0, width: 100, height: 100)
    let recorder = DisplayListRecorder(extent: area)
    let context = CGContext(sink: recorder, viewBounds: area, scale: 1)
    context.addPath(Self.longPath(1_000_000))
    context.strokePath()
    context.finish()
    let list = recorder.finish()
    let sink = SVGSink(size: area.size)
    list.replay(into: sink)
    #expect(sink.document().utf8.count > 1_000_000)
    let pdf = CairoDocumentWriter().pdf(of: [DocumentPage(bounds: area, drawing: list)], title: "")
    #expect(try #require(pdf).count > 100_000)
  }

  /// A turned square of a million pixels a side: its cover is that of a tile, not of the shape.
  @Test(
    "Shapes, clips, groups and lines that reach far beyond a bitmap leave their part of it",
    arguments: [1e3, 1e6, 1e12])
  func farBeyond(reach: Double) throws {
    let canvas = try Canvas(20, 20)
    let context = canvas.context
    let diamond = CGMutablePath()
    diamond.addLines(between: [
      CGPoint(x: -reach, y: 10), CGPoint(x: 10, y: -reach), CGPoint(x: reach, y: 10),
      CGPoint(x: 10, y: reach),
    ])
    diamond.closeSubpath()
    context.addPath(diamond)
    context.clip()
    context.beginTransparencyLayer()
    context.addPath(diamond)
    context.fillPath()
    context.endTransparencyLayer()
    #expect(canvas.alphas(row: 5) == [Int](repeating: 255, count: 20))
    context.setBlendMode(.clear)
    context.setLineWidth(4)
    context.strokeLineSegments(between: [CGPoint(x: -reach, y: 10), CGPoint(x: reach, y: 10)])
    #expect(canvas.alphas(column: 10) == (0..<20).map { (8..<12).contains($0) ? 0 : 255 })
  }

  @Test("Bitmaps of more pixels than a picture may have are none")
  func hugeBitmaps() {
    CairoGraphics.install()
    func context(_ width: Int, _ height: Int) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    for (width, height) in [
      (20_000, 20_000), (Int.max, 1), (1, Int.max), (Int.max, Int.max), (0, 5), (-1, 5),
    ] {
      #expect(context(width, height) == nil, "\(width) x \(height)")
    }
    // 100 megapixels are said to be in 100 bytes.
    let image = CGDataProvider(data: Data(count: 100)).flatMap {
      CGImage(
        width: 10_000, height: 10_000, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 40_000,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 1), provider: $0,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    #expect(image == nil)
  }

  @Test("What is open when a bitmap's context ends is closed, and nothing is drawn after")
  func unbalanced() throws {
    let canvas = try Canvas(10, 10)
    let context = canvas.context
    context.restoreGState()
    context.endTransparencyLayer()
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
    context.beginTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.finish()
    #expect(canvas.alphas(row: 5) == [255, 255, 255, 255, 255, 0, 0, 0, 0, 0])
    context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(canvas.alpha(0, 0) == 255)
  }
}
