import CairoRenderer
import Foundation
import FoundationXML
import PortableUIKit
import Testing

@MainActor @Suite struct ViewRendererTests {
  @Test func aPictureIsAPNGOfTheRightSize() throws {
    let picture = try ViewRenderer(scale: 2).picture(of: Gallery.view(), format: .png)
    // The signature, then the header chunk: width and height as big-endian numbers.
    #expect(picture.bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(picture.bytes[16..<24]) == [0, 0, 0x03, 0x0C, 0, 0, 0x06, 0x18])
    #expect(picture.width == 780)
    #expect(picture.height == 1560)
    try save(picture, "gallery.png")
  }

  @Test func anSVGIsWellFormedAndTellsItsTexts() throws {
    let picture = try ViewRenderer(scale: 3).picture(
      of: Gallery.view(), format: .svg, title: "Gallery & more")
    let document = String(decoding: picture.bytes, as: UTF8.self)
    #expect(document.contains("<title>Gallery &amp; more</title>"))
    for text in ["Gallery", "System button", "Placeholder", "Text field", "Three"] {
      #expect(document.contains(text))
    }
    #expect(!document.contains("secret"))
    #expect(document.contains("width=\"390\""))
    #expect(document.contains("viewBox=\"0 0 390 780\""))
    #expect(XMLParser(data: Data(picture.bytes)).parse())
    // All is drawn with vectors, and text is text.
    #expect(!document.contains("<image"))
    #expect(document.contains(">Placeholder</text>"))
    try save(picture, "gallery.svg")
  }

  @Test(arguments: PictureFormat.allCases)
  func theSameTreeGivesTheSameBytes(format: PictureFormat) throws {
    let renderer = ViewRenderer(scale: 2, wireframe: Wireframe())
    let first = try renderer.picture(of: Gallery.view(), format: format)
    let second = try renderer.picture(of: Gallery.view(), format: format)
    #expect(first == second)
    if format == .png { try save(first, "wireframe.png") }
  }

  @Test func substitutedFontsAreTold() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Text"
    let renderer = ViewRenderer(scale: 1, measurer: PangoTextMeasurer())
    let used = try renderer.picture(of: label, format: .png).substitutions
    #expect(used.map(\.requested) == ["SF Pro"])
    #expect(["Inter", "DejaVu Sans"].contains(used.first?.used))
  }

  @Test func aViewWithoutAreaIsRefused() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
    #expect(throws: RenderError.noArea(width: 0, height: 10)) {
      try ViewRenderer(scale: 2).picture(of: view, format: .png)
    }
    view.frame.size.width = 10
    #expect(throws: RenderError.invalidScale(.infinity)) {
      try ViewRenderer(scale: .infinity).picture(of: view, format: .png)
    }
  }

  /// Keeps a picture to be looked at, where the environment names a folder for it.
  private func save(_ picture: Picture, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURE_FOLDER"] else { return }
    try picture.write(to: "\(folder)/\(name)")
  }
}
