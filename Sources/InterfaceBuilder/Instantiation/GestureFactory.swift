import PortableUIKit

/// Makes gesture recognisers.
@MainActor struct GestureFactory {
  /// A recogniser of the class that the element's name stands for.
  func plainRecognizer(_ kind: InterfaceGesture.Kind) -> UIGestureRecognizer {
    switch kind {
    case .tap: UITapGestureRecognizer()
    case .pinch: UIPinchGestureRecognizer()
    case .rotation: UIRotationGestureRecognizer()
    case .swipe: UISwipeGestureRecognizer()
    case .pan: UIPanGestureRecognizer()
    case .screenEdgePan: UIScreenEdgePanGestureRecognizer()
    case .longPress: UILongPressGestureRecognizer()
    }
  }

  /// Gives `recognizer` the document's settings, as far as its class has them.
  func configure(_ recognizer: UIGestureRecognizer, _ gesture: InterfaceGesture) {
    recognizer.isEnabled = gesture.isEnabled
    recognizer.cancelsTouchesInView = gesture.cancelsTouchesInView
    recognizer.delaysTouchesBegan = gesture.delaysTouchesBegan
    recognizer.delaysTouchesEnded = gesture.delaysTouchesEnded
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      set(gesture.numberOfTapsRequired, \.numberOfTapsRequired, of: tap)
      set(gesture.numberOfTouchesRequired, \.numberOfTouchesRequired, of: tap)
    case let press as UILongPressGestureRecognizer:
      set(gesture.numberOfTapsRequired, \.numberOfTapsRequired, of: press)
      set(gesture.numberOfTouchesRequired, \.numberOfTouchesRequired, of: press)
      set(gesture.minimumPressDuration, \.minimumPressDuration, of: press)
      set(gesture.allowableMovement.map { CGFloat($0) }, \.allowableMovement, of: press)
    case let swipe as UISwipeGestureRecognizer:
      set(gesture.numberOfTouchesRequired, \.numberOfTouchesRequired, of: swipe)
      set(gesture.direction.map { .init($0) }, \.direction, of: swipe)
    case let pan as UIPanGestureRecognizer:
      set(gesture.minimumNumberOfTouches, \.minimumNumberOfTouches, of: pan)
      set(gesture.maximumNumberOfTouches, \.maximumNumberOfTouches, of: pan)
      (pan as? UIScreenEdgePanGestureRecognizer)?.edges = UIRectEdge(gesture.edges)
    default:
      break
    }
  }

  /// Sets the document's value; without one the property stays as the class has it.
  private func set<Recognizer: UIGestureRecognizer, Value>(
    _ value: Value?, _ keyPath: ReferenceWritableKeyPath<Recognizer, Value>,
    of recognizer: Recognizer
  ) {
    if let value { recognizer[keyPath: keyPath] = value }
  }
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate init(_ direction: InterfaceGesture.Direction) {
    self =
      switch direction {
      case .right: .right
      case .left: .left
      case .up: .up
      case .down: .down
      }
  }
}

extension UIRectEdge {
  fileprivate init(_ edges: [InterfaceGesture.Edge]) {
    self = []
    for edge in edges {
      switch edge {
      case .top: insert(.top)
      case .left: insert(.left)
      case .bottom: insert(.bottom)
      case .right: insert(.right)
      }
    }
  }
}
