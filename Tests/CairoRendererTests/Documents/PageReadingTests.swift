import Drawing
import Foundation
import ImageCodecs
import PortableUIKit
import Testing

@testable import CairoRenderer

/// Pages of PDF files by Core Graphics' names; poppler reads them, so a machine without it skips these.
@MainActor
@Suite(.enabled(if: PDFLibrary.shared != nil, "poppler is not installed: no PDF is read"))
struct PageReadingTests {
  /// A file of two sheets: one of 200 by 100 with a red corner at the lower left, shown from (10, 10) on; another that is shown
  /// turned by 90 degrees.
  private let file: Data = {
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 200 100] >>",
      "<< /Type /Page /Parent 2 0 R /CropBox [10 10 190 90] /Contents 5 0 R /Resources << >> >>",
      "<< /Type /Page /Parent 2 0 R /Rotate 90 /Contents 5 0 R /Resources << >> >>",
      "<< /Length 23 >>\nstream\n1 0 0 rg 0 0 50 50 re f\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var table = "0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      table += String(format: "%010d 00000 n \n", text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 6\n\(table)trailer\n<< /Root 1 0 R /Size 6 >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }()

  private func document() throws -> CGPDFDocument {
    CairoGraphics.install()
    let provider = try #require(CGDataProvider(data: file as CFData))
    return try #require(CGPDFDocument(provider))
  }

  @Test("Pages say their boxes and their turn")
  func pages() throws {
    let document = try document()
    #expect(document.numberOfPages == 2)
    #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
    let first = try #require(document.page(at: 1))
    #expect(first.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(first.getBoxRect(.cropBox) == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(first.rotationAngle == 0 && first.pageNumber == 1 && first.document === document)
    let second = try #require(document.page(at: 2))
    #expect(second.getBoxRect(.cropBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(second.rotationAngle == 90)
  }

  /// Red, green and blue at a place in points from the top left of an image of one pixel a point.
  private func color(_ image: UIImage, _ x: Int, _ y: Int) throws -> [Int] {
    let image = try #require(image.cgImage)
    let pixel = image.pixels[y * image.width + x]
    return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  private func image(_ size: CGSize, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      draw(context.cgContext)
    }
  }

  @Test("A page is drawn in its own space: the printed idiom shows it upright")
  func drawing() throws {
    let page = try #require(try document().page(at: 1))
    let size = page.getBoxRect(.mediaBox).size
    let shown = image(size) { context in
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      context.drawPDFPage(page)
    }
    // The part outside of the crop box is not shown.
    #expect(try color(shown, 5, 95) == [255, 255, 255])
    #expect(try color(shown, 20, 80) == [255, 0, 0])
    #expect(try color(shown, 60, 80) == [255, 255, 255])
    #expect(try color(shown, 20, 40) == [255, 255, 255])
    let flipped = image(size) { $0.drawPDFPage(page) }
    #expect(try color(flipped, 20, 20) == [255, 0, 0])
  }

  @Test("The transform turns a page, makes it smaller, never larger, and lays it in the middle")
  func transform() throws {
    let page = try #require(try document().page(at: 2))
    // Turned by 90 degrees clockwise the sheet is 100 wide and 200 high.
    let transform = page.getDrawingTransform(
      .cropBox, rect: CGRect(x: 0, y: 0, width: 50, height: 100), rotate: 0,
      preserveAspectRatio: true)
    let corners = CGRect(x: 0, y: 0, width: 200, height: 100).applying(transform)
    #expect(abs(corners.width - 50) < 1e-9 && abs(corners.height - 100) < 1e-9)
    // The lower left corner goes to the upper left one: y points upwards.
    let corner = CGPoint.zero.applying(transform)
    #expect(abs(corner.x) < 1e-9 && abs(corner.y - 100) < 1e-9)
    let shown = image(CGSize(width: 50, height: 100)) { context in
      context.translateBy(x: 0, y: 100)
      context.scaleBy(x: 1, y: -1)
      context.concatenate(transform)
      context.drawPDFPage(page)
    }
    #expect(try color(shown, 10, 10) == [255, 0, 0])
    #expect(try color(shown, 10, 60) == [255, 255, 255])
    #expect(try color(shown, 40, 10) == [255, 255, 255])
    let large = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 1000, height: 1000), rotate: 0,
      preserveAspectRatio: true)
    let middle = CGRect(x: 0, y: 0, width: 200, height: 100).applying(large)
    #expect(abs(middle.midX - 500) < 1e-9 && abs(middle.width - 100) < 1e-9)
  }

  @Test("What was written is read: a document of this package has its pages again")
  func roundTrip() throws {
    CairoGraphics.install()
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 400)
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      for _ in 0..<3 {
        context.beginPage()
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 300, height: 100))
      }
    }
    let provider = try #require(CGDataProvider(data: data as CFData))
    let document = try #require(CGPDFDocument(provider))
    #expect(document.numberOfPages == 3)
    let page = try #require(document.page(at: 3))
    #expect(page.getBoxRect(.mediaBox) == bounds)
    let shown = image(bounds.size) { context in
      context.translateBy(x: 0, y: 400)
      context.scaleBy(x: 1, y: -1)
      context.drawPDFPage(page)
    }
    #expect(try color(shown, 150, 50) == [0, 0, 255])
    #expect(try color(shown, 150, 150) == [255, 255, 255])
  }

  @Test(
    "What is no document with pages is nil",
    arguments: ["", "no PDF", "%PDF-1.4\n%%EOF", "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj"])
  func damaged(text: String) throws {
    CairoGraphics.install()
    let provider = try #require(CGDataProvider(data: Data(text.utf8)))
    #expect(CGPDFDocument(provider) == nil)
    #expect(throws: ImageCodecError.self) {
      try PDFLibrary.installed().document(Array(text.utf8))
    }
  }
}
