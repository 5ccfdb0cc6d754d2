import Foundation
import ImageCodecs
import PortableUIKit
import Testing

@testable import CairoRenderer

/// Pictures from files: red above, blue below. SVG and PDF need libraries of the system and are
/// skipped, visibly, where those are not installed.
@MainActor @Suite struct ImageFileTests {
  /// Draws the file in an image view of 40 by 40 points and probes both halves.
  private func colors(
    of data: Data, _ format: ImageRepresentation.Format
  ) throws -> (top: UInt32, bottom: UInt32) {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "picture-\(UUID().uuidString).\(format.rawValue)")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let size = CGSize(width: 8, height: 8)
    let file = ImageRepresentation(path: url.path, format: format, size: size, scale: 1)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .white
    view.contentMode = .scaleToFill
    view.image = UIImage(name: "picture", size: size) { _ in file }
    let raster = try Raster(view)
    return (raster.color(20, 8), raster.color(20, 32))
  }

  private func isRed(_ color: UInt32) -> Bool {
    color >> 16 > 0xE0 && color >> 8 & 0xFF < 0x28 && color & 0xFF < 0x28
  }

  private func isBlue(_ color: UInt32) -> Bool {
    color >> 16 < 0x28 && color >> 8 & 0xFF < 0x28 && color & 0xFF > 0xE0
  }

  /// Eight by eight pixels, made for this test with an encoder of baseline JPEG.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL
    EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABgQAAID
    AAAAAAAAAAAAAAAAAAAXZaTi/8QAFQEBAQAAAAAAAAAAAAAAAAAABwj/xAAYEQACAwAAAAAAAAAAAAAAAAAAGGWj4//a
    AAwDAQACEQMRAD8AGzVi7GRwWWYo2KNYaKuyP//Z
    """

  @Test func aJPEGIsDrawn() throws {
    let data = try #require(Data(base64Encoded: Self.jpeg, options: .ignoreUnknownCharacters))
    let colors = try colors(of: data, .jpeg)
    #expect(isRed(colors.top) && isBlue(colors.bottom), "\(colors)")
  }

  @Test(.enabled(if: SVGLibrary.shared != nil, "librsvg is not installed: no SVG is drawn"))
  func anSVGIsDrawn() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">
      <rect width="8" height="4" fill="#ff0000"/><rect y="4" width="8" height="4" fill="#0000ff"/>
      </svg>
      """
    let colors = try colors(of: Data(text.utf8), .svg)
    #expect(colors == (0xFF0000, 0x0000FF))
  }

  /// A page of 8 by 8 points; PDF counts upwards, so that red is the upper half.
  private static var pdf: String {
    let drawing = "1 0 0 rg 0 4 8 4 re f 0 0 1 rg 0 0 8 4 re f"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 8 8] /Contents 4 0 R /Resources << >> >>",
      "<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return text
  }

  @Test(.enabled(if: PDFLibrary.shared != nil, "poppler is not installed: no PDF is drawn"))
  func aPDFIsDrawn() throws {
    let colors = try colors(of: Data(Self.pdf.utf8), .pdf)
    #expect(colors == (0xFF0000, 0x0000FF))
  }

  @Test func aPNGIsDrawn() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = .blue
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    half.backgroundColor = .red
    view.addSubview(half)
    let picture = try ViewRenderer(scale: 1).picture(of: view, format: .png)
    let colors = try colors(of: Data(picture.bytes), .png)
    #expect(colors == (0xFF0000, 0x0000FF))
  }

  /// What is no picture gets the placeholder, which is grey.
  @Test(arguments: [ImageRepresentation.Format.png, .jpeg, .svg, .pdf])
  func aBrokenFileGetsThePlaceholder(format: ImageRepresentation.Format) throws {
    let colors = try colors(of: Data("nothing".utf8), format)
    #expect(!isRed(colors.top) && !isBlue(colors.bottom))
  }
}
