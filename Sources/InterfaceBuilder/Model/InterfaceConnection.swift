/// A connection of an object, as data.
public struct InterfaceConnection: Sendable, Equatable {
  /// The kind of the connection.
  public enum Kind: Sendable, Equatable {
    case outlet(property: String)
    case outletCollection(property: String)
    case action(selector: String, event: String?)
    /// A segue with its kind (`show`, `relationship`, `embed`, …), relationship and identifier.
    case segue(kind: String, relationship: String?, identifier: String?)
    /// Any other connection, by its element name.
    case other(String)
  }

  public var id: String?
  public var kind: Kind
  /// The identifier of the object the connection leads away from.
  public var source: String
  /// The identifier of the object it leads to; `nil` for segues that exit or leave the document.
  public var destination: String?
  /// All attributes of the element, such as a segue's `customClass`.
  public var attributes: [String: String] = [:]
}
