import Foundation

/// Something more about an element, that is told where a user asks for it.
@preconcurrency @MainActor
open class AXCustomContent: NSObject {
  /// When content is told (raw values as in Apple's framework Accessibility).
  public enum Importance: UInt, Sendable {
    case `default` = 0
    /// With the element.
    case high = 1
  }

  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  open var importance = Importance.default

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }
}

/// An element that has more to tell.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
