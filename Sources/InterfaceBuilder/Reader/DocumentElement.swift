/// One element of a document: its name, attributes, children, text and place.
///
/// The tree is immutable once read. Its depth is bounded by `DocumentLimits.depth`, so that walking
/// and releasing it recursively is safe.
package final class DocumentElement: Sendable {
  /// The element's tag.
  package let name: String
  /// The attributes by name. The format never depends on their order.
  package let attributes: ElementAttributes
  /// The child elements in document order.
  package let children: [DocumentElement]
  /// The text directly inside the element, without surrounding white space.
  package let text: String
  /// The line of the start tag, counted from 1.
  package let line: Int
  /// The column at which the parser reported the start tag, counted from 1.
  package let column: Int

  package init(
    name: String, attributes: ElementAttributes, children: [DocumentElement], text: String,
    line: Int, column: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
    self.column = column
  }

  /// The element's `id`, which every object of a document has.
  package var id: String? { attributes["id"] }

  /// The element's role in its parent, such as `contentView`.
  package var key: String? { attributes["key"] }

  /// The first child with the tag `name`.
  package func child(_ name: String) -> DocumentElement? {
    children.first { $0.name == name }
  }

  /// The children of the first child with the tag `name`, or none.
  package func list(_ name: String) -> [DocumentElement] {
    child(name)?.children ?? []
  }

  /// The first child that plays the role `key`, whatever its tag.
  package func child(key: String) -> DocumentElement? {
    children.first { $0.key == key }
  }

  /// Calls `body` for this element and everything below it, parents first.
  package func visit(_ body: (DocumentElement) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.visit(body) }
  }
}
