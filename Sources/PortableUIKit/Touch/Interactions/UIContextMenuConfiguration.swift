import Foundation

/// Makes the menu of a ``UIContextMenuConfiguration``.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// Makes the preview of a ``UIContextMenuConfiguration``.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider

/// The menu of something that was pressed for long.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias PreviewProvider = () -> UIViewController?

  /// The order of the entries (raw values as in UIKit).
  public enum ElementOrder: Int, Sendable {
    /// As near to the finger as the menu's place asks for; a menu here stands as ``fixed`` says.
    case automatic = 0
    /// The first entry is the one nearest to the finger, wherever the menu stands.
    case priority = 1
    /// From the top down.
    case fixed = 2
  }

  /// The order of the entries.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Numbers that stand for more things the menu belongs to; kept for the delegate.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// A mark beside the preview; previews are not shown here, so that the number is kept only.
  open var badgeCount = 0

  /// The object that the menu belongs to, named by the app.
  public let identifier: any NSCopying
  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  /// - Parameters:
  ///   - previewProvider: Makes a controller that shows more of the thing. It is not shown here.
  ///   - actionProvider: Makes the menu; it gets the system's suggested actions, of which there are none.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
