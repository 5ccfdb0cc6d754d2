import Foundation

/// A colour in the sRGB space, possibly one that depends on the traits it is drawn under.
///
/// Components lie in 0...1. Immutable, and so usable from any thread.
open class UIColor: NSObject, @unchecked Sendable {
  private let comparedWord = ComparedObject.word

  /// Red, green, blue and opacity in sRGB.
  public typealias Components = ColorComponents

  private enum Source {
    case fixed(Components)
    /// A colour of another space than sRGB, or a pattern.
    case exact(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// The colour of a literal, `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
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

  /// A colour that keeps its space or its pattern.
  init(exact color: CGColor) {
    source = .exact(color)
    super.init()
  }

  /// The colour as it is under `traits`, with its space or pattern.
  func cgColor(for traits: UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let components): CGColor(components)
    case .exact(let color): color
    case .dynamic(let provider): provider(traits).cgColor(for: traits)
    }
  }

  /// A colour that shows nothing, as an object of UIKit made without components does.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// A colour that is asked for under each set of traits anew.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  /// The colour as it is under `traits`; a colour without a provider is its own answer.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch source {
    case .fixed, .exact: self
    case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
    }
  }

  package func components(for traits: UITraitCollection) -> Components {
    switch source {
    case .fixed(let components): components
    case .exact(let color): color.sRGB
    case .dynamic(let provider): provider(traits).components(for: traits)
    }
  }

  /// The components in the light appearance.
  package var components: Components {
    components(for: UITraitCollection(userInterfaceStyle: .light))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let components):
      UIColor(
        red: components.red, green: components.green, blue: components.blue, alpha: alpha)
    case .exact(let color): UIColor(exact: color.copy(alpha: alpha) ?? color)
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
    switch (source, other.source) {
    case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
    case (.exact(let mine), .exact(let theirs)): return mine == theirs
    default: return false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let components): components.hashValue
    case .exact(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}
