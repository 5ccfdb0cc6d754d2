internal import AutoLayout
import Foundation

/// Follows the keyboard: the part of its view that the keyboard covers, from the bottom up (AL-73).
///
/// Without a keyboard it is as high as the bottom safe area, and so its top is the usual anchor for
/// views that are to stay above both. The keyboard stands where ``UIScreen/keyboard`` says.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that floats too: the guide then is the part of the view
  /// that this one covers. Otherwise a floating keyboard counts as none.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { owningView?.markStale(.insets) } }
  }
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

  /// The part of the view in points that a floating keyboard covers, where the guide follows one and
  /// the keyboard is over the view.
  var floatingFrame: CGRect? {
    guard followsUndockedKeyboard, let owner = owningView, let window = owner.window,
      case .floating(let frame)? = window.screen.keyboard
    else { return nil }
    let part = owner.convert(
      frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: nil
    )
    .intersection(owner.bounds)
    return part.isEmpty ? nil : part
  }

  open override var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    if let floatingFrame { return floatingFrame }
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
