import Foundation

extension UIView {
  /// Takes a recogniser from the view it was on (GR-10).
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    viewState.gestureRecognizers.append(recognizer)
  }

  func release(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.abandon()
    recognizer.view = nil
    viewState.gestureRecognizers.removeAll { $0 === recognizer }
  }

  func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in viewState.gestureRecognizers where !recognizers.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
