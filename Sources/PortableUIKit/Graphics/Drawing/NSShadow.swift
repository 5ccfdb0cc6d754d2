import Foundation

/// A shadow below text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let comparedWord = ComparedObject.word

  /// The displacement in points, y downwards.
  open var shadowOffset = CGSize.zero
  /// Twice the standard deviation of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor` or `CGColor`; nil for no shadow. Black of one third at first.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Draws with this shadow in `context` until its state is restored.
  package func apply(to context: CGContext) {
    let color = (shadowColor as? UIColor)?.cgColor ?? shadowColor as? CGColor
    context.setShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? AnyHashable) == (other.shadowColor as? AnyHashable)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
