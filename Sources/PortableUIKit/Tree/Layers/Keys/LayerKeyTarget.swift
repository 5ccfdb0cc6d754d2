import Compositor
import Foundation

/// The target of a key path: a property of layers, or a part of one.
@MainActor struct LayerKeyTarget {
  let kind: LayerKey.Kind
  private let key: LayerKey
  private let part: Part

  private enum Part {
    case whole
    /// Some of the numbers, by their places.
    case numbers([Int])
    /// Some of the parts of a transform.
    case transform(WritableKeyPath<TransformParts, [CGFloat]>, [Int])
    /// The same scale on all axes.
    case evenScale
  }

  /// - Parameter rest: the names after the property's own.
  init?(_ key: LayerKey, rest: [Substring]) {
    self.key = key
    guard !rest.isEmpty else {
      (part, kind) = (.whole, key.kind)
      return
    }
    let name = rest.joined(separator: ".")
    switch key.kind {
    case .point:
      guard let index = ["x", "y"].firstIndex(of: name) else { return nil }
      (part, kind) = (.numbers([index]), .number)
    case .size:
      guard let index = ["width", "height"].firstIndex(of: name) else { return nil }
      (part, kind) = (.numbers([index]), .number)
    case .rect:
      if name == "origin" {
        (part, kind) = (.numbers([0, 1]), .point)
      } else if name == "size" {
        (part, kind) = (.numbers([2, 3]), .size)
      } else if let index = ["origin.x", "origin.y", "size.width", "size.height"]
        .firstIndex(of: name)
      {
        (part, kind) = (.numbers([index]), .number)
      } else {
        return nil
      }
    case .transform:
      guard let (part, kind) = LayerKeyTarget.transformParts[name] else { return nil }
      (self.part, self.kind) = (part, kind)
    default: return nil
    }
  }

  private static let transformParts: [String: (Part, LayerKey.Kind)] = [
    "rotation": (.transform(\.rotation, [2]), .number),
    "rotation.x": (.transform(\.rotation, [0]), .number),
    "rotation.y": (.transform(\.rotation, [1]), .number),
    "rotation.z": (.transform(\.rotation, [2]), .number),
    "scale": (.evenScale, .number),
    "scale.x": (.transform(\.scale, [0]), .number),
    "scale.y": (.transform(\.scale, [1]), .number),
    "scale.z": (.transform(\.scale, [2]), .number),
    "translation": (.transform(\.translation, [0, 1]), .size),
    "translation.x": (.transform(\.translation, [0]), .number),
    "translation.y": (.transform(\.translation, [1]), .number),
    "translation.z": (.transform(\.translation, [2]), .number),
  ]

  /// A value that a program has written, as a value of this kind.
  func read(_ value: Any) -> LayerValue? {
    // A move may be given as a point or as a size.
    LayerKey.read(value, as: kind) ?? (kind == .size ? LayerKey.read(value, as: .point) : nil)
  }

  func value(of layer: CALayer) -> LayerValue? {
    let whole = key.get(layer)
    switch part {
    case .whole: return whole
    case .numbers(let places):
      guard let numbers = whole.components else { return nil }
      return .numbers(places.map { numbers[$0] })
    case .transform(let path, let places):
      guard let parts = parts(whole) else { return nil }
      return .numbers(places.map { parts[keyPath: path][$0] })
    case .evenScale:
      guard let parts = parts(whole) else { return nil }
      return .numbers([parts.scale.reduce(0, +) / 3])
    }
  }

  func set(_ value: LayerValue, in layer: CALayer) {
    switch part {
    case .whole: key.set(layer, value)
    case .numbers(let places):
      let whole = key.get(layer)
      guard var numbers = whole.components, let new = value.components,
        new.count == places.count
      else { return }
      for (place, number) in zip(places, new) { numbers[place] = number }
      key.set(layer, whole.replacing(numbers))
    case .transform(let path, let places):
      guard var parts = parts(key.get(layer)), let new = value.components,
        new.count == places.count
      else { return }
      for (place, number) in zip(places, new) { parts[keyPath: path][place] = number }
      key.set(layer, .transform(parts.map))
    case .evenScale:
      guard var parts = parts(key.get(layer)), let scale = value.number else { return }
      parts.scale = [scale, scale, scale]
      key.set(layer, .transform(parts.map))
    }
  }

  private func parts(_ value: LayerValue) -> TransformParts? {
    guard case .transform(let map) = value else { return nil }
    return TransformParts(map)
  }
}
