import CCairo
import Drawing
import Foundation
import ImageCodecs
import PortableUIKit

/// Reads PDF files with poppler, where it is installed.
struct PDFReader: DocumentReading {
  func document(_ data: Data) -> (any ReadDocument)? {
    guard let library = PDFLibrary.shared, data.count <= Self.largestFile else { return nil }
    return PDFDocument(library, [UInt8](data))
  }

  /// A file of more bytes is not read: four times the largest that are usual.
  private static let largestFile = 256 << 20
}

/// A document that poppler has open, used by one thread at a time.
private final class PDFDocument: ReadDocument, @unchecked Sendable {
  let pages: [ReadPage]
  private let document: PDFLibrary.Document
  private let lock = NSLock()

  /// More pages than these are not looked at.
  private static let mostPages = 100_000

  init?(_ library: PDFLibrary, _ bytes: [UInt8]) {
    guard let document = try? library.document(bytes) else { return nil }
    let sheets = PDFSheets(bytes).pages
    pages = (0..<min(document.pageCount, Self.mostPages)).map { index in
      guard let box = try? document.cropBox(ofPage: index),
        let shown = try? document.size(ofPage: index)
      else { return ReadPage(cropBox: .zero, mediaBox: .zero, rotation: 0) }
      let crop = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
      // A page whose object is packed says only by its size whether it lies on its side.
      let isSideways = abs(shown.width - box.width) > 0.5
      let sheet = sheets.count == document.pageCount ? sheets[index] : nil
      return ReadPage(
        cropBox: crop, mediaBox: sheet?.mediaBox ?? crop,
        rotation: sheet?.rotation ?? (isSideways ? 90 : 0))
    }
    self.document = document
  }

  func picture(ofPage index: Int, width: Int, height: Int) -> CGImage? {
    guard let bitmap = CairoBitmap(width: width, height: height, isOpaque: false) else {
      return nil
    }
    lock.lock()
    defer { lock.unlock() }
    do {
      try document.draw(
        page: index, width: Double(width), height: Double(height), into: bitmap.base.context)
    } catch {
      return nil
    }
    guard cairo_status(bitmap.base.context) == CAIRO_STATUS_SUCCESS else { return nil }
    return CGImage(
      width: width, height: height,
      pixels: bitmap.readPixels(x: 0, y: 0, width: width, height: height), isOpaque: false)
  }
}
