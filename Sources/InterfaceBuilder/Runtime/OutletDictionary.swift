/// An owner for documents whose outlets are wanted as a plain dictionary.
///
/// ```swift
/// let outlets = OutletDictionary()
/// UINib(nibName: "Card", bundle: nil).instantiate(withOwner: outlets)
/// let title = outlets.objects["titleLabel"] as? UILabel
/// ```
@MainActor public final class OutletDictionary {
  /// The connected objects by the outlet's name.
  public internal(set) var objects: [String: AnyObject] = [:]
  /// The connected collections by the outlet's name, in the order of the document.
  public internal(set) var collections: [String: [AnyObject]] = [:]

  public init() {}

  public subscript(name: String) -> AnyObject? { objects[name] }
}
