import Foundation

/// Wheels for a date: 320 by 216 points.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is picked (raw values as in UIKit).
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }

  open var datePickerMode: Mode = .dateAndTime
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
