import Foundation

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }

  /// A URL of a file is one of `public.file-url` too.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? [TypeIdentifier.fileURL, TypeIdentifier.url] : [TypeIdentifier.url]
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let object = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError, "The bytes are no URL")
    }
    return object
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
