public import Foundation

/// A property of a layer class of one's own that animations can change.
@MainActor public struct AnimatableKey {
  /// The property's name in key paths.
  public let name: String
  let key: LayerKey

  private init<Layer: CALayer>(
    _ name: String, _ kind: LayerKey.Kind, get: @escaping (Layer) -> LayerValue,
    set: @escaping (Layer, LayerValue) -> Void
  ) {
    self.name = name
    key = LayerKey(
      kind: kind, get: { ($0 as? Layer).map(get) ?? .object(nil) },
      set: { layer, value in if let layer = layer as? Layer { set(layer, value) } })
  }

  public init<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGFloat>) {
    self.init(
      name, .number, get: { .numbers([$0[keyPath: path]]) },
      set: { (layer: Layer, value) in
        if let number = value.number { layer[keyPath: path] = number }
      })
  }

  public init<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGPoint>) {
    self.init(
      name, .point, get: { .point($0[keyPath: path]) },
      set: { (layer: Layer, value) in
        if let point = value.point { layer[keyPath: path] = point }
      })
  }

  public init<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGRect>) {
    self.init(
      name, .rect, get: { .rect($0[keyPath: path]) },
      set: { (layer: Layer, value) in
        if let rect = value.rect { layer[keyPath: path] = rect }
      })
  }

  public init<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGColor?>) {
    self.init(
      name, .color, get: { .color($0[keyPath: path]) },
      set: { (layer: Layer, value) in
        layer[keyPath: path] = value.cgColor
      })
  }
}
