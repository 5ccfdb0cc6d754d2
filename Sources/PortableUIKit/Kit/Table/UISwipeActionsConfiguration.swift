import Foundation

/// A button that a swipe brings out beside a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The effect of an action on its row (raw values as in UIKit).
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// Does the action; the closure it is given is told whether it did, which closes the row.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  open private(set) var style: Style
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor!
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// The buttons that a swipe brings out, the outermost first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a swipe across the row does the first action.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
