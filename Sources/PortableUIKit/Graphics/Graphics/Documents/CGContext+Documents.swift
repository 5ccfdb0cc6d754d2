import Drawing
import Foundation

/// Documents of pages, as Core Graphics has them: y upwards from the lower left corner of a page, a unit being a point.
extension CGContext {
  /// A context whose pages go to `consumer` as a PDF file when it is closed, or when nobody holds it any longer.
  ///
  /// - Parameters:
  ///   - mediaBox: The size of pages that do not say another; nil for letters of 612 by 792.
  ///   - auxiliaryInfo: Entries such as ``kCGPDFContextTitle``.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee.standardized ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard box.isFinite, !box.isEmpty else { return nil }
    let title = auxiliaryInfo?[kCGPDFContextTitle] as? String ?? ""
    let document = DocumentSink(usual: box, title: title, consumer: consumer)
    // Pages larger than the usual one lie outside of it; readers take up to 14,400 points (ISO 32000-1, annex C).
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.maxY)
    self.init(
      sink: document, bounds: box.insetBy(dx: -14_400, dy: -14_400), userToSink: flip,
      sinkToDevice: flip.inverted())
    keepsOperations = true
    page = document
  }

  /// The same in a file; nil where none can be there.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  private var document: DocumentSink? { page as? DocumentSink }

  /// Begins a page; its size is that of the entry ``kCGPDFContextMediaBox``, if there is one: a `CGRect`, or its bytes.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard let document else { return }
    endPDFPage()
    var box = document.usual
    switch pageInfo?[kCGPDFContextMediaBox] {
    case let rect as CGRect: box = rect.standardized
    case let data as Data where data.count == MemoryLayout<CGRect>.size:
      box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }.standardized
    default: break
    }
    document.beginPage(box.isFinite && !box.isEmpty ? box : document.usual)
    saveGState()
    clip(to: box)
  }

  /// Begins a page of a size.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    beginPDFPage(mediaBox.map { [kCGPDFContextMediaBox: $0.pointee] as NSDictionary })
  }

  public func endPDFPage() {
    guard let document, document.isOnPage else { return }
    restoreGState()
    document.endPage()
  }

  public func endPage() { endPDFPage() }

  /// Ends the page and writes the document; the context draws no more.
  public func closePDF() {
    guard let document else { return }
    endPDFPage()
    document.close()
    finish()
  }
}
