import Drawing
import Foundation
import ImageCodecs
import PortableUIKit
import Testing

@testable import CairoRenderer

@Suite struct ImageStoreTests {
  /// A store of 1,000 bytes and pictures of 400: two are kept, the one used longest ago goes.
  @Test func memoryIsBounded() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = RasterPicture(
      width: 10, height: 10, bytes: [UInt8](repeating: 255, count: 400), hasAlpha: false)
    let files = try (0..<5).map { number in
      let url = folder.appending(path: "\(number).png")
      try Data(PNGCodec.encode(picture)).write(to: url)
      return ImageRepresentation(
        path: url.path, format: .png, size: CGSize(width: 10, height: 10), scale: 1)
    }
    let store = ImageStore(capacity: 1_000)
    let first = try store.image(for: files[0], pixels: .zero)
    for file in files {
      _ = try store.image(for: files[0], pixels: .zero)
      _ = try store.image(for: file, pixels: .zero)
      #expect(store.byteCount <= 1_000)
    }
    #expect(store.byteCount == 800)
    #expect(try store.image(for: files[0], pixels: .zero) === first, "the one in use stays")
    #expect(store.departures == 3, "five files, two of which have room")

    // Images are there all the time, and take memory only while their pixels have room.
    let images = try files.map { try store.image(for: $0, pixels: .zero) }
    for image in images + images {
      #expect(image.pixels == [UInt32](repeating: 0xFFFF_FFFF, count: 100))
      #expect(store.byteCount <= 1_000)
    }
    store.capacity = 400
    #expect(store.byteCount == 400)
    try FileManager.default.removeItem(atPath: files[0].path)
    #expect(images[0].pixels == [UInt32](repeating: 0, count: 100), "its file is gone")
  }

  @Test func filesThatCannotBeDrawnSaySo() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let broken = folder.appending(path: "broken.png")
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]).write(to: broken)
    mkfifo(folder.appending(path: "pipe.png").path, 0o600)
    let store = ImageStore()
    func failure(_ name: String) -> ImageFailure? {
      let file = ImageRepresentation(
        path: folder.appending(path: name).path, format: .png,
        size: CGSize(width: 1, height: 1), scale: 1)
      do throws(ImageFailure) {
        _ = try store.image(for: file, pixels: .zero)
        return nil
      } catch {
        return error
      }
    }
    #expect(failure("pipe.png") == .unreadable)
    #expect(failure("absent.png") == .unreadable)
    guard case .codec(.damaged(.png, _)) = failure("broken.png") else {
      Issue.record("a damaged file is told from one that is not there")
      return
    }
  }
}
