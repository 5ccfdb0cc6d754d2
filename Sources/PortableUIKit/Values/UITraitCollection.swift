import Foundation

/// What an environment is like: size classes, scale, idiom, direction, text size and style.
///
/// Immutable. A trait an author leaves out is *unspecified*; collections of environments in a window
/// have every trait (TR-4).
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels per point; 0 means unspecified.
  public let displayScale: CGFloat
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let userInterfaceStyle: UIUserInterfaceStyle

  init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    displayScale: CGFloat = 0,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.userInterfaceIdiom = userInterfaceIdiom
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }

  /// A collection with nothing specified.
  public override convenience init() {
    self.init(horizontalSizeClass: .unspecified)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: horizontalSizeClass, verticalSizeClass: .unspecified)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  public convenience init(displayScale: CGFloat) {
    self.init(horizontalSizeClass: .unspecified, displayScale: displayScale)
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(horizontalSizeClass: .unspecified, userInterfaceIdiom: userInterfaceIdiom)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(horizontalSizeClass: .unspecified, layoutDirection: layoutDirection)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      horizontalSizeClass: .unspecified,
      preferredContentSizeCategory: preferredContentSizeCategory)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(horizontalSizeClass: .unspecified, userInterfaceStyle: userInterfaceStyle)
  }

  /// Merges collections; of each trait the last specified value counts (TR-5).
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Value: Equatable>(_ path: (UITraitCollection) -> Value, unspecified: Value) -> Value {
      collections.lazy.map(path).last { $0 != unspecified } ?? unspecified
    }
    self.init(
      horizontalSizeClass: last(\.horizontalSizeClass, unspecified: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, unspecified: .unspecified),
      displayScale: last(\.displayScale, unspecified: 0),
      userInterfaceIdiom: last(\.userInterfaceIdiom, unspecified: .unspecified),
      layoutDirection: last(\.layoutDirection, unspecified: .unspecified),
      preferredContentSizeCategory: last(
        \.preferredContentSizeCategory, unspecified: .unspecified),
      userInterfaceStyle: last(\.userInterfaceStyle, unspecified: .unspecified))
  }

  /// Whether every trait that `other` specifies has the same value here (TR-6).
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection(traitsFrom: [self, other]).hasSameTraits(as: self)
  }

  /// Whether the traits that colours depend on differ (TR-7).
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceIdiom != other.userInterfaceIdiom
      || userInterfaceStyle != other.userInterfaceStyle
  }

  func hasSameTraits(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && displayScale == other.displayScale
      && userInterfaceIdiom == other.userInterfaceIdiom && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && userInterfaceStyle == other.userInterfaceStyle
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return hasSameTraits(as: other)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(layoutDirection)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(userInterfaceStyle)
    return hasher.finalize()
  }
}
