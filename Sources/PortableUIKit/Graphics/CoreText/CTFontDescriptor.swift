// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Core Text's descriptors of fonts are UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor

public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor { UIFontDescriptor(name: "\(name)", size: size) }

/// A descriptor by attributes, whose names are ``kCTFontNameAttribute`` and its kin.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: attributes.fontAttributes)
}

public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(attributes.fontAttributes) }

public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? { original.withFamily("\(family)") }

/// A copy with other traits, as far as the mask names them; nil if no face has them.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  original.withSymbolicTraits(
    original.symbolicTraits.subtracting(symTraitMask)
      .union(symTraitValue.intersection(symTraitMask)))
}

/// A copy that asks for a feature of the face by numbers, as ``kNumberSpacingType`` and ``kMonospacedNumbersSelector``; kept in
/// the attributes, not acted upon.
public func CTFontDescriptorCreateCopyWithFeature(
  _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber,
  _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
  original.addingAttributes([
    .featureSettings: [
      [
        UIFontDescriptor.FeatureKey.type: featureTypeIdentifier.intValue,
        UIFontDescriptor.FeatureKey.selector: featureSelectorIdentifier.intValue,
      ]
    ]
  ])
}

/// The descriptor itself: a font that is asked for is always found.
public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CTFontDescriptor? { descriptor }

public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  NSDictionary(
    dictionary: Dictionary(
      uniqueKeysWithValues: descriptor.fontAttributes.map { ($0.key.rawValue, $0.value) }))
}

/// An attribute by its name; nil if the descriptor has none.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> CFTypeRef? {
  descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: "\(attribute)"))
    .map { $0 as AnyObject }
}

/// An attribute of a font by its name.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}

/// The traits by ``kCTFontSymbolicTrait``, ``kCTFontWeightTrait`` and ``kCTFontSlantTrait``.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  NSDictionary(dictionary: [
    "\(kCTFontSymbolicTrait)": NSNumber(value: font.fontDescriptor.symbolicTraits.rawValue),
    "\(kCTFontWeightTrait)": NSNumber(value: Double(font.weight.rawValue)),
    "\(kCTFontSlantTrait)": NSNumber(value: font.isItalic ? 0.07 : 0),
  ])
}

// Attributes have the names of UIKit's.

public var kCTFontNameAttribute: CFString { .name(.name) }
public var kCTFontFamilyNameAttribute: CFString { .name(.family) }
public var kCTFontStyleNameAttribute: CFString { .name(.face) }
public var kCTFontSizeAttribute: CFString { .name(.size) }
public var kCTFontTraitsAttribute: CFString { .name(.traits) }
public var kCTFontFeatureSettingsAttribute: CFString { .name(.featureSettings) }
public var kCTFontDisplayNameAttribute: CFString { "NSFontVisibleNameAttribute" as CFString }
public var kCTFontURLAttribute: CFString { "NSCTFontFileURLAttribute" as CFString }
public var kCTFontCascadeListAttribute: CFString { "NSCTFontCascadeListAttribute" as CFString }
public var kCTFontVariationAttribute: CFString { "NSCTFontVariationAttribute" as CFString }
public var kCTFontMatrixAttribute: CFString { "NSCTFontMatrixAttribute" as CFString }
public var kCTFontSymbolicTrait: CFString { .trait(.symbolic) }
public var kCTFontWeightTrait: CFString { .trait(.weight) }
public var kCTFontWidthTrait: CFString { .trait(.width) }
public var kCTFontSlantTrait: CFString { .trait(.slant) }
public var kCTFontFeatureTypeIdentifierKey: CFString {
  UIFontDescriptor.FeatureKey.type.rawValue as CFString
}
public var kCTFontFeatureSelectorIdentifierKey: CFString {
  UIFontDescriptor.FeatureKey.selector.rawValue as CFString
}

extension CFString {
  fileprivate static func name(_ name: UIFontDescriptor.AttributeName) -> CFString {
    name.rawValue as CFString
  }
  fileprivate static func trait(_ key: UIFontDescriptor.TraitKey) -> CFString {
    key.rawValue as CFString
  }
}

extension NSDictionary {
  /// The attributes of a font, and in them traits, by UIKit's names.
  fileprivate var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    for (key, value) in self {
      let name = UIFontDescriptor.AttributeName(rawValue: "\(key)")
      if name == .traits, let traits = value as? NSDictionary {
        var values: [UIFontDescriptor.TraitKey: Any] = [:]
        for (key, value) in traits { values[.init(rawValue: "\(key)")] = value }
        attributes[name] = values
      } else {
        attributes[name] = value
      }
    }
    return attributes
  }
}
