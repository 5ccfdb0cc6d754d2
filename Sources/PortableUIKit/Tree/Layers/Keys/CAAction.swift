public import Foundation

/// The action that follows a change of a layer's property or another event of the layer (LY-5).
public protocol CAAction {
  /// Does it.
  ///
  /// - Parameters:
  ///   - event: the key of the property, or the name of the event.
  ///   - anObject: the layer.
  @MainActor func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No action: it ends the search for one.
extension NSNull: CAAction {
  @MainActor public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
