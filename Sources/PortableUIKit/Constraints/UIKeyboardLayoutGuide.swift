internal import AutoLayout
import Foundation

/// Follows the keyboard: the part of its view that the keyboard covers, from the bottom up (AL-73).
///
/// Without a keyboard it is as high as the bottom safe area, and so its top is the usual anchor for
/// what is to stay above both. The keyboard stands where ``UIScreen/keyboardHeight`` says.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that floats; only docked ones are modelled.
  open var followsUndockedKeyboard = false
  /// Whether the guide keeps to the bottom safe area while there is no keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.markStale(.insets) } }
  }
  /// The distance in points above the keyboard within which a drag takes it along.
  open var keyboardDismissPadding: CGFloat = 0

  init(owner: UIView) {
    super.init()
    identifier = "UIViewKeyboardLayoutGuide"
    setOwner(owner)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  override var isOfSystem: Bool { true }

  /// The height in points without a keyboard.
  var restingHeight: CGFloat {
    usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0
  }

  open override var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    let bounds = owner.bounds
    var overlap: CGFloat = 0
    if let window = owner.window {
      let bottom = owner.convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: nil).y
      overlap = bottom - (window.bounds.maxY - window.keyboardHeight)
    }
    let height = KeyboardArea.height(
      overlap: Double(overlap), ownerHeight: Double(bounds.height),
      restingHeight: Double(restingHeight))
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}
