extension UITraitCollection {
  /// The traits of the system that colours depend on (TR-8).
  public static let systemTraitsAffectingColorAppearance: [UITrait] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
    UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
  ]

  /// The traits of the system that variants of images are chosen by (TR-8).
  public static let systemTraitsAffectingImageLookup: [UITrait] = [
    UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitUserInterfaceStyle.self,
    UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
  ]
}
