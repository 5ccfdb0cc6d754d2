import Foundation

/// The properties of an environment: size classes, scale, idiom, direction, text size, style and any
/// trait a program defines.
///
/// Immutable. A trait an author leaves out is *unspecified*; collections of environments in a window
/// have every trait of the system (TR-4).
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues
  /// The reading direction, which every view asks for whenever its insets may have changed.
  let direction: UITraitEnvironmentLayoutDirection
  /// Size and weight of text, which every view compares whenever a trait has changed.
  let textSize: UIContentSizeCategory
  let textWeight: UILegibilityWeight

  /// A collection with nothing specified.
  static let none = UITraitCollection()

  init(values: TraitValues) {
    self.values = values
    direction = values[UITraitLayoutDirection.self]
    textSize = values[UITraitPreferredContentSizeCategory.self]
    textWeight = values[UITraitLegibilityWeight.self]
    super.init()
  }

  /// A collection with nothing specified.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// A collection of the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: UITraitCollection.mutated(TraitValues(), mutations))
  }

  private static func mutated(
    _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }

  /// A copy with the changes that `mutations` makes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: UITraitCollection.mutated(values, mutations))
  }

  private struct MutableTraits: UIMutableTraits {
    var values: TraitValues

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
      get { values[trait] }
      set { values[trait] = newValue }
    }
  }

  // MARK: Reading

  /// The value of a trait; its default where none was specified (TR-9).
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    TrackedUpdate.noteRead(of: trait, in: self)
    return values[trait]
  }

  /// The value of a trait, for code that only shows it: no update runs again for having read it.
  package func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    values[trait]
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
  open var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  /// Pixels per point; 0 means unspecified.
  open var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    TrackedUpdate.noteRead(of: UITraitLayoutDirection.self, in: self)
    return direction
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
  open var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  open var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  open var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  open var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  open var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  open var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  open var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
  open var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
  open var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  open var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
  open var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }

  // MARK: Algebra

  /// Whether every trait that `other` specifies has the same value here (TR-6).
  open func containsTraits(in other: UITraitCollection?) -> Bool {
    other.map { values.contains($0.values) } ?? true
  }

  /// Whether the traits that colours depend on differ (TR-7).
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.changedTraits(from: other.values).contains { $0.affectsColorAppearance }
  }

  /// The traits whose values differ from those in `other`.
  public func changedTraits(from other: UITraitCollection?) -> [any UITraitDefinition.Type] {
    values.changedTraits(from: other?.values ?? TraitValues())
  }

  open override func isEqual(_ object: Any?) -> Bool {
    if object as AnyObject? === self { return true }
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values[UITraitHorizontalSizeClass.self])
    hasher.combine(values[UITraitVerticalSizeClass.self])
    hasher.combine(values[UITraitDisplayScale.self])
    hasher.combine(values[UITraitUserInterfaceIdiom.self])
    hasher.combine(values[UITraitUserInterfaceStyle.self])
    return hasher.finalize()
  }
}
