/// Buttons that are held down.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open package(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }
}
