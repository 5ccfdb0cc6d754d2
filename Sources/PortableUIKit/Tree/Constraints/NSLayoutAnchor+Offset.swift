import Foundation

extension NSLayoutXAxisAnchor {
  /// The distance from this anchor to another, as a length that constraints can use (AL-12).
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance from this anchor to another, as a length that constraints can use (AL-12).
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }
}
