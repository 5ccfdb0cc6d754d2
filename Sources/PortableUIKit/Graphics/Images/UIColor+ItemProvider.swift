import Foundation

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.color] }
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.color] }

  /// The colour of bytes that hold its components in sRGB: red, green, blue and opacity, as a list of numbers.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let parts = try? JSONDecoder().decode([CGFloat].self, from: data), parts.count == 4,
      let object = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
    else { throw NSItemProvider.error(.unexpectedValueClassError, "The bytes are no colour") }
    return object
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    completionHandler(try? JSONEncoder().encode([red, green, blue, alpha]), nil)
    return nil
  }
}
