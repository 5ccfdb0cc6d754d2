/// How a presented controller's view stands on the screen (raw values as in UIKit, PR-2).
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// The style that automatic stands for since iOS 13 (PR-2).
  var concrete: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// Whether the presentation covers a controller of the hierarchy rather than the window (PR-1).
  var isWithinContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenter's view leaves the hierarchy (PR-4).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the style gives way to the full width where that is compact (PR-3).
  var adaptsToCompactWidth: Bool {
    self == .pageSheet || self == .formSheet || self == .popover
  }
}
