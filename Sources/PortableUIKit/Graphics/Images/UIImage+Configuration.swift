import Foundation

extension UIImage {
  /// How an image is chosen or drawn.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that variants are chosen for; nil for those of the place where the image is drawn.
    public let traitCollection: UITraitCollection?

    init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// The same configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }
  }

  /// How a symbol is drawn: as large and as bold as text of a size, in which colours.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of a symbol beside that of text (raw values as in UIKit).
    public typealias Scale = UIImage.SymbolScale
    /// The size in points of the text that the symbol stands beside; 0 where none was given.
    public let pointSize: CGFloat
    public let weight: UIImage.SymbolWeight
    public let scale: UIImage.SymbolScale
    let textStyle: UIFont.TextStyle?
    /// The colours of the symbol's layers, from the first; it is drawn in the first of them.
    let colors: [UIColor]

    init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale,
      textStyle: UIFont.TextStyle?, colors: [UIColor]
    ) {
      self.pointSize = pointSize.isFinite ? max(0, pointSize) : 0
      self.weight = weight
      self.scale = scale
      self.textStyle = textStyle
      self.colors = colors
      super.init(traitCollection: nil)
    }

    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight = .unspecified,
      scale: UIImage.SymbolScale = .default
    ) {
      self.init(
        pointSize: pointSize, weight: weight, scale: scale, textStyle: nil, colors: [])
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(pointSize: 0, weight: weight)
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init(pointSize: 0, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .default) {
      self.init(pointSize: 0, weight: .unspecified, scale: scale, textStyle: textStyle, colors: [])
    }

    public convenience init(font: UIFont, scale: UIImage.SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// The colours of the symbol's layers; it is drawn in the first of them.
    public convenience init(paletteColors: [UIColor]) {
      self.init(
        pointSize: 0, weight: .unspecified, scale: .default, textStyle: nil, colors: paletteColors)
    }

    /// A colour, of which deeper layers have less; the symbol is drawn in the colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(paletteColors: [hierarchicalColor])
    }

    /// A symbol in its own colours; it is drawn in the tint colour here.
    public static func preferringMulticolor() -> SymbolConfiguration { unspecified }
    /// A symbol in one colour.
    public static func preferringMonochrome() -> SymbolConfiguration { unspecified }
    /// Says nothing.
    public static let unspecified = SymbolConfiguration(pointSize: 0)

    /// The configuration with what another says in the place of its own.
    open func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let hasSize = other.pointSize > 0 || other.textStyle != nil
      return SymbolConfiguration(
        pointSize: hasSize ? other.pointSize : pointSize,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .default || other.scale == .unspecified ? scale : other.scale,
        textStyle: hasSize ? other.textStyle : textStyle,
        colors: other.colors.isEmpty ? colors : other.colors)
    }

    /// The configuration without a size.
    open func withoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: 0, weight: .unspecified, scale: scale, textStyle: textStyle, colors: colors)
    }

    /// The configuration without a weight.
    open func withoutWeight() -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: pointSize, weight: .unspecified, scale: scale, textStyle: textStyle,
        colors: colors)
    }

    /// The configuration without a scale.
    open func withoutScale() -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: pointSize, weight: weight, scale: .default, textStyle: textStyle, colors: colors)
    }

    /// The size in points of the text that a symbol stands beside; body text where nothing says it.
    static func textSize(of configuration: SymbolConfiguration?) -> CGFloat {
      var size = configuration?.pointSize ?? 0
      if let style = configuration?.textStyle {
        size = MainActor.assumeIsolated { UIFont.preferredFont(forTextStyle: style).pointSize }
      }
      return size > 0 ? size : 17
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && textStyle == other.textStyle && colors == other.colors
    }

    open override var hash: Int { pointSize.hashValue ^ weight.rawValue ^ scale.rawValue }
  }

  /// How the image was asked for; nil where nothing was said.
  public var configuration: Configuration? { look.symbol }
  /// How the symbol was asked for; nil where nothing was said.
  public var symbolConfiguration: SymbolConfiguration? { look.symbol }

  /// The image as another configuration has it: a symbol with that alone, another image its variant for the traits.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if let traits = configuration.traitCollection {
      return imageAsset?.image(with: traits) ?? self
    }
    guard isSymbolImage, let name, let symbol = configuration as? SymbolConfiguration else {
      return self
    }
    return keepingLook(of: UIImage(symbol: name, symbol))
  }

  /// The symbol with what a configuration says in the place of its own; nil for another image.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(look.symbol?.applying(configuration) ?? configuration)
  }

  /// The symbol with what a configuration says where its own says nothing.
  func applying(beneath configuration: SymbolConfiguration) -> UIImage {
    guard let own = look.symbol else { return withConfiguration(configuration) }
    return withConfiguration(configuration.applying(own))
  }

  /// A symbol with the colours that were given to this one.
  private func keepingLook(of symbol: UIImage) -> UIImage {
    var look = symbol.look
    if look.tint == nil {
      look.tint = self.look.tint
      look.renderingMode = self.look.renderingMode
    }
    look.flipsForRightToLeft = self.look.flipsForRightToLeft
    return UIImage(symbol, look: look, alignmentRectInsets: alignmentRectInsets)
  }
}
