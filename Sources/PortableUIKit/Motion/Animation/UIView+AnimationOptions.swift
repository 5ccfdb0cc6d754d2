import Compositor
import Foundation

extension UIView {
  /// How a block of changes is animated (raw values as in UIKit, AN-5).
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Applies the changes that wait for the next turn, before the animation begins and again at its
    /// end, so that constraints changed in the block animate by themselves (AN-15).
    public static let flushUpdates = AnimationOptions(rawValue: 1024)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// How a transition looks, by bits 20 to 23; nil where none is named.
    @MainActor var transitionLook: LayerTransition.Look? {
      switch (rawValue >> 20) & 15 {
      case 1: .flip(axis: CGVector(dx: 0, dy: 1))
      case 2: .flip(axis: CGVector(dx: 0, dy: -1))
      case 3, 4, 5: .dissolve
      case 6: .flip(axis: CGVector(dx: -1, dy: 0))
      case 7: .flip(axis: CGVector(dx: 1, dy: 0))
      default: nil
      }
    }

    /// The curve in bits 16 to 19.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16) & 15) ?? .easeInOut }
  }

  /// How progress follows time (AN-6; raw values as in UIKit).
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }

  /// How a sequence of keyframes is animated (raw values as in UIKit).
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
