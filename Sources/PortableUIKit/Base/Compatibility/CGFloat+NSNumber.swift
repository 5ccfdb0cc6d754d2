import Foundation

extension CGFloat {
  /// The value of a number, to the nearest that there is.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}
