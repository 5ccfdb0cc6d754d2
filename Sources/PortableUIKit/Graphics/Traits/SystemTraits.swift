import Foundation

// The traits of the system. They have no stored state of their own: each names a kind of value, and
// their long list is best read in one place.

/// The coarse width.
public enum UITraitHorizontalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The coarse height.
public enum UITraitVerticalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Pixels per point.
public enum UITraitDisplayScale: SystemTrait {
  public static let defaultValue: CGFloat = 0
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static var affectsColorAppearance: Bool { true }
}

/// The reading direction.
public enum UITraitLayoutDirection: SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The preferred size of text.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static var affectsColorAppearance: Bool { true }
}

/// The range of colours of the display.
public enum UITraitDisplayGamut: SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static var affectsColorAppearance: Bool { true }
}

/// The preferred contrast.
public enum UITraitAccessibilityContrast: SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the interface stands above other content.
public enum UITraitUserInterfaceLevel: SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static var affectsColorAppearance: Bool { true }
}

/// The preferred weight of text.
public enum UITraitLegibilityWeight: SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// Whether the display tells how hard it is pressed.
public enum UITraitForceTouchCapability: SystemTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
}

/// Whether the interface is the one in use.
public enum UITraitActiveAppearance: SystemTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}

/// The range of brightness that images may use.
public enum UITraitImageDynamicRange: SystemTrait {
  public static let defaultValue = UIImage.DynamicRange.unspecified
}

/// Whether the scene is being recorded or mirrored.
public enum UITraitSceneCaptureState: SystemTrait {
  public static let defaultValue = UISceneCaptureState.unspecified
}

/// The language whose typesetting rules apply to text; nil for that of the text.
public enum UITraitTypesettingLanguage: SystemTrait {
  public static let defaultValue: Locale.Language? = nil
}

/// The kind of list a view lies in.
public enum UITraitListEnvironment: SystemTrait {
  public static let defaultValue = UIListEnvironment.unspecified
}
