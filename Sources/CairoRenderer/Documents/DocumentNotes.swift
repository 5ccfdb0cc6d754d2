import CCairo
import Drawing
import Foundation
import PortableUIKit

/// Writes the links of pages as Cairo's tags. A link to a place that no page has is left out: Cairo would refuse the document.
struct DocumentNotes {
  private let places: Set<String>

  init(_ pages: [DocumentPage]) {
    places = Set(
      pages.flatMap(\.notes).compactMap { note in
        if case .place(let name, _) = note { name } else { nil }
      })
  }

  /// Adds the notes of a page whose bounds are the space of `context`.
  func add(_ notes: [DocumentNote], to context: OpaquePointer) {
    for note in notes {
      switch note {
      case .link(let address, let rect):
        tag(CAIRO_TAG_LINK, "\(Self.rect(rect)) uri=\(Self.quoted(address))", context)
      case .jump(let name, let rect):
        guard places.contains(name) else { continue }
        tag(CAIRO_TAG_LINK, "\(Self.rect(rect)) dest=\(Self.quoted(name))", context)
      case .place(let name, let point):
        tag(
          CAIRO_TAG_DEST, "name=\(Self.quoted(name)) x=\(point.x) y=\(point.y)", context)
      }
    }
  }

  private func tag(_ name: String, _ attributes: String, _ context: OpaquePointer) {
    cairo_tag_begin(context, name, attributes)
    cairo_tag_end(context, name)
  }

  private static func rect(_ rect: CGRect) -> String {
    "rect=[\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)]"
  }

  /// As Cairo reads strings in attributes.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "'", with: "\\'")
    return "'\(escaped)'"
  }
}
