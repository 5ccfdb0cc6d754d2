/// An object of a document that is neither view nor controller: a placeholder, a gesture recogniser or a
/// plain object.
public struct InterfaceObject: Sendable, Equatable {
  /// The part an object plays.
  public enum Role: Sendable, Equatable {
    /// Stands for the object that loads the document.
    case filesOwner
    case firstResponder
    /// Stands for an object that is handed in under an identifier when the document is loaded.
    case external(identifier: String)
    /// Where segues that go back lead.
    case exit
    /// Stands for a controller of another storyboard: its identifier there, or the initial one.
    case storyboardReference(storyboard: String, identifier: String?)
    /// Made with the document: recognises a gesture of the views that are connected with it.
    case gestureRecognizer(InterfaceGesture)
    /// Made with the document: a plain object or the like; the element's name.
    case object(String)
  }

  public var id: String
  /// The line of the element.
  public var line: Int?
  public var role: Role
  public var customClass: String?
  public var customModule: String?
  public var connections: [InterfaceConnection] = []
  public var runtimeAttributes: [RuntimeAttribute] = []
  /// The scene that holds it, in a storyboard.
  public var sceneID: String?
}
