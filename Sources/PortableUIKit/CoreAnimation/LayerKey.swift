import Foundation

/// A property of layers that animations can change, by its name.
@MainActor struct LayerKey {
  /// The kind of a property's values.
  enum Kind {
    case number
    /// A number of which only zero and not zero count.
    case flag
    case point
    case size
    case rect
    case color
    case transform
    case path
    /// A list of numbers.
    case numbers
    case colors
    case object
  }

  let kind: Kind
  let get: (CALayer) -> LayerValue
  /// Sets the property of a model layer or of a copy that shows.
  let set: (CALayer, LayerValue) -> Void

  /// The numbers, for those kinds that are made of them.
  static func number(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) -> LayerKey {
    LayerKey(
      kind: .number, get: { .numbers([$0[keyPath: path]]) },
      set: { layer, value in
        if let number = value.number { layer[keyPath: path] = number }
      })
  }
  static func number(_ path: ReferenceWritableKeyPath<CALayer, Float>) -> LayerKey {
    LayerKey(
      kind: .number, get: { .numbers([CGFloat($0[keyPath: path])]) },
      set: { layer, value in
        if let number = value.number { layer[keyPath: path] = Float(number) }
      })
  }
  static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool>) -> LayerKey {
    LayerKey(
      kind: .flag, get: { .numbers([$0[keyPath: path] ? 1 : 0]) },
      set: { layer, value in
        if let number = value.number { layer[keyPath: path] = number >= 0.5 }
      })
  }
  static func point(_ path: ReferenceWritableKeyPath<CALayer, CGPoint>) -> LayerKey {
    LayerKey(
      kind: .point, get: { .point($0[keyPath: path]) },
      set: { layer, value in
        if let point = value.point { layer[keyPath: path] = point }
      })
  }
  static func size(_ path: ReferenceWritableKeyPath<CALayer, CGSize>) -> LayerKey {
    LayerKey(
      kind: .size, get: { .size($0[keyPath: path]) },
      set: { layer, value in
        if let size = value.size { layer[keyPath: path] = size }
      })
  }
  static func rect(_ path: ReferenceWritableKeyPath<CALayer, CGRect>) -> LayerKey {
    LayerKey(
      kind: .rect, get: { .rect($0[keyPath: path]) },
      set: { layer, value in
        if let rect = value.rect { layer[keyPath: path] = rect }
      })
  }
  static func color(_ path: ReferenceWritableKeyPath<CALayer, CGColor?>) -> LayerKey {
    LayerKey(
      kind: .color, get: { .color($0[keyPath: path]) },
      set: { layer, value in
        layer[keyPath: path] = value.cgColor
      })
  }
  static func path(_ path: ReferenceWritableKeyPath<CALayer, CGPath?>) -> LayerKey {
    LayerKey(
      kind: .path, get: { .path($0[keyPath: path]) },
      set: { layer, value in
        if case .path(let value) = value { layer[keyPath: path] = value }
      })
  }
  static func transform(_ path: ReferenceWritableKeyPath<CALayer, CATransform3D>) -> LayerKey {
    LayerKey(
      kind: .transform, get: { .transform($0[keyPath: path]) },
      set: { layer, value in
        if case .transform(let map) = value { layer[keyPath: path] = map }
      })
  }

  // MARK: Reading the values of animations

  /// A written value that fits the kind; nil for one that does not.
  static func read(_ value: Any, as kind: Kind) -> LayerValue? {
    if let value = value as? LayerValue { return value }
    switch kind {
    case .number, .flag: return number(value).map { .numbers([$0]) }
    case .point:
      if let point = value as? CGPoint { return .point(point) }
      return geometry(value, "Point").map { .point($0.pointValue) }
    case .size:
      if let size = value as? CGSize { return .size(size) }
      return geometry(value, "Size").map { .size($0.sizeValue) }
    case .rect:
      if let rect = value as? CGRect { return .rect(rect) }
      return geometry(value, "Rect").map { .rect($0.rectValue) }
    case .color:
      if let color = value as? CGColor { return .color(color) }
      if let color = value as? UIColor { return .color(color.cgColor) }
      return nil
    case .transform:
      if let map = value as? CATransform3D { return .transform(map) }
      if let map = value as? CGAffineTransform { return .transform(CATransform3D(map)) }
      return (value as? NSValue).flatMap { $0.transformIfAny }.map { .transform($0) }
    case .path:
      if let path = value as? UIBezierPath { return .path(path.cgPath) }
      return (value as? CGPath).map { .path($0) }
    case .numbers:
      guard let list = value as? [Any] else { return nil }
      let numbers = list.compactMap(number)
      return numbers.count == list.count ? .numbers(numbers) : nil
    case .colors:
      guard let list = value as? [Any] else { return nil }
      let colors = list.compactMap { read($0, as: .color) }
      return colors.count == list.count ? .list(colors) : nil
    case .object: return .object(value)
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    let number: CGFloat?
    switch value {
    case let value as CGFloat: number = value
    case let value as Double: number = CGFloat(value)
    case let value as Float: number = CGFloat(value)
    case let value as Int: number = CGFloat(value)
    case let value as Bool: number = value ? 1 : 0
    case let value as NSNumber: number = CGFloat(value.doubleValue)
    case let value as any BinaryInteger: number = CGFloat(Double(value))
    default: number = nil
    }
    guard let number, number.isFinite else { return nil }
    return number
  }

  /// A value object of a structure with that name; others would end the program when they are read.
  private static func geometry(_ value: Any, _ name: String) -> NSValue? {
    guard let value = value as? NSValue, !(value is NSNumber),
      String(cString: value.objCType).contains(name)
    else { return nil }
    return value
  }
}
