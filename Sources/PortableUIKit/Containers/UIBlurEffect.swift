import Foundation

/// Blurs the views behind.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How the blurred background is tinted (raw values as in UIKit).
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}
