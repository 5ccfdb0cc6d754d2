import Foundation

/// Provides the whole of an app's content for a picture of the screen. Nobody takes such pictures here:
/// ``generatePDF()`` asks in their place.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }

  /// The document that the delegate makes: its bytes, the shown page, and the part of that in view.
  public func generatePDF() async -> (data: Data, page: Int, rect: CGRect)? {
    guard let delegate else { return nil }
    return await withCheckedContinuation { continuation in
      delegate.screenshotService(
        self,
        generatePDFRepresentationWithCompletion: { data, page, rect in
          continuation.resume(returning: data.map { ($0, page, rect) })
        })
    }
  }
}
