// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Core Text's fonts are UIKit's.
public typealias CTFont = UIFont

/// The font with a name; the system's where there is none of that name. A map that scales changes the size.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size == 0 ? 12 : size
  let scaled = matrix.map { size * abs($0.pointee.d) } ?? size
  return UIFont(name: String(describing: name), size: scaled) ?? .systemFont(ofSize: scaled)
}

public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// A copy of a font in a size, with the traits of a descriptor; 0 keeps its own size.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size == 0 ? font.pointSize : size
  guard let attributes else { return font.withSize(size) }
  return UIFont(descriptor: attributes, size: size)
}

/// A copy of a font with other traits, as far as the mask names them; nil if no face has them.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
    .union(symTraitValue.intersection(symTraitMask))
  return font.fontDescriptor.withSymbolicTraits(traits).map {
    UIFont(descriptor: $0, size: size == 0 ? font.pointSize : size)
  }
}

/// The same font of another family; nil if there is none of that name.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ family: CFString
) -> CTFont? {
  UIFont(name: "\(family)", size: size == 0 ? font.pointSize : size)
}

/// The font itself: faces for characters that it lacks are found where text is drawn.
public func CTFontCreateForString(
  _ currentFont: CTFont, _ string: CFString, _ range: CFRange
) -> CTFont { currentFont }

/// How a font is found (raw values as in Core Text); all that there are here are found in the same way.
public struct CTFontOptions: OptionSet, Hashable, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) {
    self.rawValue = rawValue
  }

  public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
  public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
  public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

/// The font in a size, 0 for its own, and its descriptor.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix)
}

public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont { CGFont(font) }

/// The fonts of the interface (raw values as in Core Text).
public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
  case smallSystem = 4
  case smallEmphasizedSystem = 5
  case label = 10
}

/// A font of the interface; a size of 0 stands for its usual one.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let isSmall = uiType == .smallSystem || uiType == .smallEmphasizedSystem
  let size = size == 0 ? (isSmall ? 11 : 13) : size
  return switch uiType {
  case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
  case .emphasizedSystem, .smallEmphasizedSystem: .boldSystemFont(ofSize: size)
  default: .systemFont(ofSize: size)
  }
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// The depth below the baseline, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// The angle of the face in degrees, below 0 if it leans to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.face.slantAngle }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face.unitsPerEm) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.glyphCount }
/// The middle of the line below text, from the baseline upwards.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  font.face.underlinePosition * font.perUnit
}
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.face.underlineThickness * font.perUnit
}
/// The rectangle around all glyphs of the face, y upwards from the beginning of the baseline.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  font.face.bounds.applying(CGAffineTransform(scaleX: font.perUnit, y: font.perUnit))
}
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }

extension UIFont {
  fileprivate var face: FaceMetrics {
    Platform.current.shaper.metrics(of: FontRequest(self)) ?? .withoutFonts
  }
  fileprivate var perUnit: CGFloat { pointSize / CGFloat(max(1, face.unitsPerEm)) }
}

public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName as CFString }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName as CFString }
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.fontDescriptor.symbolicTraits
}
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// Core Text's older names.
extension UIFontDescriptor.SymbolicTraits {
  public static var italicTrait: Self { .traitItalic }
  public static var boldTrait: Self { .traitBold }
  public static var expandedTrait: Self { .traitExpanded }
  public static var condensedTrait: Self { .traitCondensed }
  public static var monoSpaceTrait: Self { .traitMonoSpace }
  public static var verticalTrait: Self { .traitVertical }
}
