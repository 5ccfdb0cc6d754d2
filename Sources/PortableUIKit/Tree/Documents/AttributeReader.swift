import Foundation

/// An element of a document that describes a view, or a part of one, as the class of the view reads it.
@MainActor package protocol AttributeReader {
  /// The text of an attribute; nil if the element has none of the name.
  func string(_ name: String) -> String?
  func child(_ key: String) -> (any AttributeReader)?
  /// The elements of the name in the list that plays the role `key`.
  func list(_ key: String, of name: String) -> [any AttributeReader]
  /// The text of the element itself, with the name of the element.
  var content: (name: String, text: String) { get }
  /// The colour, font or text that the child with the role `key` describes.
  func color(_ key: String) -> UIColor?
  func font(_ key: String) -> UIFont?
  func attributedText(_ key: String) -> NSAttributedString?
  /// The image that an attribute names.
  ///
  /// - Parameter symbolKey: the role of the child with the configuration of a symbol.
  func image(_ name: String, symbolKey: String?) -> UIImage?
}
