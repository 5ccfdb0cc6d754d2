import CCairo
import Drawing
import Foundation
import ImageCodecs
import PortableUIKit
import Synchronization

/// The pixels of image files, each read once for as long as there is room.
///
/// The images used longest ago make room for new ones once all together would take more than the
/// capacity; they are read again when they are drawn again. SVG and PDF need libraries that a system may
/// or may not have (librsvg, poppler): they are looked for when the first such file is drawn. Usable from
/// any thread.
final class ImageStore: Sendable {
  static let shared = ImageStore()

  /// How many files are known whose pixels had to go, and how many that cannot be drawn.
  private static let knownCapacity = 1_024
  private static let largestFile = 64 << 20

  private struct Key: Hashable {
    var representation: ImageRepresentation
    /// The pixels an outline is drawn with across.
    var width: Int
    var height: Int
  }

  private struct Entry {
    var pixels: [UInt32]
    var lastUse: Int

    var byteCount: Int { pixels.count * 4 }
  }

  private struct State {
    var capacity: Int
    /// The pixels that are kept.
    var entries: [Key: Entry] = [:]
    /// The images of files that were read; an image holds no pixels.
    var images: [Key: CGImage] = [:]
    var failures: [Key: ImageFailure] = [:]
    var clock = 0
    var byteCount = 0
    /// How many images had to go.
    var departures = 0

    /// Gives up the pixels used longest ago until `bytes` more have room.
    mutating func makeRoom(for bytes: Int) {
      while byteCount + bytes > capacity,
        let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        byteCount -= oldest.value.byteCount
        entries[oldest.key] = nil
        departures += 1
      }
    }

    /// Keeps the pixels of an image that was just read.
    mutating func keep(_ pixels: [UInt32], of key: Key) {
      let entry = Entry(pixels: pixels, lastUse: clock)
      // Another thread may have read the file meanwhile.
      if let old = entries.updateValue(entry, forKey: key) { byteCount -= old.byteCount }
      byteCount += entry.byteCount
    }
  }

  private let state: Mutex<State>

  /// - Parameter capacity: The memory for pixels that are kept, in bytes: 256 MB.
  init(capacity: Int = 256 << 20) {
    state = Mutex(State(capacity: capacity))
  }

  /// The memory for pixels that are kept, in bytes.
  var capacity: Int {
    get { state.withLock { $0.capacity } }
    set {
      state.withLock { state in
        state.capacity = newValue
        state.makeRoom(for: 0)
      }
    }
  }

  /// The memory that the kept pixels take, in bytes; above the capacity only for a picture that alone is
  /// larger.
  var byteCount: Int { state.withLock { $0.byteCount } }

  /// How many images had to make room for others so far.
  var departures: Int { state.withLock { $0.departures } }

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
      if let known = state.images[key] {
        state.entries[key]?.lastUse = state.clock
        return .success(known)
      }
      if let failure = state.failures[key] { return .failure(failure) }
      do throws(ImageFailure) {
        let read = try Self.read(key) { state.makeRoom(for: $0) }
        state.keep(read.pixels, of: key)
        let image = CGImage(
          width: read.width, height: read.height, isOpaque: read.isOpaque,
          reader: Reader(store: self, key: key, count: read.pixels.count))
        if state.images.count >= Self.knownCapacity { state.images = [:] }
        state.images[key] = image
        return .success(image)
      } catch {
        if state.failures.count >= Self.knownCapacity { state.failures = [:] }
        state.failures[key] = error
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Reads the pixels of one file, again where they had to go.
  private struct Reader: PixelReader {
    let store: ImageStore
    let key: Key
    let count: Int

    func pixels() -> [UInt32] {
      store.pixels(of: key, count: count)
    }
  }

  /// The pixels of an image that was drawn before; transparent ones if its file has changed or gone since.
  private func pixels(of key: Key, count: Int) -> [UInt32] {
    state.withLock { state in
      state.clock += 1
      if let known = state.entries[key] {
        state.entries[key]?.lastUse = state.clock
        if known.pixels.count == count { return known.pixels }
      }
      let read = try? Self.read(key) { state.makeRoom(for: $0) }
      guard let read, read.pixels.count == count else {
        return [UInt32](repeating: 0, count: count)
      }
      state.keep(read.pixels, of: key)
      return read.pixels
    }
  }

  private static func side(_ length: CGFloat) -> Int {
    length.isFinite ? min(max(Int(length.rounded(.up)), 1), 4_096) : 1
  }

  // MARK: Reading

  private struct ReadPixels {
    var width: Int
    var height: Int
    var isOpaque: Bool
    var pixels: [UInt32]
  }

  /// - Parameter makeRoom: Called with the number of bytes that the pixels will take, before they do.
  private static func read(
    _ key: Key, makeRoom: (Int) -> Void
  ) throws(ImageFailure) -> ReadPixels {
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
        let picture = try RasterPicture(decoding: bytes)
        return ReadPixels(
          width: picture.width, height: picture.height, isOpaque: !picture.hasAlpha,
          pixels: picture.premultiplied)
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
  ) throws(ImageCodecError) -> ReadPixels {
    guard let bitmap = CairoBitmap(width: key.width, height: key.height, isOpaque: false) else {
      throw .invalidSize(width: Double(key.width), height: Double(key.height))
    }
    try draw(bitmap.base.context)
    guard cairo_status(bitmap.base.context) == CAIRO_STATUS_SUCCESS else {
      throw .invalidSize(width: Double(key.width), height: Double(key.height))
    }
    let pixels = bitmap.readPixels(x: 0, y: 0, width: key.width, height: key.height)
    return ReadPixels(width: key.width, height: key.height, isOpaque: false, pixels: pixels)
  }
}
