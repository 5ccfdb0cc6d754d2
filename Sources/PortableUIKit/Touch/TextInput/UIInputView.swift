import Foundation

/// A view in the keyboard's place, or above it, that looks as the keyboard does.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How a view looks (raw values as in UIKit).
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  public let inputViewStyle: Style
  /// Whether the view is as high as its constraints make it, and not as it was made.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
