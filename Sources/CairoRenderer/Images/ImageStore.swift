import CCairo
import Drawing
import Foundation
import ImageCodecs
import PortableUIKit
import Synchronization

/// The pixels of image files, each read once for as long as there is room.
///
/// The images used longest ago make room for new ones once all together would take more than 256 MB. SVG
/// and PDF need libraries that a system may or may not have (librsvg, poppler): they are looked for when
/// the first such file is drawn. Usable from any thread.
final class ImageStore: Sendable {
  static let shared = ImageStore()

  /// The memory for pixels that are kept, in bytes.
  private let capacity: Int
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
    var image: CGImage
    var lastUse: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var failures: [Key: ImageFailure] = [:]
    var clock = 0
    var byteCount = 0

    /// Gives up the pixels used longest ago until `bytes` more have room.
    mutating func makeRoom(for bytes: Int, capacity: Int) {
      while byteCount + bytes > capacity,
        let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        byteCount -= oldest.value.image.byteCount
        entries[oldest.key] = nil
      }
    }
  }

  private let state = Mutex(State())

  /// - Parameter capacity: The memory for pixels that are kept, in bytes: 256 MB.
  init(capacity: Int = 256 << 20) {
    self.capacity = capacity
  }

  /// The memory that the kept pixels take, in bytes; above the capacity only for a picture that alone is
  /// larger.
  var byteCount: Int { state.withLock { $0.byteCount } }

  /// The picture in the file, drawn with about `pixels` across where it is an outline.
  ///
  /// - Throws: ``ImageFailure``; a file that failed is not read again.
  /// - Complexity: O(pixels) the first time, then O(1).
  func image(
    for representation: ImageRepresentation, pixels: CGSize
  ) throws(ImageFailure) -> CGImage {
    let isOutline = representation.format == .svg || representation.format == .pdf
    let key = Key(
      representation: representation,
      width: isOutline ? Self.side(pixels.width) : 0,
      height: isOutline ? Self.side(pixels.height) : 0)
    let result: Result<CGImage, ImageFailure> = state.withLock { state in
      state.clock += 1
      if let known = state.entries[key] {
        state.entries[key]?.lastUse = state.clock
        return .success(known.image)
      }
      if let failure = state.failures[key] { return .failure(failure) }
      do throws(ImageFailure) {
        let image = try Self.read(key) { state.makeRoom(for: $0, capacity: capacity) }
        state.entries[key] = Entry(image: image, lastUse: state.clock)
        state.byteCount += image.byteCount
        return .success(image)
      } catch {
        if state.failures.count >= Self.failureCapacity { state.failures = [:] }
        state.failures[key] = error
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func side(_ length: CGFloat) -> Int {
    length.isFinite ? min(max(Int(length.rounded(.up)), 1), 4_096) : 1
  }

  // MARK: Reading

  /// - Parameter makeRoom: Called with the number of bytes that the pixels will take, before they do.
  private static func read(
    _ key: Key, makeRoom: (Int) -> Void
  ) throws(ImageFailure) -> CGImage {
    let file = key.representation
    // An object that is no file at all, such as a named pipe, cannot be read either.
    guard let data = try? RegularFile.bytes(at: file.path, limit: largestFile) else {
      throw .unreadable
    }
    let bytes = [UInt8](data)
    do throws(ImageCodecError) {
      switch file.format {
      case .png, .jpeg:
        let info = try ImageFileInfo(of: bytes)
        makeRoom(Int(info.width) * Int(info.height) * 4)
        guard let image = try RasterPicture(decoding: bytes).image else {
          throw .invalidSize(width: info.width, height: info.height)
        }
        return image
      case .svg:
        let library = try SVGLibrary.installed()
        makeRoom(key.width * key.height * 4)
        return try outlines(key) { context throws(ImageCodecError) in
          try library.draw(
            bytes, width: Double(key.width), height: Double(key.height), into: context)
        }
      case .pdf:
        let library = try PDFLibrary.installed()
        makeRoom(key.width * key.height * 4)
        return try outlines(key) { context throws(ImageCodecError) in
          try library.draw(
            bytes, width: Double(key.width), height: Double(key.height), into: context)
        }
      }
    } catch {
      throw .codec(error)
    }
  }

  private static func outlines(
    _ key: Key, _ draw: (OpaquePointer) throws(ImageCodecError) -> Void
  ) throws(ImageCodecError) -> CGImage {
    guard let bitmap = CairoBitmap(width: key.width, height: key.height, isOpaque: false) else {
      throw .invalidSize(width: Double(key.width), height: Double(key.height))
    }
    try draw(bitmap.base.context)
    guard cairo_status(bitmap.base.context) == CAIRO_STATUS_SUCCESS else {
      throw .invalidSize(width: Double(key.width), height: Double(key.height))
    }
    let pixels = bitmap.readPixels(x: 0, y: 0, width: key.width, height: key.height)
    guard let image = CGImage(width: key.width, height: key.height, pixels: pixels) else {
      throw .invalidSize(width: Double(key.width), height: Double(key.height))
    }
    return image
  }
}

extension CGImage {
  fileprivate var byteCount: Int { pixels.count * 4 }
}
