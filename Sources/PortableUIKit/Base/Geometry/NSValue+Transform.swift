import Foundation

/// A map of space in an object.
extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) {
    var map = t
    self.init(bytes: &map, objCType: NSValue.transformType)
  }

  /// The map; the identity where the object is something else.
  public var caTransform3DValue: CATransform3D { transformIfAny ?? CATransform3DIdentity }

  /// The map, where the object is one.
  var transformIfAny: CATransform3D? {
    guard !(self is NSNumber), String(cString: objCType) == NSValue.transformType else {
      return nil
    }
    var map = CATransform3D()
    withUnsafeMutablePointer(to: &map) { getValue($0) }
    return map
  }

  /// Sixteen doubles.
  private static let transformType = "[16d]"
}
