import Foundation

/// Hears of double taps on a pencil.
///
/// There is no pencil here: a test says that one was tapped by ``simulateTap()``.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  /// What the user wants a double tap to do.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  open class var prefersPencilOnlyDrawing: Bool { false }

  public private(set) weak var view: UIView?
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true

  public override init() {
    super.init()
  }

  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Tells the delegate of a double tap on the pencil, as the system does for a view in a window.
  public func simulateTap() {
    guard isEnabled, view?.window != nil else { return }
    delegate?.pencilInteractionDidTap(self)
  }
}
