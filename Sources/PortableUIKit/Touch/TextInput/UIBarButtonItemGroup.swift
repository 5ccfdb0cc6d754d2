import Foundation

/// Buttons of a bar that belong together, and one that stands for them where there is no room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  /// Whether the representative is shown in the place of the buttons; never here.
  open var isDisplayingRepresentativeItem: Bool { false }
  open var isHidden = false
  open var alwaysAvailable = false

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}
