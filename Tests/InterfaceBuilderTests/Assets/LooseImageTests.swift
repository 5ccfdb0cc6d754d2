import Foundation
import ImageCodecs
import InterfaceBuilder
import PortableUIKit
import Testing

/// Images beside a document that lie in no catalog.
@MainActor @Suite struct LooseImageTests {
  private func write(_ side: Int, to url: URL) throws {
    let picture = RasterPicture(
      width: side, height: side, bytes: [UInt8](repeating: 255, count: side * side * 4),
      hasAlpha: false)
    try Data(PNGCodec.encode(picture)).write(to: url)
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "loose-\(UUID().uuidString)")
    let inner = folder.appending(path: "Images")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "Package.swift"))
    try body(folder)
  }

  @Test func filesAreFoundByNameScaleAndIdiom() throws {
    try inFolder { folder in
      try write(60, to: folder.appending(path: "loose.png"))
      try write(40, to: folder.appending(path: "Images/icon.png"))
      try write(80, to: folder.appending(path: "Images/icon@2x.png"))
      try write(100, to: folder.appending(path: "Images/icon@2x~ipad.png"))
      let library = AssetLibrary(near: folder.appending(path: "Main.storyboard"))
      func image(_ name: String, scale: CGFloat, pad: Bool = false) -> UIImage? {
        library.image(
          named: name,
          traits: UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale),
            UITraitCollection(userInterfaceIdiom: pad ? .pad : .phone),
          ]))
      }
      #expect(image("loose.png", scale: 2)?.size == CGSize(width: 60, height: 60))
      #expect(image("loose", scale: 2)?.size == CGSize(width: 60, height: 60))
      #expect(image("icon", scale: 2)?.size == CGSize(width: 40, height: 40))
      #expect(image("icon", scale: 2, pad: true)?.size == CGSize(width: 50, height: 50))
      #expect(image("icon", scale: 1)?.scale == 1)
      for name in ["", "absent", "../loose.png", "Images/icon.png", "loose.jpg", "..", "/"] {
        #expect(image(name, scale: 1) == nil, "\(name)")
      }
    }
  }

  /// A pipe keeps nobody waiting, and a picture of too many pixels is none.
  @Test func whatCannotBeReadIsNoImage() throws {
    try inFolder { folder in
      mkfifo(folder.appending(path: "pipe.png").path, 0o600)
      try Data("text".utf8).write(to: folder.appending(path: "text.png"))
      let library = AssetLibrary(near: folder.appending(path: "Main.storyboard"))
      #expect(library.image(named: "pipe", traits: UITraitCollection()) == nil)
      #expect(library.image(named: "text", traits: UITraitCollection()) == nil)
      #expect(
        library.faultsMet.map(\.file).map { ($0 as NSString).lastPathComponent } == [
          "pipe.png", "text.png",
        ])
    }
  }

  /// A header that promises 60,000 x 60,000 pixels: the picture is none, and whoever asked for it learns why.
  @Test func aPictureBeyondTheLimitIsSaid() throws {
    try inFolder { folder in
      let small = RasterPicture(
        width: 8, height: 8, bytes: [UInt8](repeating: 128, count: 256), hasAlpha: false)
      var bytes = try JPEGCodec.encode(small, quality: 0.9)
      // The start of the frame: FF C0, length, precision, then height and width of two bytes each.
      let frame = try #require(
        bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
      bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xEA, 0x60, 0xEA, 0x60])
      try Data(bytes).write(to: folder.appending(path: "huge.jpg"))
      let library = AssetLibrary(near: folder.appending(path: "Main.storyboard"))
      #expect(library.faultsMet.isEmpty)
      for _ in 0..<2 {
        #expect(library.image(named: "huge", traits: UITraitCollection()) == nil)
      }
      #expect(library.faultsMet.count == 1)
      let words = library.faultsMet.first.map { "\($0)" } ?? ""
      #expect(words.contains("huge.jpg") && words.contains("60000 x 60000"), "\(words)")
    }
  }
}
