/// The bars around a controller, and how it came onto the screen.
struct SurroundingBars: Equatable, Sendable {
  struct NavigationBar: Equatable, Sendable {
    var isTranslucent = true
    var prefersLargeTitles = false
    var isLarge = false
    var isPrompted = false

    /// Shows the item of a controller that is put on top: it says how large its title is, or leaves
    /// that as it was below.
    mutating func show(_ item: InterfaceController.NavigationItem) {
      switch item.largeTitleDisplayMode {
      case "never": isLarge = false
      case "always": isLarge = prefersLargeTitles
      default: break
      }
      isPrompted = item.prompt != nil
    }
  }

  enum BottomBar: Equatable, Sendable {
    case tabBar(isTranslucent: Bool)
    case toolbar(isTranslucent: Bool)

    var isTranslucent: Bool {
      switch self {
      case .tabBar(let isTranslucent), .toolbar(let isTranslucent): return isTranslucent
      }
    }
  }

  var navigationBar: NavigationBar?
  var bottomBar: BottomBar?
  /// Whether the tab bar lies inside the navigation controller, so that a pushed controller covers
  /// it.
  var isTabBarPushedOver = false
  /// Whether the controller, or one that holds it, is presented over another.
  var isPresented = false
  /// Whether the presentation covers the whole screen, by its style.
  var isFullScreen = false
  /// Whether a navigation controller holds the controller, however its bar looks.
  var isInNavigation = false
  /// Whether the controller was shown from inside a navigation controller without a bar.
  var isBehindHiddenBar = false
  /// Whether the controller, or one that holds it, fills a container view.
  var isEmbedded = false
}
