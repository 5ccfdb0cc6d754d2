import Foundation

extension UIView {
  /// Where the list of a view is kept among the values associated with it.
  private static let motionEffectsKey: UnsafeRawPointer = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The effects of the device's tilt on the view, in the order in which they were added.
  public var motionEffects: [UIMotionEffect] {
    get { associatedValues[UIView.motionEffectsKey] as? [UIMotionEffect] ?? [] }
    set { associatedValues[UIView.motionEffectsKey] = newValue }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
