import Foundation
import PortableUIKit
import Testing

/// Dimmed tint colours, mask views, motion effects.
@MainActor @Suite struct TintAndMaskTests {
  private final class Told: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("A dimmed view and those inside show tint colours as greys, unless they say otherwise")
  func tintAdjustment() {
    let (root, middle, bright) = (UIView(), Told(), Told())
    root.addSubview(middle)
    middle.addSubview(bright)
    middle.tintColor = .green
    middle.changes = 0
    bright.changes = 0
    bright.tintAdjustmentMode = .normal
    #expect(root.tintAdjustmentMode == .normal && bright.changes == 0)
    root.tintAdjustmentMode = .dimmed
    #expect(middle.tintAdjustmentMode == .dimmed && bright.tintAdjustmentMode == .normal)
    // The luminance of green.
    #expect(abs(middle.tintColor.components.red - 0.7152) < 1e-9)
    #expect(middle.tintColor.components.red == middle.tintColor.components.green)
    #expect(bright.tintColor == .green && middle.changes == 1 && bright.changes == 0)
    bright.tintAdjustmentMode = .automatic
    #expect(bright.tintAdjustmentMode == .dimmed && bright.changes == 1)
    root.tintAdjustmentMode = .automatic
    #expect(middle.tintColor == .green && bright.tintColor == .green)
    // A view that comes under a dimmed one is dimmed.
    root.tintAdjustmentMode = .dimmed
    let late = UIView()
    root.addSubview(late)
    #expect(late.tintAdjustmentMode == .dimmed)
    late.removeFromSuperview()
    #expect(late.tintAdjustmentMode == .normal)
  }

  @Test("A mask view masks by its layer, is no subview, and goes from where it was")
  func mask() {
    let (first, second, mask) = (UIView(), UIView(), UIView())
    second.addSubview(mask)
    first.mask = mask
    #expect(mask.superview == nil && first.subviews.isEmpty && second.subviews.isEmpty)
    #expect(first.layer.mask === mask.layer)
    first.mask = nil
    #expect(first.layer.mask == nil)
  }

  @Test("Motion effects interpolate between their values, and groups add them up")
  func motionEffects() {
    let view = UIView()
    let across = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    across.minimumRelativeValue = -20
    across.maximumRelativeValue = 20
    let along = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongVerticalAxis)
    along.minimumRelativeValue = 0
    along.maximumRelativeValue = 8.0
    let group = UIMotionEffectGroup()
    group.motionEffects = [across, along]
    view.addMotionEffect(group)
    view.addMotionEffect(group)
    #expect(view.motionEffects.count == 1)
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
    // Half of 20 to the right, half of the way from 0 to 8.
    #expect(values?["center.x"] as? CGFloat == 14)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }
}
