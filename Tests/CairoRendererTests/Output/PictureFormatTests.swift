import CairoRenderer
import Testing

@Suite struct PictureFormatTests {
  @Test(arguments: [
    ("a.png", PictureFormat.png), ("b.SVG", .svg), ("/x.y/c.d.Png", .png), ("a.svg", .svg),
    ("a.pdf", .pdf),
  ])
  func extensionsInEitherCase(name: String, format: PictureFormat) {
    #expect(PictureFormat(fileName: name) == format)
  }

  @Test(arguments: ["a", "a.jpeg", "", ".", "png", "a.png/", "a.png.", ".svg", "a/.png", "a.png/b"])
  func otherNamesHaveNone(name: String) {
    #expect(PictureFormat(fileName: name) == nil)
  }
}
