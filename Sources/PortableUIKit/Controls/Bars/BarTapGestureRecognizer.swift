import Foundation

/// A tap on a button of the bar it is on, which does the button's action.
final class BarTapGestureRecognizer: UITapGestureRecognizer {
  /// The button under the finger that came down.
  private weak var button: UIBarButtonItem?

  override init() {
    super.init()
    addTarget(self, action: BarTapGestureRecognizer.perform)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    button = (view as? any BarButtonHolder)?.button(at: location(in: view))
    if button == nil { state = .failed }
  }

  private func perform() {
    guard let button else { return }
    button.primaryAction?.performWithSender(button, target: nil)
  }
}
