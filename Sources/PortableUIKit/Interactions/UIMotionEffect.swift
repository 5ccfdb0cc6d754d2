import Foundation

/// A change of a view's look by the way in which the device is held. The device is held still here, so
/// that nothing moves.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// The values that are added for an offset of the viewer, by key path; each component of the offset is
  /// from −1 to 1. A subclass overrides it.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

/// A value between two others, by the offset of the viewer along one axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of an effect (raw values as in UIKit).
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  public let keyPath: String
  public let type: EffectType
  /// The value at an offset of −1: a number, point, size or other value of the key path.
  open var minimumRelativeValue: Any?
  /// The value at an offset of 1.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// The number between the two; nil where they are none.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let least = Self.number(minimumRelativeValue),
      let most = Self.number(maximumRelativeValue)
    else { return nil }
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (min(max(offset, -1), 1) + 1) / 2
    return [keyPath: least + (most - least) * part]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

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
