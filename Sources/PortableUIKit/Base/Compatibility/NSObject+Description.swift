import Foundation

extension NSObject {
  /// The name of the class with its module, as an app uses it for reuse identifiers.
  public class func description() -> String { String(reflecting: self) }
  /// The class itself: in Objective-C a class answers to the methods of its root class's objects.
  public class func classForCoder() -> AnyClass { self }
}
