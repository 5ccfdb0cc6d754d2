import Drawing
import Foundation

/// A PDF file that is read (``Platform/documentReader``).
public final class CGPDFDocument: Sendable {
  private let content: any ReadDocument

  /// The document in the bytes of a file; nil if they are no PDF, need a password, or nothing that reads PDFs is installed.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data,
      let content = Platform.current.documentReader?.document(data as Data)
    else {
      return nil
    }
    self.content = content
  }

  /// The document in a file.
  public convenience init?(_ url: CFURL) {
    guard let provider = CGDataProvider(url: url as URL) else { return nil }
    self.init(provider)
  }

  public var numberOfPages: Int { content.pages.count }
  /// True: documents that need a password are not opened.
  public var isUnlocked: Bool { true }

  /// A page, the first of which has number 1; nil if there is none.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard content.pages.indices.contains(pageNumber - 1) else { return nil }
    return CGPDFPage(self, number: pageNumber, content.pages[pageNumber - 1])
  }

  func picture(of page: CGPDFPage, width: Int, height: Int) -> CGImage? {
    content.picture(ofPage: page.pageNumber - 1, width: width, height: height)
  }
}
