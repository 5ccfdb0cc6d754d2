import Foundation

/// A button beside a row that was drawn aside; contextual actions have taken its place.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The look of a button (raw values as in UIKit).
  public enum Style: Int, Sendable {
    /// Red.
    case `default` = 0
    case normal = 1

    public static let destructive = Style.default
  }

  public typealias Handler = (UITableViewRowAction, IndexPath) -> Void

  open private(set) var style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  private let handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  func contextualAction(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { [self] _, _, done in
      handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
