// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The keys of what Core Text tells of the features of a face.

public var kCTFontFeatureTypeNameKey: CFString { "CTFeatureTypeName" as CFString }
public var kCTFontFeatureTypeExclusiveKey: CFString { "CTFeatureTypeExclusive" as CFString }
public var kCTFontFeatureTypeSelectorsKey: CFString { "CTFeatureTypeSelectors" as CFString }
public var kCTFontFeatureSelectorNameKey: CFString { "CTFeatureSelectorName" as CFString }
public var kCTFontFeatureSelectorDefaultKey: CFString { "CTFeatureSelectorDefault" as CFString }
public var kCTFontFeatureSelectorSettingKey: CFString { "CTFeatureSelectorSetting" as CFString }
public var kCTFontFeatureSampleTextKey: CFString { "CTFeatureSampleText" as CFString }
public var kCTFontFeatureTooltipTextKey: CFString { "CTFeatureTooltipText" as CFString }

/// The features that a face describes: nil, as with faces that describe none.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }

/// The settings of features that a font has been made with: nil, as with a font of the usual ones.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? { nil }
