import Foundation

extension CGFloat {
  /// The value of a number, to the nearest that there is.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}

/// `CGFloat` and `NSNumber` become each other by casts and as attributes of text, as Foundation has it for `Double` only.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
    result = CGFloat(truncating: number)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = Double(exactly: number).map { CGFloat($0) }
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
    number.map { CGFloat(truncating: $0) } ?? 0
  }
}
