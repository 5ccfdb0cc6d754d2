public import Foundation

/// A property of a layer class of one's own that animations can change.
@MainActor public struct AnimatableKey {
  /// The property's name in key paths.
  public let name: String
  let key: LayerKey

  public init<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGFloat>) {
    (self.name, key) = (name, .number(path))
  }

  public init<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGPoint>) {
    (self.name, key) = (name, .point(path))
  }

  public init<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGRect>) {
    (self.name, key) = (name, .rect(path))
  }

  public init<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGColor?>) {
    (self.name, key) = (name, .color(path))
  }
}
