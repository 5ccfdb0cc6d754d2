import Foundation

/// A shadow below text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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

  public static var supportsSecureCoding: Bool { true }

  /// Reads what ``encode(with:)`` wrote.
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = CGSize(
      width: coder.decodeDouble(forKey: "NSShadowHoriz"),
      height: coder.decodeDouble(forKey: "NSShadowVert"))
    shadowBlurRadius = coder.decodeDouble(forKey: "NSShadowBlurRadius")
    let components = Self.componentKeys.map { coder.decodeDouble(forKey: $0) }
    shadowColor =
      coder.containsValue(forKey: Self.componentKeys[0])
      ? UIColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3]) : nil
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    guard let color else { return }
    let components = color.sRGB
    let values = [components.red, components.green, components.blue, components.alpha]
    for (key, value) in zip(Self.componentKeys, values) {
      coder.encode(Double(value), forKey: key)
    }
  }

  private static let componentKeys = [
    "NSShadowRed", "NSShadowGreen", "NSShadowBlue", "NSShadowAlpha",
  ]

  private var color: CGColor? { (shadowColor as? UIColor)?.cgColor ?? shadowColor as? CGColor }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Draws with this shadow in `context` until its state is restored.
  package func apply(to context: CGContext) {
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
