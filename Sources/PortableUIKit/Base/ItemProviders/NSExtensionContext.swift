import Foundation

/// The request that an extension answers.
///
/// There are no extensions here: nobody starts a request. A test or tool makes a context with the items that it
/// wants to hand to a controller, gives it to ``UIViewController/beginRequest(with:)`` and sees the answer in
/// ``outcome``.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// The answer to a request.
  public enum Outcome {
    case completed([Any])
    case cancelled(any Error)
  }

  private let lock = NSLock()
  private var stored: Outcome?
  /// What the extension is to work with.
  open private(set) var inputItems: [Any]
  /// The answer; nil until there is one.
  public var outcome: Outcome? { lock.withLock { stored } }

  public init(inputItems: [Any] = []) {
    self.inputItems = inputItems
    super.init()
  }

  /// Answers the request. Only the first answer counts; the closure is told whether the time for it has run out,
  /// which it never has here.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (_ expired: Bool) -> Void)? = nil
  ) {
    answer(.completed(items ?? []))
    completionHandler?(false)
  }

  /// Answers that the request cannot be fulfilled.
  open func cancelRequest(withError error: any Error) { answer(.cancelled(error)) }

  private func answer(_ outcome: Outcome) {
    lock.withLock { if stored == nil { stored = outcome } }
  }

  /// Opens a URL by the program's services.
  @MainActor open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url, options: [:], completionHandler: completionHandler)
  }
}
