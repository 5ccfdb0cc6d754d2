import PortableUIKit

/// Names for views in messages.
@MainActor package struct ViewNames {
  private var properties: [ObjectIdentifier: String] = [:]
  /// Names that were given and go before all others.
  private var given: [ObjectIdentifier: String] = [:]

  /// Takes names as they are.
  package init(_ names: [ObjectIdentifier: String]) {
    given = names
  }

  /// Collects the views that a controller and its root view hold in stored properties.
  init(of controller: UIViewController) {
    var subjects: [Any] = [controller]
    if let view = controller.view { subjects.append(view) }
    for subject in subjects {
      var mirror: Mirror? = Mirror(reflecting: subject)
      while let current = mirror, Self.isOwn(current.subjectType) {
        for child in current.children {
          guard let label = child.label, let view = child.value as? UIView else { continue }
          let name = label.split(separator: "_").last.map(String.init) ?? label
          properties[ObjectIdentifier(view)] = label.hasPrefix("$__lazy") ? name : label
        }
        mirror = current.superclassMirror
      }
    }
  }

  /// True for the types of a screen's author; properties that PortableUIKit stores name nothing.
  private static func isOwn(_ type: Any.Type) -> Bool {
    !String(reflecting: type).hasPrefix("PortableUIKit.")
  }

  func name(of view: UIView, path: String) -> String {
    if let name = given[ObjectIdentifier(view)] { return name }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return properties[ObjectIdentifier(view)] ?? path
  }
}
