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
