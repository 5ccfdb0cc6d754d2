import Foundation

/// Draws the cell of a pattern; the pointer is the `info` that the pattern was made with.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Lets go of what the `info` of a pattern points to.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// 0, the only version.
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }

  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}

extension CGPattern {
  /// A pattern whose cell a function draws: the idiom of Core Graphics.
  ///
  /// - Parameters:
  ///   - info: Handed to the functions; let go of with the pattern.
  ///   - callbacks: nil is returned without a function that draws.
  public convenience init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard callbacks.pointee.drawPattern != nil else { return nil }
    let cell = Cell(info: info, callbacks: callbacks.pointee)
    self.init(
      bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep, tiling: tiling,
      isColored: isColored, drawing: { cell.callbacks.drawPattern?(cell.info, $0) })
  }

  /// The functions of a cell, and what they work on until the pattern goes.
  private final class Cell: @unchecked Sendable {
    let info: UnsafeMutableRawPointer?
    let callbacks: CGPatternCallbacks

    init(info: UnsafeMutableRawPointer?, callbacks: CGPatternCallbacks) {
      self.info = info
      self.callbacks = callbacks
    }

    deinit { callbacks.releaseInfo?(info) }
  }
}
