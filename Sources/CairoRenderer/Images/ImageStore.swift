import CCairo
import Foundation
import ImageCodecs
import PortableUIKit

/// The pixels of image files, each read once for as long as there is room.
///
/// Those used longest ago make room for new ones once all together would take more than
/// ``capacity``. SVG and PDF need libraries that a system may or may not have (librsvg, poppler): they
/// are looked for when the first such file is drawn, and without them a placeholder is drawn.
@MainActor final class ImageStore {
  static let shared = ImageStore()

  /// The memory for pixels that are kept, in bytes: 256 MB.
  private static let capacity = 256 << 20
  /// How many files that cannot be drawn are remembered.
  private static let failureCapacity = 1_024
  private static let largestFile = 64 << 20

  private struct Key: Hashable {
    var representation: ImageRepresentation
    /// The pixels an outline is drawn with across.
    var width: Int
    var height: Int
  }

  private struct Entry {
    var surface: CairoSurface
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var failures: [Key: ImageFailure] = [:]
  private var clock = 0
  /// The memory that the kept pixels take, in bytes; never more than 256 MB.
  private(set) var byteCount = 0

  /// The picture in the file, drawn with about `pixels` across where it is an outline.
  ///
  /// - Throws: ``ImageFailure``; a file that failed is not read again.
  /// - Complexity: O(pixels) the first time, then O(1).
  func surface(
    for representation: ImageRepresentation, pixels: CGSize
  ) throws(ImageFailure) -> CairoSurface {
    let isOutline = representation.format == .svg || representation.format == .pdf
    let key = Key(
      representation: representation,
      width: isOutline ? Self.side(pixels.width) : 0,
      height: isOutline ? Self.side(pixels.height) : 0)
    clock += 1
    if entries[key] != nil {
      entries[key]?.lastUse = clock
      if let surface = entries[key]?.surface { return surface }
    }
    if let failure = failures[key] { throw failure }
    do throws(ImageFailure) {
      let surface = try read(key)
      entries[key] = Entry(surface: surface, lastUse: clock)
      byteCount += surface.byteCount
      return surface
    } catch {
      if failures.count >= Self.failureCapacity { failures = [:] }
      failures[key] = error
      throw error
    }
  }

  private static func side(_ length: CGFloat) -> Int {
    length.isFinite ? min(max(Int(length.rounded(.up)), 1), 4_096) : 1
  }

  // MARK: Reading

  private func read(_ key: Key) throws(ImageFailure) -> CairoSurface {
    let file = key.representation
    guard
      let handle = FileHandle(forReadingAtPath: file.path),
      let data = try? handle.read(upToCount: Self.largestFile + 1),
      data.count <= Self.largestFile
    else { throw .unreadable }
    let bytes = [UInt8](data)
    do throws(ImageCodecError) {
      switch file.format {
      case .png, .jpeg:
        let info = try ImageFileInfo(of: bytes)
        // Room is made before memory is taken.
        makeRoom(for: Int(info.width) * Int(info.height) * 4)
        guard let surface = CairoSurface(try RasterPicture(decoding: bytes)) else {
          throw .invalidSize(width: info.width, height: info.height)
        }
        return surface
      case .svg:
        let library = try SVGLibrary.installed()
        return try drawn(key) { context throws(ImageCodecError) in
          try library.draw(
            bytes, width: Double(key.width), height: Double(key.height), into: context)
        }
      case .pdf:
        let library = try PDFLibrary.installed()
        return try drawn(key) { context throws(ImageCodecError) in
          try library.draw(
            bytes, width: Double(key.width), height: Double(key.height), into: context)
        }
      }
    } catch {
      throw .codec(error)
    }
  }

  private func drawn(
    _ key: Key, _ draw: (OpaquePointer) throws(ImageCodecError) -> Void
  ) throws(ImageCodecError) -> CairoSurface {
    makeRoom(for: key.width * key.height * 4)
    guard let surface = try CairoSurface.drawn(width: key.width, height: key.height, draw: draw)
    else {
      throw .invalidSize(width: Double(key.width), height: Double(key.height))
    }
    return surface
  }

  /// Gives up the pixels used longest ago until `bytes` more have room.
  private func makeRoom(for bytes: Int) {
    while byteCount + bytes > Self.capacity,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      byteCount -= oldest.value.surface.byteCount
      entries[oldest.key] = nil
    }
  }
}
