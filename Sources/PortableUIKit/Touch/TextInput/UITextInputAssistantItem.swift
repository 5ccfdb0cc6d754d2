import Foundation

/// The buttons in the bar above a keyboard on a large screen; kept, as that bar is not shown here.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the bar may hide its buttons where there is no room.
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  public override init() {
    super.init()
  }
}
