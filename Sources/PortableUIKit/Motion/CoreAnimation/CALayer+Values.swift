import Foundation

/// Values of a layer by their names: its animatable properties and their parts, as `transform.rotation`, and any
/// value under a name of an app's own (Core Animation Programming Guide, "Key-Value Coding Extensions").
extension CALayer {
  /// The value of that name; a number as `CGFloat`, a flag as `Bool`; nil where there is none.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property, or keeps a value under a name that no property has. A value of another kind than the
  /// property's changes nothing.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  public func value(forKeyPath keyPath: String) -> Any? {
    guard let target = target(forKeyPath: keyPath, nil) else { return namedValues[keyPath] }
    return target.value(of: self)?.object(of: target.kind)
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let target = target(forKeyPath: keyPath, nil) else {
      namedValues[keyPath] = value
      return
    }
    let new = value.flatMap { target.read($0) } ?? (value == nil ? .none(of: target.kind) : nil)
    if let new { target.set(new, in: self) }
  }
}

extension LayerValue {
  /// What setting a property to nil means; nil where the property needs a value.
  fileprivate static func none(of kind: LayerKey.Kind) -> LayerValue? {
    switch kind {
    case .color: .color([0, 0, 0, 0])
    case .path: .path(nil)
    case .object: .object(nil)
    default: nil
    }
  }

  /// The value as programs write it.
  fileprivate func object(of kind: LayerKey.Kind) -> Any? {
    switch kind {
    case .number: number
    case .flag: number.map { $0 != 0 }
    case .point: point
    case .size: size
    case .rect: rect
    case .color: cgColor
    case .numbers: components
    case .transform, .path, .colors, .object:
      switch self {
      case .transform(let map): map
      case .path(let path): path
      case .list(let values): values.compactMap(\.cgColor)
      case .object(let object): object
      case .numbers, .color: nil
      }
    }
  }
}
