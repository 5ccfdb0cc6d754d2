import Foundation

/// Several effects at the same time.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  /// The values of all effects; of two for one key path, the sum where both are numbers, else the later.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let motionEffects else { return nil }
    var values: [String: Any] = [:]
    for effect in motionEffects {
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) {
        guard let first = $0 as? CGFloat, let second = $1 as? CGFloat else { return $1 }
        return first + second
      }
    }
    return values.isEmpty ? nil : values
  }
}
