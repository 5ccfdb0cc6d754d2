import Foundation

/// The aspects of an object that the appearance of its class has set.
struct CustomAppearance {
  /// A property or another aspect, as some customization knows it.
  struct Aspect {
    let read: (any UIAppearance) -> Any
    /// The value from before any customization.
    let initial: Any
    /// The value that customizations alone have brought about.
    var expected: Any
  }

  /// The aspects by their keys. Key paths from a class and from one derived from it can lead to the
  /// same property, which then is here twice.
  var aspects: [AnyHashable: Aspect] = [:]
  /// The customizations in force, in the order in which they are applied.
  var applied: [AppearanceCustomization] = []

  /// Notes an aspect's present value in an object, if that is not known.
  @MainActor mutating func note(
    _ customization: AppearanceCustomization, of object: any UIAppearance
  ) {
    guard aspects[customization.key] == nil else { return }
    let value = customization.read(object)
    aspects[customization.key] = Aspect(
      read: customization.read, initial: value, expected: value)
  }
}
