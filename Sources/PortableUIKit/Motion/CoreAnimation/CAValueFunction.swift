public import Foundation

/// Makes transforms out of the numbers that an animation goes through.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  /// - Returns: nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunction.suffixes[name] != nil else { return nil }
    self.name = name
    super.init()
  }

  /// The part of a transform that the function sets, as the end of a key path.
  var suffix: String { CAValueFunction.suffixes[name] ?? "" }

  private static let suffixes: [CAValueFunctionName: String] = [
    .rotateX: ".rotation.x", .rotateY: ".rotation.y", .rotateZ: ".rotation.z",
    .scale: ".scale", .scaleX: ".scale.x", .scaleY: ".scale.y", .scaleZ: ".scale.z",
    .translate: ".translation", .translateX: ".translation.x", .translateY: ".translation.y",
    .translateZ: ".translation.z",
  ]
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
