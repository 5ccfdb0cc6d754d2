import Foundation

/// Shows what can be done with a file: the activities of a share sheet.
///
/// Files are not shown here: a preview is refused, as for a file that no system can show.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  /// The name of the file for people.
  open var name: String?
  open var uti: String?
  open var annotation: Any?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  private weak var sheet: UIActivityViewController?

  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }

  /// Shows the activities from a rectangle of a view; false without a file, and for a view without a controller.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(from: view, animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    guard let bar = item.bar else { return false }
    return present(from: bar, animated) { $0.barButtonItem = item }
  }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentOptionsMenu(from: rect, in: view, animated: animated)
  }
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentOptionsMenu(from: item, animated: animated)
  }
  /// Refused: nothing here shows files.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  open func dismissMenu(animated: Bool) {
    sheet?.dismiss(animated: animated)
  }
  open func dismissPreview(animated: Bool) {}

  private func present(
    from view: UIView, _ animated: Bool, _ place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    var responder: UIResponder? = view
    while let here = responder, !(here is UIViewController) { responder = here.next }
    guard let url, let host = responder as? UIViewController, host.presentedViewController == nil
    else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController.map(place)
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
      guard let self else { return }
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    host.present(sheet, animated: animated)
    self.sheet = sheet
    return true
  }
}

/// Asked by and told of a ``UIDocumentInteractionController``; everything is optional.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}
