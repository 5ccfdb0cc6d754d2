import Foundation

/// A choice of a tab bar controller: a title, an image and the controller that it shows.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The name by which the program finds the tab.
  public let identifier: String
  open var title: String { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  /// Told beside the title if a list shows the tab; kept.
  open var subtitle: String?
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// Whether the tab has no place in the bar; a change counts when the tabs are set the next time.
  open var isHidden = false
  /// An object of the program's.
  open var userInfo: Any?
  open internal(set) weak var tabBarController: UITabBarController?

  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  /// Whether the controller has been made.
  var isMade: Bool { made != nil }

  /// Makes a tab.
  ///
  /// - Parameter viewControllerProvider: Makes the controller when it is asked for the first time.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller that the tab shows; made when it is asked for the first time.
  open var viewController: UIViewController? {
    if made == nil, let provider {
      let controller = provider(self)
      made = controller
      controller.tab = self
      itemDidChange()
    }
    return made
  }

  private func itemDidChange() {
    guard let item = made?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
  }
}
