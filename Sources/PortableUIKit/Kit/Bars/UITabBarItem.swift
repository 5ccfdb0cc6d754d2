import Foundation

/// The title and images that a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// An item whose look and words are the system's (raw values as in UIKit).
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  open var badgeValue: String? { didSet { if badgeValue != oldValue { lookDidChange() } } }
  /// The ground of the badge; nil for red.
  open var badgeColor: UIColor? { didSet { lookDidChange() } }
  /// How far the title stands away from where it would, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { lookDidChange() } }
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets the look of the badge's text in a state: its `.font` and `.foregroundColor`; nil for the usual one.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    lookDidChange()
  }
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }
  open var selectedImage: UIImage?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// One of the system's items, with its words in English and a symbol of the same meaning.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (title, symbol): (String, String) =
      switch systemItem {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock")
      case .bookmarks: ("Bookmarks", "bookmark.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "arrow.down")
      case .mostRecent: ("Most Recent", "clock")
      case .mostViewed: ("Most Viewed", "list.bullet")
      }
    self.init(
      title: title,
      image: UIImage(name: symbol, size: CGSize(width: 25, height: 25), isSymbolImage: true),
      tag: tag)
  }
}
