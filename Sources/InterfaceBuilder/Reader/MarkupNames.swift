import CLibXML

/// The names of elements and attributes that a document has had so far.
///
/// libxml2 keeps one copy of each name as long as it reads a document: the same place holds the same name.
struct MarkupNames {
  private struct Entry {
    var place: UnsafePointer<xmlChar>?
    var text = ""
  }

  /// Each name at a number that follows from its place, unless a later one has taken that.
  private var entries = [Entry](repeating: Entry(), count: 256)

  /// The name that lies at a place, which ends with a null.
  mutating func text(of place: UnsafePointer<xmlChar>) -> String {
    // The names of a document lie close together, a few bytes apart.
    let bits = UInt(bitPattern: place)
    let number = Int(truncatingIfNeeded: (bits ^ (bits >> 8)) & 255)
    if entries[number].place == place { return entries[number].text }
    let text = String(cString: place)
    entries[number] = Entry(place: place, text: text)
    return text
  }
}
