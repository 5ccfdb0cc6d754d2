import Foundation

/// A tap on a button of the bar it is on, which does the button's action, or on the way back.
final class BarTapGestureRecognizer: UITapGestureRecognizer {
  /// The button under the finger that came down.
  private weak var button: UIBarButtonItem?
  private var isOnWayBack = false

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: BarTapGestureRecognizer.perform)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let bar = view as? any BarButtonHolder else { return }
    let place = location(in: bar)
    button = bar.button(at: place)
    isOnWayBack = bar.hasWayBack(at: place)
    if button == nil, !isOnWayBack { state = .failed }
  }

  private func perform() {
    if isOnWayBack {
      (view as? UINavigationBar)?.goBack()
    } else if let button, let bar = view as? any BarButtonHolder {
      let place = bar.arrangement.places.first { $0.item === button }?.frame ?? bar.bounds
      button.operate(from: bar, at: place)
    }
  }
}
