import Foundation
import PortableUIKit

/// The value of a user-defined runtime attribute as an object's property takes it.
@MainActor struct RuntimeValue {
  let value: Any?

  /// - Parameter color: The colour that an attribute's value names.
  init(
    _ value: RuntimeAttribute.Value, color: ([String: String]) -> UIColor?,
    image: (String) -> UIImage?
  ) {
    self.value =
      switch value {
      case .boolean(let flag): flag
      case .number(let number): number
      case .string(let text): text
      case .point(let x, let y): CGPoint(x: x, y: y)
      case .size(let width, let height): CGSize(width: width, height: height)
      case .rectangle(let x, let y, let width, let height):
        CGRect(x: x, y: y, width: width, height: height)
      case .image(let name): image(name)
      case .color(let attributes): color(attributes)
      case .null: nil
      }
  }

  /// The value as a `Value`, numbers converted as key-value coding does; nil where it cannot be
  /// converted.
  func cast<Value>(to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let wanted = type as? any AttributeNumber.Type ?? Self.wrapped(type) else { return nil }
    switch value {
    case let flag as Bool: return wanted.make(flag ? 1 : 0) as? Value
    case let number as Double: return wanted.make(number) as? Value
    default: return nil
    }
  }

  /// The number type inside an optional one.
  private static func wrapped(_ type: Any.Type) -> (any AttributeNumber.Type)? {
    (type as? any AttributeOptional.Type)?.wrapped as? any AttributeNumber.Type
  }
}

/// A type that a number of a document converts to.
private protocol AttributeNumber {
  static func make(_ number: Double) -> Self?
}

extension Int: AttributeNumber {
  fileprivate static func make(_ number: Double) -> Int? { Int(exactly: number.rounded()) }
}
extension Float: AttributeNumber {
  fileprivate static func make(_ number: Double) -> Float? { Float(number) }
}
extension Double: AttributeNumber {
  fileprivate static func make(_ number: Double) -> Double? { number }
}
extension CGFloat: AttributeNumber {
  fileprivate static func make(_ number: Double) -> CGFloat? { CGFloat(number) }
}
extension Bool: AttributeNumber {
  fileprivate static func make(_ number: Double) -> Bool? { number != 0 }
}

private protocol AttributeOptional {
  static var wrapped: Any.Type { get }
}

extension Optional: AttributeOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
