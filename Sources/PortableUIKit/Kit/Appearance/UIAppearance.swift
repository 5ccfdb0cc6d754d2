import Foundation

/// An object with an appearance that can be set for all objects of its class at once (TR-28).
///
///     UILabel.appearance().textColor = .systemRed
///     UISwitch.appearance(whenContainedInInstancesOf: [SettingsController.self]).onTintColor = .green
///     UIView.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).tintColor = .white
///
/// A view takes the values when it enters a window, and again when its traits change; the item of a bar
/// when the bar does, or when it comes into a bar that is in one. A property that has been set on the
/// object itself keeps its value. Among several values for one property that of the most derived class
/// counts; within one class that of the outermost container, then that of the longer list of
/// containers, then one for certain traits before one for all, then the one set last.
///
/// UIKit hands out a stand-in of the class itself and records the messages it is sent. Swift without
/// Objective-C cannot: `appearance()` answers a ``UIAppearanceProxy``, whose members are the properties
/// of the class. Setting one looks the same; the proxy's documentation says how it differs.
@preconcurrency @MainActor public protocol UIAppearance: UIAppearanceContainer {}

extension UIAppearance {
  /// The appearance of all objects of the class and of those derived from it.
  public static func appearance() -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(AppearanceScope(of: Self.self))
  }

  /// The appearance of objects in certain containers: the first of which is the innermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(AppearanceScope(of: Self.self, in: containerTypes))
  }

  /// The appearance of objects whose traits contain `trait`.
  public static func appearance(for trait: UITraitCollection) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(AppearanceScope(of: Self.self, traits: trait))
  }

  /// The appearance of objects in certain containers whose traits contain `trait`.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(AppearanceScope(of: Self.self, in: containerTypes, traits: trait))
  }
}
