// Names are those of UIKit and Core Graphics, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Entries of a document about itself; the title is written.
public let kCGPDFContextTitle = "Title"
public let kCGPDFContextAuthor = "Author"
public let kCGPDFContextSubject = "Subject"
public let kCGPDFContextKeywords = "Keywords"
public let kCGPDFContextCreator = "Creator"
public let kCGPDFContextMediaBox = "MediaBox"
public let kCGPDFContextOwnerPassword = "kCGPDFContextOwnerPassword"
public let kCGPDFContextUserPassword = "kCGPDFContextUserPassword"
public let kCGPDFContextAllowsPrinting = "kCGPDFContextAllowsPrinting"
public let kCGPDFContextAllowsCopying = "kCGPDFContextAllowsCopying"

/// Begins a PDF file in memory, which ``UIGraphicsEndPDFContext()`` writes into `data`.
///
/// - Parameters:
///   - bounds: The size of pages in points; empty for letters of 612 by 792.
///   - documentInfo: Entries by the names above.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  DocumentContextStack.current.begin(bounds, documentInfo) { data.setData($0) }
}

/// Begins a PDF file, which ``UIGraphicsEndPDFContext()`` writes to `path`; false where no file can be there.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  DocumentContextStack.current.begin(bounds, documentInfo) {
    _ = FileManager.default.createFile(atPath: path, contents: $0)
  }
  return true
}

/// Begins a page of the usual size; without a document nothing happens.
public func UIGraphicsBeginPDFPage() {
  DocumentContextStack.current.entries.last?.context.beginPage()
}

/// Begins a page of a size in points; an empty one stands for the usual size.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let context = DocumentContextStack.current.entries.last?.context else { return }
  context.beginPage(withBounds: bounds.isEmpty ? context.format.bounds : bounds, pageInfo: [:])
}

/// The rectangle of the present page in points; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  DocumentContextStack.current.entries.last?.context.pdfContextBounds ?? .zero
}

/// Makes a rectangle of the present page, in its user space, a link.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  DocumentContextStack.current.entries.last?.context.setURL(url, for: rect)
}

/// Names a point of the present page as the goal of links.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  DocumentContextStack.current.entries.last?.context.addDestination(withName: name, at: point)
}

/// Makes a rectangle of the present page a link to a point with a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  DocumentContextStack.current.entries.last?.context.setDestinationWithName(name, for: rect)
}

/// Ends the last document that was begun, and writes it.
public func UIGraphicsEndPDFContext() { DocumentContextStack.current.end() }
