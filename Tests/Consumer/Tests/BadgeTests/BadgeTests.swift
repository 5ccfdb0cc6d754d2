import CoreGraphics
import Testing
import UIKit

@testable import Badge

@MainActor @Suite struct BadgeTests {
  @Test func theBadgeIsItsLabelWithItsInsets() {
    let badge = BadgeView()
    badge.label.text = "12"
    let size = badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let text = badge.label.intrinsicContentSize
    #expect(size == CGSize(width: text.width + 16, height: text.height + 8))
    badge.frame.size = size
    badge.layoutIfNeeded()
    #expect(badge.layer.cornerRadius == size.height / 2)
  }
}
