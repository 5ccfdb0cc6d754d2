import Foundation

/// Feedback as of two things that meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How large and hard the things are (raw values as in UIKit).
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init(view: view)
  }
  public convenience override init() { self.init(style: .medium) }

  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// - Parameter intensity: From 0 to 1; others are moved there.
  open func impactOccurred(intensity: CGFloat) {
    give(.impact(style, intensity: intensity.isNaN ? 0 : min(max(intensity, 0), 1)))
  }
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}
