import Foundation

extension NSString {
  /// A text made of a format and values, written as the user's region does.
  public class func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> NSString {
    NSString(string: String(format: format, locale: .current, arguments: arguments))
  }
}

extension NSMutableString {
  /// An empty text: `NSMutableString()`, which Foundation lacks on this platform.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }

  /// Adds a text made of a format and values at the end.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}
