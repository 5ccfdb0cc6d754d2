import Foundation

/// An item that is made when an activity asks for it; subclasses override ``item``.
///
/// UIKit makes the item on a queue of its own. Here it is made on the main thread, when the activity is chosen.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// What stands for the item until it is made, of the same class.
  public let placeholderItem: Any?
  /// The activity that was chosen; nil before.
  open private(set) var activityType: UIActivity.ActivityType?

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; the placeholder unless overridden.
  open var item: Any { placeholderItem ?? NSNull() }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
