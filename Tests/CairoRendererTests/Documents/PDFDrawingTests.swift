import Drawing
import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// PDF drawings, judged by poppler; skipped, visibly, where it is not installed.
@Suite(.enabled(if: DocumentJudge.hasPoppler, "pdftocairo is not installed (poppler-utils)"))
struct PDFDrawingTests {
  init() { CairoGraphics.install() }

  private static let bounds = CGRect(x: 0, y: 0, width: 120, height: 90)
  private static let scale = 4

  /// Drawings that a document has to show as a picture does.
  static let drawings: [(name: String, draw: @Sendable (CGContext) -> Void)] = [
    (
      "shapes",
      { context in
        context.setFillColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 1)
        context.fill(CGRect(x: 10, y: 10, width: 40, height: 30))
        context.setFillColor(red: 0, green: 0.3, blue: 0.8, alpha: 0.5)
        context.fillEllipse(in: CGRect(x: 30, y: 20, width: 50, height: 50))
        context.setLineWidth(4)
        context.stroke(CGRect(x: 60, y: 10, width: 50, height: 70))
        context.setLineDash(phase: 0, lengths: [8, 4])
        context.strokeLineSegments(between: [CGPoint(x: 5, y: 85), CGPoint(x: 50, y: 45)])
      }
    ),
    (
      "clips and layers",
      { context in
        context.saveGState()
        context.addEllipse(in: CGRect(x: 10, y: 10, width: 70, height: 70))
        context.clip()
        context.setFillColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 90))
        context.restoreGState()
        context.setAlpha(0.5)
        context.beginTransparencyLayer()
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 50, y: 20, width: 40, height: 40))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 70, y: 30, width: 40, height: 40))
        context.endTransparencyLayer()
      }
    ),
    (
      "blends",
      { context in
        // Modes mix with what is painted; paper is not.
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 90))
        context.setFillColor(red: 1, green: 0.8, blue: 0, alpha: 1)
        context.fill(CGRect(x: 5, y: 5, width: 80, height: 80))
        context.setBlendMode(.multiply)
        context.setFillColor(red: 0.2, green: 0.6, blue: 1, alpha: 1)
        context.fill(CGRect(x: 40, y: 20, width: 70, height: 30))
        context.setBlendMode(.difference)
        context.fill(CGRect(x: 40, y: 55, width: 70, height: 20))
      }
    ),
    (
      "what takes away",
      { context in
        context.setFillColor(red: 0.8, green: 0.1, blue: 0.4, alpha: 1)
        context.fill(CGRect(x: 5, y: 5, width: 100, height: 80))
        context.clear(CGRect(x: 20, y: 20, width: 30, height: 30))
        context.beginTransparencyLayer()
        context.setFillColor(red: 0, green: 0.5, blue: 0.5, alpha: 1)
        context.fill(CGRect(x: 60, y: 20, width: 40, height: 50))
        context.setBlendMode(.destinationOut)
        context.fill(CGRect(x: 70, y: 30, width: 20, height: 20))
        context.endTransparencyLayer()
      }
    ),
    (
      "shadows and gradients",
      { context in
        context.saveGState()
        context.setShadow(
          offset: CGSize(width: 3, height: 4), blur: 6,
          color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 15, y: 15, width: 35, height: 35))
        context.restoreGState()
        let gradient = CGGradient(
          stops: [
            GradientStop(location: 0, color: ColorComponents(red: 1, green: 0, blue: 0, alpha: 1)),
            GradientStop(location: 1, color: ColorComponents(red: 0, green: 0, blue: 1, alpha: 1)),
          ])
        context.clip(to: CGRect(x: 60, y: 10, width: 50, height: 70))
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 60, y: 10), end: CGPoint(x: 110, y: 80),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    ),
  ]

  /// Inside areas a level apart, at edges fourteen. Two drawings differ by more, for a page has them as pixels of
  /// three to the point, which are resampled here to four: the corners of an erased rectangle (4 pixels), and
  /// the slopes of a shadow (4 levels, 465 pixels); these are bounds.
  @Test(arguments: 0..<5)
  func pagesLookAsPictures(number: Int) throws {
    let (name, draw) = Self.drawings[number]
    let format = UIGraphicsImageRendererFormat()
    format.scale = CGFloat(Self.scale)
    let picture = try #require(
      UIGraphicsImageRenderer(bounds: Self.bounds, format: format).image { context in
        context.cgContext.saveGState()
        draw(context.cgContext)
        context.cgContext.restoreGState()
        // What is left open shows paper.
        context.cgContext.setBlendMode(.destinationOver)
        context.cgContext.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.cgContext.fill(Self.bounds)
      }.cgImage)
    let pdf = UIGraphicsPDFRenderer(bounds: Self.bounds).pdfData { context in
      context.beginPage()
      draw(context.cgContext)
    }
    let page = try #require(DocumentJudge.pages(of: pdf, scale: Self.scale).first)
    #expect(page.width == picture.width && page.height == picture.height)
    let difference = PictureDifference(page, picture)
    let bounds = [3: (inside: 1, edges: 4), 4: (inside: 4, edges: 465)]
    let bound = bounds[number] ?? (inside: 1, edges: 0)
    #expect(difference.inside <= bound.inside, "\(name): \(difference)")
    #expect(difference.farFromEdges <= bound.edges, "\(name): \(difference)")
  }

  @Test func textStaysText() throws {
    let pdf = UIGraphicsPDFRenderer(bounds: Self.bounds).pdfData { context in
      context.beginPage()
      "Hello page".draw(
        at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 14)])
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 60, height: 40), pageInfo: [:])
      "Second".draw(
        at: CGPoint(x: 5, y: 5), withAttributes: [.font: UIFont.systemFont(ofSize: 14)])
    }
    let words = try DocumentJudge.text(of: pdf)
    #expect(words.contains("Hello page") && words.contains("Second"), "\(words)")
    let pages = try DocumentJudge.pages(of: pdf, scale: 1)
    #expect(pages.map(\.width) == [120, 60] && pages.map(\.height) == [90, 40])
    #expect(UIGraphicsPDFRenderer(bounds: Self.bounds).pdfData { _ in }.isEmpty)
  }

  /// The same drawing gives the same bytes.
  @Test func documentsAreReproducible() {
    func pdf() -> Data {
      UIGraphicsPDFRenderer(bounds: Self.bounds).pdfData { context in
        context.beginPage()
        Self.drawings[0].draw(context.cgContext)
      }
    }
    let first = pdf()
    #expect(!first.isEmpty && first == pdf())
  }
}
