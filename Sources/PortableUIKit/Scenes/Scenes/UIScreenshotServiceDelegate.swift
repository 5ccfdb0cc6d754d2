import Foundation

/// Makes a document of the whole of an app's content.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: AnyObject {
  /// Hands over the bytes of a PDF document, the number of the page that is shown, and the part of it that is in view.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (
        _ PDFData: Data?, _ indexOfCurrentPage: Int, _ rectInCurrentPage: CGRect
      ) -> Void)
}

extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (
        _ PDFData: Data?, _ indexOfCurrentPage: Int, _ rectInCurrentPage: CGRect
      ) -> Void
  ) { completionHandler(nil, 0, .zero) }
}
