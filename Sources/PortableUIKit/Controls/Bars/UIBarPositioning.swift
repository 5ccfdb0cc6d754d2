/// A bar that is somewhere on a screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  /// Where the delegate puts the bar; at the top by itself.
  public var barPosition: UIBarPosition { delegate?.position(for: self).known ?? .top }
}

extension UIToolbar: UIBarPositioning {
  public var barPosition: UIBarPosition { .bottom }
}

extension UISearchBar: UIBarPositioning {
  public var barPosition: UIBarPosition { .top }
}

extension UIBarPosition {
  /// The position; nil for any.
  fileprivate var known: UIBarPosition? { self == .any ? nil : self }
}
