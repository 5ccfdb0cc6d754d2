import Foundation

/// A font by its requested properties, rather than by its name.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The requested traits of a font; several at once (raw values as in UIKit).
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The system's faces of other shapes.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// A property of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A trait of a font by a number.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  let font: UIFont
  private let isCondensed: Bool
  private let isExpanded: Bool

  init(_ font: UIFont, isCondensed: Bool = false, isExpanded: Bool = false) {
    self.font = font
    self.isCondensed = isCondensed
    self.isExpanded = isExpanded
    super.init()
  }

  /// A font of a face; an unknown face stands for the system's.
  public convenience init(name: String, size: CGFloat) {
    self.init(UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFontDescriptor.font(attributes, from: nil))
  }

  /// The font of a text style, at the size that the traits ask for.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  open var postscriptName: String { font.fontName }
  open var pointSize: CGFloat { font.pointSize }
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    if isCondensed { traits.insert(.traitCondensed) }
    if isExpanded { traits.insert(.traitExpanded) }
    return traits
  }
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .name: font.fontName, .family: font.familyName, .size: font.pointSize,
      .traits: [
        TraitKey.weight: font.weight.rawValue, TraitKey.symbolic: symbolicTraits.rawValue,
      ],
    ]
    if let style = font.textStyle { attributes[.textStyle] = style.rawValue }
    return attributes
  }
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The same font with these traits and no others; nil where no face has them, as with two widths at
  /// once.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isCondensed = symbolicTraits.contains(.traitCondensed)
    let isExpanded = symbolicTraits.contains(.traitExpanded)
    if isCondensed, isExpanded { return nil }
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    let weight = isBold == wasBold ? font.weight : isBold ? .bold : .regular
    return UIFontDescriptor(
      font.changed(
        weight: weight, isItalic: symbolicTraits.contains(.traitItalic),
        isMonospaced: font.isMonospaced || symbolicTraits.contains(.traitMonoSpace)),
      isCondensed: isCondensed, isExpanded: isExpanded)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize), isCondensed: isCondensed, isExpanded: isExpanded)
  }

  /// The same with another shape of the system's faces; nil for a font that is not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .monospaced:
      UIFontDescriptor(
        font.changed(weight: font.weight, isItalic: font.isItalic, isMonospaced: true))
    default: UIFontDescriptor(font)
    }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFontDescriptor.font(attributes, from: font), isCondensed: isCondensed,
      isExpanded: isExpanded)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(UIFont(name: newFamily, size: font.pointSize) ?? font)
  }

  private static func font(_ attributes: [AttributeName: Any], from base: UIFont?) -> UIFont {
    let size = number(attributes[.size]) ?? base?.pointSize ?? 12
    var font = base?.withSize(size) ?? .systemFont(ofSize: size)
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    if let name, let named = UIFont(name: name, size: size) { font = named }
    let traits = attributes[.traits] as? [TraitKey: Any]
    if let weight = traits?[.weight] as? UIFont.Weight {
      font = font.changed(
        weight: weight, isItalic: font.isItalic, isMonospaced: font.isMonospaced)
    } else if let weight = number(traits?[.weight]) {
      font = font.changed(
        weight: UIFont.Weight(rawValue: weight), isItalic: font.isItalic,
        isMonospaced: font.isMonospaced)
    }
    return font
  }

  /// A number as people put them into dictionaries.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return font.isEqual(other.font) && isCondensed == other.isCondensed
      && isExpanded == other.isExpanded
  }

  open override var hash: Int { font.hash }
}

extension UIFont {
  /// The font as a description.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The described font; a size of 0 keeps that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
    self.init(
      name: font.fontName, family: font.familyName, size: font.pointSize, weight: font.weight,
      isItalic: font.isItalic, isMonospaced: font.isMonospaced, textStyle: font.textStyle,
      designWeight: font.designWeight, scaling: font.scaling)
  }

  /// The same face in another weight and shape.
  func changed(weight: Weight, isItalic: Bool, isMonospaced: Bool) -> UIFont {
    if familyName == UIFont.systemFont(ofSize: 12).familyName {
      let system: UIFont =
        isMonospaced
        ? .monospacedSystemFont(ofSize: pointSize, weight: weight)
        : .systemFont(ofSize: pointSize, weight: weight)
      guard isItalic else { return system }
      let italic = UIFont.italicSystemFont(ofSize: pointSize)
      return UIFont(
        name: weight == .regular && !isMonospaced ? italic.fontName : system.fontName + "-Italic",
        family: system.familyName, size: pointSize, weight: weight, isItalic: true,
        isMonospaced: isMonospaced)
    }
    return UIFont(
      name: fontName, family: familyName, size: pointSize, weight: weight, isItalic: isItalic,
      isMonospaced: isMonospaced)
  }
}
