import Foundation

extension UITraitCollection {
  private convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values: values)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }

  public convenience init(displayScale: CGFloat) {
    self.init(UITraitDisplayScale.self, displayScale)
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, userInterfaceIdiom)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, displayGamut)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, legibilityWeight)
  }

  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, forceTouchCapability)
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, activeAppearance)
  }

  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(UITraitImageDynamicRange.self, imageDynamicRange)
  }

  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, sceneCaptureState)
  }

  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(UITraitTypesettingLanguage.self, typesettingLanguage)
  }

  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, listEnvironment)
  }

  /// Merges collections; the last specified value of each trait counts (TR-5).
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in collections { values.merge(collection.values) }
    self.init(values: values)
  }
}
