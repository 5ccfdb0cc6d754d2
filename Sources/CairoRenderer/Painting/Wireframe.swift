import PortableUIKit

/// The marks over a picture that show how its views lie: the frame of each as a thin line, its
/// alignment rectangle as a broken one where it differs, and a caption.
@MainActor public struct Wireframe {
  /// The text beside a view's class in its caption, such as its id in the document.
  public var name: (UIView) -> String?

  /// Makes a wireframe; without `name` captions tell the accessibility identifier.
  public init(name: @escaping (UIView) -> String? = { $0.accessibilityIdentifier }) {
    self.name = name
  }
}
