import Foundation

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
