import Foundation

extension NSObject {
  /// The name of the class with its module, as an app uses it for reuse identifiers.
  public class func description() -> String { String(reflecting: self) }
}
