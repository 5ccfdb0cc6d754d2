import Foundation

extension UIWindow {
  /// Shakes the device, for tests and tools: the first responder is told, or else the window.
  public func shake() {
    let responder = firstResponder ?? self
    let event = MotionEvent()
    responder.motionBegan(.motionShake, with: event)
    responder.motionEnded(.motionShake, with: event)
  }
}

/// A shake of the device.
private final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}
