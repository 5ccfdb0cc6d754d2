import Foundation
import PortableUIKit

/// An element of a document, for the class of the view that it describes.
struct ElementReader: AttributeReader {
  let factory: ViewFactory
  let element: ResolvedElement
  let colors: ColorReader

  func string(_ name: String) -> String? { element.string(name) }

  func child(_ key: String) -> (any AttributeReader)? { element.child(key: key).map(part) }

  func list(_ key: String, of name: String) -> [any AttributeReader] {
    element.element.list(key).filter { $0.name == name }.map(part)
  }

  var content: (name: String, text: String) { (element.element.name, element.element.text) }

  func color(_ key: String) -> UIColor? { colors.color(element.child(key: key)) }

  func font(_ key: String) -> UIFont? { FontReader().font(element.child(key: key)) }

  func attributedText(_ key: String) -> NSAttributedString? {
    AttributedTextReader(colors: colors) { factory.image($0, catalog: nil) }
      .text(element.child(key: key))
  }

  func image(_ name: String, symbolKey: String?) -> UIImage? {
    factory.image(
      string(name), catalog: string("catalog"),
      symbolConfiguration: symbolKey.flatMap { element.child(key: $0) })
  }

  private func part(_ child: DocumentElement) -> ElementReader {
    ElementReader(
      factory: factory,
      element: ResolvedElement(child, file: element.file, sizeClasses: SizeClassPair()),
      colors: colors)
  }
}
