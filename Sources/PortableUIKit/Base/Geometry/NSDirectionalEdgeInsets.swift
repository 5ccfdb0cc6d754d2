import Foundation

/// Insets in points whose horizontal edges follow the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same insets with leading and trailing given by name.
  init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isRightToLeft = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  /// The same insets with left and right given by `direction`.
  func resolved(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isRightToLeft = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
