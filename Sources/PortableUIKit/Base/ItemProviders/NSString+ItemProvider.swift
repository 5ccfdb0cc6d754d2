import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.plainText, "public.plain-text", "public.text", TypeIdentifier.url]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.plainText] }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSString(string: text) as? Self
    else {
      throw NSItemProvider.error(.unexpectedValueClassError, "The bytes are no text in UTF-8")
    }
    return object
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress? {
    completionHandler(data(using: String.Encoding.utf8.rawValue), nil)
    return nil
  }
}
