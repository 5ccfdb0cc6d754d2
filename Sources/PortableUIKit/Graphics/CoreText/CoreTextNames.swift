// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Which part of a line goes where it is too long (raw values as in Core Text).
public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0
  case end = 1
  case middle = 2
}

/// What the bounds of a line hold (raw values as in Core Text).
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: CFIndex

  public init(rawValue: CFIndex) {
    self.rawValue = rawValue
  }

  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// What holds for a run (raw values as in Core Text).
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

// Attributes have the names of UIKit's where those mean the same.

public var kCTFontAttributeName: CFString { NSAttributedString.Key.font.rawValue as CFString }
public var kCTForegroundColorAttributeName: CFString {
  CoreTextAttributes.color.rawValue as CFString
}
public var kCTParagraphStyleAttributeName: CFString {
  NSAttributedString.Key.paragraphStyle.rawValue as CFString
}
public var kCTKernAttributeName: CFString { NSAttributedString.Key.kern.rawValue as CFString }
public var kCTUnderlineStyleAttributeName: CFString {
  NSAttributedString.Key.underlineStyle.rawValue as CFString
}
public var kCTBackgroundColorAttributeName: CFString {
  CoreTextAttributes.background.rawValue as CFString
}
public var kCTUnderlineColorAttributeName: CFString {
  NSAttributedString.Key.underlineColor.rawValue as CFString
}
public var kCTStrokeWidthAttributeName: CFString {
  NSAttributedString.Key.strokeWidth.rawValue as CFString
}
public var kCTBaselineOffsetAttributeName: CFString {
  NSAttributedString.Key.baselineOffset.rawValue as CFString
}
public var kCTLigatureAttributeName: CFString {
  NSAttributedString.Key.ligature.rawValue as CFString
}
public var kCTStrokeColorAttributeName: CFString { CoreTextAttributes.stroke.rawValue as CFString }
public var kCTRunDelegateAttributeName: CFString {
  CoreTextAttributes.delegate.rawValue as CFString
}
public var kCTForegroundColorFromContextAttributeName: CFString {
  CoreTextAttributes.colorOfContext.rawValue as CFString
}
public var kCTTrackingAttributeName: CFString { "CTTracking" as CFString }
public var kCTSuperscriptAttributeName: CFString { "NSSuperScript" as CFString }
public var kCTLanguageAttributeName: CFString { "NSLanguage" as CFString }
public var kCTVerticalFormsAttributeName: CFString { "CTVerticalForms" as CFString }
public var kCTCharacterShapeAttributeName: CFString { "NSCharacterShape" as CFString }
public var kCTWritingDirectionAttributeName: CFString { "NSWritingDirection" as CFString }

// Options of frames. Frames here go from the top down, and fill the bounds of their path.

public var kCTFrameProgressionAttributeName: CFString { "CTFrameProgression" as CFString }
public var kCTFramePathFillRuleAttributeName: CFString { "CTFramePathFillRule" as CFString }
public var kCTFramePathWidthAttributeName: CFString { "CTFramePathWidth" as CFString }
public var kCTFrameClippingPathsAttributeName: CFString { "CTFrameClippingPaths" as CFString }
public var kCTFramePathClippingPathAttributeName: CFString {
  "CTFramePathClippingPath" as CFString
}
