import Foundation

/// A colour in the sRGB space, possibly one that depends on the traits it is drawn under.
///
/// Components lie in 0...1. Immutable, and so usable from any thread.
open class UIColor: NSObject, @unchecked Sendable {
  /// Red, green, blue and opacity in sRGB.
  public typealias Components = ColorComponents

  private enum Source {
    case fixed(Components)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // Each channel is a trapezoid over the hue circle of six sextants, shifted by two sextants.
    func channel(_ shift: CGFloat) -> CGFloat {
      let sextant = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sextant, 4 - sextant, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A colour that is asked for under each set of traits anew.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  /// The colour as it is under `traits`; a colour without a provider is its own answer.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
    }
  }

  /// The components under `traits`.
  public func components(for traits: UITraitCollection) -> Components {
    switch source {
    case .fixed(let components): components
    case .dynamic(let provider): provider(traits).components(for: traits)
    }
  }

  /// The components in the light appearance.
  public var components: Components {
    components(for: UITraitCollection(userInterfaceStyle: .light))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let components):
      UIColor(
        red: components.red, green: components.green, blue: components.blue, alpha: alpha)
    case .dynamic(let provider):
      UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Writes the components, and reports that it could.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = self.components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let mine) = source, case .fixed(let theirs) = other.source else {
      return false
    }
    return mine == theirs
  }

  open override var hash: Int {
    switch source {
    case .fixed(let components): components.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}
