import Foundation

/// An element together with the size-class variations that apply to it, read through typed getters.
///
/// The default variation comes first, then every matching one by number of terms; the last that
/// sets an attribute or a keyed child wins.
package struct ResolvedElement: Sendable {
  package let element: DocumentElement
  package let file: String
  /// The applicable `<variation>` elements, weakest first.
  package let variations: [DocumentElement]

  package init(_ element: DocumentElement, file: String, sizeClasses: SizeClassPair) {
    self.element = element
    self.file = file
    guard element.children.contains(where: { $0.name == "variation" }) else {
      variations = []
      return
    }
    let candidates = element.children.enumerated().compactMap { index, child in
      child.name == "variation"
        ? sizeClasses.specificity(ofVariation: child.key ?? "").map { (child, $0, index) } : nil
    }
    variations = candidates.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  /// The attribute's text.
  package func string(_ name: String) -> String? {
    if !variations.isEmpty {
      for variation in variations.reversed() {
        if let value = variation.attributes[name] { return value }
      }
    }
    return element.attributes[name]
  }

  /// The child that plays the role `key`, such as the rectangle with the key `frame`.
  package func child(key: String) -> DocumentElement? {
    if !variations.isEmpty {
      for variation in variations.reversed() {
        if let child = variation.child(key: key) { return child }
      }
    }
    return element.child(key: key)
  }

  /// A `YES`/`NO` attribute.
  package func flag(_ name: String, default value: Bool = false) -> Bool {
    string(name).map { $0 == "YES" } ?? value
  }

  /// A number, or `nil` when the attribute is absent.
  ///
  /// - Throws: when the text is not a finite number of a size a layout can have.
  package func number(_ name: String) throws(InterfaceBuilderError) -> Double? {
    guard let text = string(name) else { return nil }
    return try element.number(text, attribute: name, file: file)
  }

  /// The identifiers that the masks with the role `key` leave in place, out of `all`.
  package func unmasked(_ all: [String], key: String) -> Set<String> {
    var result = Set(all)
    if variations.isEmpty { return result }
    for variation in variations {
      for mask in variation.children where mask.name == "mask" && mask.key == key {
        for entry in mask.children {
          guard let reference = entry.attributes["reference"] else { continue }
          if entry.name == "exclude" {
            result.remove(reference)
          } else if entry.name == "include" {
            result.insert(reference)
          }
        }
      }
    }
    return result
  }
}
