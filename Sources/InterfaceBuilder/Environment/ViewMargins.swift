import PortableUIKit

/// The margins of one view and how they combine with their surroundings.
package struct ViewMargins: Equatable, Sendable {
  /// The view's own margins, in points; nil where its class decides.
  package var insets: UIEdgeInsets?
  package var insetsFromSafeArea: Bool
  /// Whether the superview's margins reach in.
  package var preservesSuperview: Bool
}
