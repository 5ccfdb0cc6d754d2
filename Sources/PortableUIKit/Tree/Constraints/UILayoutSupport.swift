import Foundation

/// The strip that a controller's top or bottom bars cover, as used before safe areas (AL-74).
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the strip in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
