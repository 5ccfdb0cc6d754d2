import Foundation

/// A class whose objects can be made of the bytes of an item.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of bytes that the class can read, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// The object of the bytes of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
