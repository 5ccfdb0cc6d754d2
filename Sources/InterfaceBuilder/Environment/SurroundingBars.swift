/// The bars around a controller, and how it came onto the screen.
struct SurroundingBars: Equatable {
  struct NavigationBar: Equatable {
    var isTranslucent = true
    var isLarge = false
    var isPrompted = false
  }

  enum BottomBar: Equatable {
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
  /// Whether the controller, or one that holds it, is presented over another.
  var isPresented = false
  /// Whether the controller, or one that holds it, fills a container view.
  var isEmbedded = false
}
