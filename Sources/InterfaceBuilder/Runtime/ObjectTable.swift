import PortableUIKit

/// The objects made from a document, by identifier, with their connections.
@MainActor struct ObjectTable {
  /// An object with the document's settings for it beyond its layout.
  struct Entry {
    let object: AnyObject
    var connections: [InterfaceConnection] = []
    var runtimeAttributes: [RuntimeAttribute] = []
    /// The element, for the place of an error.
    var element: DocumentElement?
  }

  private(set) var entries: [Entry] = []
  private(set) var objects: [String: AnyObject] = [:]

  mutating func add(_ entry: Entry, id: String) {
    entries.append(entry)
    objects[id] = entry.object
  }

  /// Adds an object that others can be connected to and that has no connections itself.
  mutating func add(_ object: AnyObject, id: String) { objects[id] = object }
}
