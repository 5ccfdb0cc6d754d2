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

  /// The style that is used: automatic is a page sheet, and in a horizontally compact environment
  /// form sheets and popovers adapt to the full width (PR-2, PR-3).
  func resolved(isCompact: Bool) -> UIModalPresentationStyle {
    switch self {
    case .automatic: isCompact ? .overFullScreen : .pageSheet
    case .pageSheet, .formSheet, .popover: isCompact ? .overFullScreen : self
    default: self
    }
  }

  /// Whether the presenter's view leaves the hierarchy (PR-4).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
