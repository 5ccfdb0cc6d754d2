import CCairo
import Foundation
import PortableUIKit

/// The pixels of image files, each read once.
///
/// PNG is read by Cairo itself. JPEG, SVG and PDF need libraries that a system may or may not have
/// (gdk-pixbuf, librsvg, poppler): they are looked for when the first such file is drawn, and without
/// them a placeholder is drawn.
@MainActor final class ImageStore {
  static let shared = ImageStore()

  private struct Key: Hashable {
    var representation: ImageRepresentation
    /// The pixels an outline is drawn with across.
    var width: Int
    var height: Int
  }

  private var surfaces: [Key: CairoSurface?] = [:]
  private var order: [Key] = []
  /// The number of pictures that are kept.
  private static let capacity = 256
  private static let largestFile = 64 << 20

  /// The picture in the file, drawn with about `pixels` across where it is an outline; nil where it
  /// cannot be read.
  func surface(for representation: ImageRepresentation, pixels: CGSize) -> CairoSurface? {
    let isOutline = representation.format == .svg || representation.format == .pdf
    let key = Key(
      representation: representation,
      width: isOutline ? Self.side(pixels.width) : 0,
      height: isOutline ? Self.side(pixels.height) : 0)
    if let known = surfaces[key] { return known }
    let surface = Self.read(key)
    if order.count >= Self.capacity { surfaces[order.removeFirst()] = nil }
    order.append(key)
    surfaces[key] = .some(surface)
    return surface
  }

  private static func side(_ length: CGFloat) -> Int {
    length.isFinite ? min(max(Int(length.rounded(.up)), 1), 4096) : 1
  }

  private static func read(_ key: Key) -> CairoSurface? {
    // A picture that cannot be read is drawn as a placeholder; so is what is no file at all.
    let path = key.representation.path
    guard let data = try? RegularFile.bytes(at: path, limit: largestFile) else { return nil }
    switch key.representation.format {
    case .png: return CairoSurface(png: [UInt8](data))
    case .jpeg: return PixbufLibrary.shared?.surface([UInt8](data))
    case .svg:
      return SVGLibrary.shared?.surface([UInt8](data), width: key.width, height: key.height)
    case .pdf:
      return PDFLibrary.shared?.surface([UInt8](data), width: key.width, height: key.height)
    }
  }
}
