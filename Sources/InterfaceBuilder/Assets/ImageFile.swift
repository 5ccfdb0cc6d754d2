import Foundation
import ImageCodecs
import PortableUIKit

/// The format and size of an image file, as its header says.
struct ImageFile {
  let format: ImageRepresentation.Format
  /// Pixels, or points for outlines; zero where the library that could say it is not installed.
  let size: CGSize

  var isVector: Bool { format == .pdf || format == .svg }

  private static let largestFile = 64 << 20
  private static let head = 256 << 10

  /// - Throws: when the file cannot be read, is of no known format or says no size.
  init(contentsOf url: URL, file: String, isSymbol: Bool) throws(InterfaceBuilderError) {
    // The size of pixels stands in the first bytes; that of outlines can stand anywhere.
    let head = [UInt8](try DocumentReader.firstBytes(of: url, file: file, count: Self.head))
    if let format = ImageFileFormat(head), !format.isOutline || head.count < Self.head,
      let (format, size) = try? Self.read(head, isSymbol: isSymbol)
    {
      self.format = format
      self.size = size
      return
    }
    let whole = [UInt8](try DocumentReader.bytes(of: url, file: file, limit: Self.largestFile))
    do throws(ImageCodecError) {
      (format, size) = try Self.read(whole, isSymbol: isSymbol)
    } catch {
      throw InterfaceBuilderError(file: file, reason: .invalidAsset("\(error)"))
    }
  }

  private static func read(
    _ bytes: [UInt8], isSymbol: Bool
  ) throws(ImageCodecError) -> (ImageRepresentation.Format, CGSize) {
    do throws(ImageCodecError) {
      if isSymbol, ImageFileFormat(bytes) == .svg, let size = try SymbolTemplate.size(of: bytes) {
        return (.svg, size)
      }
      let info = try ImageFileInfo(of: bytes)
      return (
        ImageRepresentation.Format(info.format), CGSize(width: info.width, height: info.height)
      )
    } catch {
      // An image is still one without its library: the drawing of it says which library it lacks.
      guard case .libraryMissing(let format, _) = error else { throw error }
      return (ImageRepresentation.Format(format), .zero)
    }
  }
}

extension ImageRepresentation.Format {
  init(_ format: ImageFileFormat) {
    self =
      switch format {
      case .png: .png
      case .jpeg: .jpeg
      case .pdf: .pdf
      case .svg: .svg
      }
  }
}
