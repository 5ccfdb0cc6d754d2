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

  /// A property of a class of layers.
  ///
  /// - Parameters:
  ///   - write: the property's value as animations have it.
  ///   - read: the value that an animation gives the property; nil for one of another kind.
  private static func property<Layer: CALayer, Value>(
    _ kind: Kind, _ path: ReferenceWritableKeyPath<Layer, Value>,
    write: @escaping (Value) -> LayerValue, read: @escaping (LayerValue) -> Value?
  ) -> LayerKey {
    LayerKey(
      kind: kind, get: { ($0 as? Layer).map { write($0[keyPath: path]) } ?? .object(nil) },
      set: { layer, value in
        guard let layer = layer as? Layer, let value = read(value) else { return }
        layer[keyPath: path] = value
      })
  }

  static func number<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> LayerKey {
    property(.number, path, write: { .numbers([$0]) }, read: { $0.number })
  }
  static func number<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, Float>
  ) -> LayerKey {
    property(
      .number, path, write: { .numbers([CGFloat($0)]) }, read: { $0.number.map { Float($0) } })
  }
  static func flag<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Bool>) -> LayerKey {
    property(.flag, path, write: { .numbers([$0 ? 1 : 0]) }, read: { $0.number.map { $0 >= 0.5 } })
  }
  static func point<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPoint>) -> LayerKey {
    property(.point, path, write: { .point($0) }, read: { $0.point })
  }
  static func size<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGSize>) -> LayerKey {
    property(.size, path, write: { .size($0) }, read: { $0.size })
  }
  static func rect<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGRect>) -> LayerKey {
    property(.rect, path, write: { .rect($0) }, read: { $0.rect })
  }
  static func color<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGColor?>) -> LayerKey {
    property(.color, path, write: { .color($0) }, read: { .some($0.cgColor) })
  }
  static func path<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPath?>) -> LayerKey {
    property(
      .path, path, write: { .path($0) },
      read: { if case .path(let path) = $0 { .some(path) } else { nil } })
  }
  static func transform<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CATransform3D>
  ) -> LayerKey {
    property(
      .transform, path, write: { .transform($0) },
      read: { if case .transform(let map) = $0 { map } else { nil } })
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
