import ImageCodecs
import Testing

/// Headers of outlines; skipped, visibly, where the library that reads them is not installed.
@Suite struct OutlineTests {
  @Test(
    .enabled(if: SVGLibrary.shared != nil, "librsvg is not installed"),
    arguments: [
      ("width='30' height='20'", 30.0, 20.0), ("viewBox='0 0 24 18'", 24, 18),
      ("viewBox='5 5 40 20' width='10'", 10, 5), ("viewBox='0 0 40 20' height='10'", 20, 10),
      ("width='30px' height='30pt'", 30, 40), ("width='100%' viewBox='0 0 8 4'", 8, 4),
      ("width='1in' height='25.4mm'", 96, 96), ("width='0.1px' height='12.7mm'", 0.1, 48),
    ])
  func sizesOfSVG(attributes: String, width: Double, height: Double) throws {
    let text = "<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    let info = try ImageFileInfo(of: Array(text.utf8))
    #expect(info.format == .svg)
    #expect(abs(info.width - width) < 1e-9 && abs(info.height - height) < 1e-9)
  }

  @Test(
    .enabled(if: SVGLibrary.shared != nil, "librsvg is not installed"),
    arguments: [
      "", "width='0' height='0'", "width='1e9' height='1e9'", "viewBox='0 0 1e30 1e30'",
      "viewBox='0 0 0 0'", "width='-5' height='5'", "width='nan' height='5'",
    ])
  func sizesOfSVGThatAreNone(attributes: String) {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    #expect(throws: ImageCodecError.self) { try ImageFileInfo(of: Array(text.utf8)) }
  }

  @Test(.enabled(if: SVGLibrary.shared != nil, "librsvg is not installed"))
  func brokenSVGIsAnError() {
    for text in ["<", "<svg", "<html></html>", "< no xml", "<svg xmlns='x'><g></svg>"] {
      #expect(throws: ImageCodecError.self) { try ImageFileInfo(of: Array(text.utf8)) }
    }
  }

  @Test(.enabled(if: PDFLibrary.shared != nil, "poppler is not installed"))
  func brokenPDFIsAnError() {
    for text in ["%PDF", "%PDF-1.4\n", "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF"] {
      #expect(throws: ImageCodecError.self) { try ImageFileInfo(of: Array(text.utf8)) }
    }
  }
}
