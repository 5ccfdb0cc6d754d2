import Foundation

/// A sheet of glass over the views behind, drawn as a pale ground.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How much is seen through the glass (raw values as in UIKit).
  public enum Style: Int, Sendable {
    case regular = 0
    /// More is seen through it.
    case clear = 1
  }

  package let style: Style
  /// Whether the glass answers to touches; it is drawn the same.
  open var isInteractive = false
  open var tintColor: UIColor?

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public convenience override init() { self.init(style: .regular) }
}
