import Foundation

/// A class whose objects write themselves into an item.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of bytes that objects of the class can write, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types that this object can write; those of the class unless implemented.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Writes the bytes of a type and hands them, or an error, to the closure.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}
