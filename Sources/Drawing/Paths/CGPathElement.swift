import Foundation

/// One step of a path with its points in memory, as `CGPath.applyWithBlock(_:)` hands it out.
///
/// The points are valid during the call only: no point for a close, one for a move or a line, two
/// for a quadratic and three for a cubic curve, the end point last.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Takes a step of a path; the first pointer is the `info` that was handed over with it.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void
