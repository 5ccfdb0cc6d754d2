/// The attributes of an element, by name.
///
/// An element has few, and most questions are for attributes that it has not: looking at each of them takes less than
/// computing the hash of a name.
package struct ElementAttributes: Sequence, Sendable {
  private var entries: [(key: String, value: String)] = []

  /// Makes room for a number of attributes.
  package init(capacity: Int) {
    entries.reserveCapacity(capacity)
  }

  /// - Complexity: O(attributes), which `DocumentLimits.attributes` bounds.
  package subscript(name: String) -> String? {
    get {
      let count = name.utf8.count
      for entry in entries where entry.key.utf8.count == count && entry.key == name {
        return entry.value
      }
      return nil
    }
    set {
      let place = entries.firstIndex { $0.key == name }
      switch (place, newValue) {
      case (let place?, let newValue?): entries[place].value = newValue
      case (let place?, nil): entries.remove(at: place)
      case (nil, let newValue?): entries.append((name, newValue))
      case (nil, nil): break
      }
    }
  }

  /// Adds an attribute of a name that there is not yet.
  mutating func append(_ name: String, _ value: String) { entries.append((name, value)) }

  /// The attributes as a dictionary.
  package var dictionary: [String: String] {
    Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }

  package func makeIterator() -> some IteratorProtocol<(key: String, value: String)> {
    entries.makeIterator()
  }
}
