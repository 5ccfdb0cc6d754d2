import Foundation

/// Has content take part in the blur that it stands on. The content keeps its own colours here.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The blur that the content stands on.
  let blurEffect: UIBlurEffect
  let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = .label
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}
