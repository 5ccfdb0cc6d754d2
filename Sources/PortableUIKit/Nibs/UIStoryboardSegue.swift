import Foundation

/// A passage from one view controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// How a segue of a storyboard shows its destination.
  package enum Style: Hashable, Sendable {
    case show
    case showDetail
    case present(UIModalPresentationStyle)
    case embed
    case custom
  }

  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  package var style = Style.custom
  private var performHandler: (() -> Void)?

  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that does `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination.
  open func perform() {
    if let performHandler { return performHandler() }
    switch style {
    case .show: source.show(destination, sender: self)
    case .showDetail: source.showDetailViewController(destination, sender: self)
    case .present(let style):
      if style != .automatic { destination.modalPresentationStyle = style }
      source.present(destination, animated: true)
    case .embed, .custom:
      break
    }
  }
}
