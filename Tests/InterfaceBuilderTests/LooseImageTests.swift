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
    }
  }
}
