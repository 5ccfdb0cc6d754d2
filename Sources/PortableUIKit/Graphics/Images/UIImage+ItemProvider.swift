import Foundation

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let object = UIImage(data: data) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError, "The bytes are no picture")
    }
    return object
  }

  /// The bytes of a file of the image; none in a program that has no codecs.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress? {
    completionHandler(
      typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData(), nil)
    return nil
  }
}
