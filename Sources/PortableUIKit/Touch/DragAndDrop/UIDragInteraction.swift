import Foundation

/// Has the items of a view be dragged away, by a long press and a movement of the finger.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether items can be dragged away.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { press.isEnabled = isEnabled }
  }
  /// Whether other gestures go on while an item is lifted.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether interactions are enabled that are made now: on a pad.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  /// Lifts the items and drags them.
  let press = UILongPressGestureRecognizer()
  private var prepared: LocalDragSession?
  private(set) var director: DragDirector?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addTarget(self, action: UIDragInteraction.follow)
    press.delegate = self
    press.isEnabled = isEnabled
  }

  open func willMove(to view: UIView?) {
    director?.cancel()
    self.view?.removeGestureRecognizer(press)
  }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: nil)
    switch press.state {
    case .began:
      guard let session = prepared else { return }
      prepared = nil
      director = DragDirector(self, session)
      director?.lift()
    case .changed: director?.move(to: place)
    case .ended:
      director?.drop(at: place)
      director = nil
    case .cancelled:
      director?.cancel()
      director = nil
    case .possible, .failed: break
    }
  }
}

extension UIDragInteraction: UIGestureRecognizerDelegate {
  /// A press where there is nothing to drag stays a touch of the view.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let delegate else { return false }
    let session = LocalDragSession(at: gestureRecognizer.location(in: nil), in: view.window)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    prepared = session.items.isEmpty ? nil : session
    return prepared != nil
  }

  /// A menu may open while an item is lifted.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    allowsSimultaneousRecognitionDuringLift
      || view?.interactions.contains {
        ($0 as? UIContextMenuInteraction)?.press === otherGestureRecognizer
      } ?? false
  }
}
