/// Where a controller's view is on its way onto the screen and off it (LC-21, LC-23).
enum AppearanceState {
  case disappeared
  case appearing(animated: Bool, isAnnounced: Bool)
  case appeared
  case disappearing(animated: Bool)

  /// The state that begins when the view is to appear or disappear; nil where it already does.
  ///
  /// - Parameter isAsked: Whether the code of an app asks: a view that never appeared may be told to disappear.
  func beginning(_ isAppearing: Bool, animated: Bool, isAsked: Bool) -> AppearanceState? {
    switch (self, isAppearing) {
    case (.disappeared, false) where isAsked: .disappearing(animated: animated)
    case (.disappeared, true), (.disappearing, true):
      .appearing(animated: animated, isAnnounced: false)
    case (.appeared, false), (.appearing, false): .disappearing(animated: animated)
    default: nil
    }
  }

  /// The state that a transition ends in; nil where there is none.
  var ended: AppearanceState? {
    switch self {
    case .appearing: .appeared
    case .disappearing: .disappeared
    case .appeared, .disappeared: nil
    }
  }

  var isVisible: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }

  /// Whether an appearance has begun and not ended.
  var isAppearing: Bool {
    if case .appearing = self { return true }
    return false
  }
}
