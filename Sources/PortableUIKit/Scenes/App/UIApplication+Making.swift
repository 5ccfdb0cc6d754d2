import Foundation

extension UIApplication {
  /// An object of a class that is only known as a value, made by `init()`; nil where it cannot be found.
  package static func makeObject(_ type: NSObject.Type) -> NSObject? { ClassMaker.make(type) }
}
