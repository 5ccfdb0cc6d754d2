import Foundation

/// Something on a page of a document that is no drawing. Rectangles and points are those of the page's bounds.
public enum DocumentNote: Hashable, Sendable {
  /// A rectangle that leads to an address.
  case link(String, CGRect)
  /// A rectangle that leads to the point with a name.
  case jump(String, CGRect)
  /// A point that links lead to, with its name.
  case place(String, CGPoint)
}
