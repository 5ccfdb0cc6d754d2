import Foundation

/// The bar at the top of a screen, with the facts that layout needs.
public struct StatusBar: Hashable, Sendable {
  /// Whether an app has hidden it.
  public var isHidden: Bool
  /// Whether it shows something transient, such as a call, and is twice as high on screens whose bar
  /// is 20 points high (WR-1, WR-5).
  public var isInCall: Bool

  public init(isHidden: Bool = false, isInCall: Bool = false) {
    self.isHidden = isHidden
    self.isInCall = isInCall
  }

  /// The height in points of the bar on the oldest devices, and where a call doubles it (WR-2).
  static let plainHeight: CGFloat = 20

  /// The height in points under the rule up to iOS 6 (WR-2).
  var legacyHeight: CGFloat { isHidden ? 0 : StatusBar.plainHeight * (isInCall ? 2 : 1) }

  /// The part of the top edge that the bar covers, where it takes `usual` points by itself. A bar
  /// beside a sensor stays in the way when it is hidden.
  func topInset(usual: CGFloat, hasSensor: Bool) -> CGFloat {
    if isHidden, !hasSensor { return 0 }
    return isInCall && usual == StatusBar.plainHeight ? usual * 2 : usual
  }
}
