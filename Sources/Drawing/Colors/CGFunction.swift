import Foundation

/// Writes the values for the given numbers; the first pointer is the `info` that the function was made with.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// Lets go of what the `info` of a function points to.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function.
public struct CGFunctionCallbacks {
  /// 0, the only version.
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function of numbers, such as one from places to the components of colours.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: [ClosedRange<CGFloat>]
  private let range: [ClosedRange<CGFloat>]

  /// nil without a function, without arguments, or without values.
  ///
  /// - Parameters:
  ///   - domain: Pairs of the least and the greatest argument; nil for 0 and 1.
  ///   - range: Pairs of the least and the greatest value, to which values are brought; nil for 0 and 1.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard callbacks.pointee.evaluate != nil, (1...64).contains(domainDimension),
      (1...64).contains(rangeDimension)
    else { return nil }
    func ranges(_ numbers: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>] {
      (0..<count).map { index in
        guard let numbers, numbers[index * 2] <= numbers[index * 2 + 1] else { return 0...1 }
        return numbers[index * 2]...numbers[index * 2 + 1]
      }
    }
    self.info = info
    self.callbacks = callbacks.pointee
    self.domain = ranges(domain, domainDimension)
    self.range = ranges(range, rangeDimension)
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The values at a share, from 0 to 1, of the first argument's domain.
  func values(at share: CGFloat) -> [CGFloat] {
    var arguments = domain.map(\.lowerBound)
    arguments[0] += (domain[0].upperBound - domain[0].lowerBound) * share
    var values = [CGFloat](repeating: 0, count: range.count)
    callbacks.evaluate?(info, arguments, &values)
    return zip(values, range).map { value, range in
      value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : range.lowerBound
    }
  }
}
