import Compositor
import Foundation

/// The value of a layer's property, as animations reckon with it.
enum LayerValue {
  /// Numbers that change evenly and independently.
  case numbers([CGFloat])
  /// Red, green, blue and opacity as they are encoded in sRGB, straight (LY-12); no colour is all zero.
  case color([CGFloat])
  case transform(CATransform3D)
  case path(CGPath?)
  case list([LayerValue])
  /// An object that has no values in between.
  case object(Any?)

  static func point(_ point: CGPoint) -> LayerValue { .numbers([point.x, point.y]) }
  static func size(_ size: CGSize) -> LayerValue { .numbers([size.width, size.height]) }
  static func rect(_ rect: CGRect) -> LayerValue {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
  static func color(_ color: CGColor?) -> LayerValue { .color(color?.sRGB) }
  static func color(_ color: ColorComponents?) -> LayerValue {
    guard let color else { return .color([0, 0, 0, 0]) }
    return .color([color.red, color.green, color.blue, color.alpha])
  }

  /// The numbers of a value that is nothing else.
  var components: [CGFloat]? {
    switch self {
    case .numbers(let numbers), .color(let numbers): numbers
    default: nil
    }
  }

  var number: CGFloat? { components?.first }
  var point: CGPoint? {
    guard let components, components.count >= 2 else { return nil }
    return CGPoint(x: components[0], y: components[1])
  }
  var size: CGSize? {
    guard let components, components.count >= 2 else { return nil }
    return CGSize(width: components[0], height: components[1])
  }
  var rect: CGRect? {
    guard let components, components.count >= 4 else { return nil }
    return CGRect(x: components[0], y: components[1], width: components[2], height: components[3])
  }
  /// The colour, its components clamped; nil where it is fully transparent.
  var cgColor: CGColor? {
    guard case .color(let components) = self, components.count == 4 else { return nil }
    let clamped = components.map { min(1, max(0, $0)) }
    guard clamped[3] > 0 else { return nil }
    return CGColor(red: clamped[0], green: clamped[1], blue: clamped[2], alpha: clamped[3])
  }

  /// A value of the same kind with other numbers.
  func replacing(_ numbers: [CGFloat]) -> LayerValue {
    if case .color = self { return .color(numbers) }
    return .numbers(numbers)
  }

  /// The value that adds nothing; for values that cannot be added the value itself.
  var zero: LayerValue {
    switch self {
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    case .color(let numbers): .color(numbers.map { _ in 0 })
    case .transform: .transform(.identity)
    case .list(let values): .list(values.map(\.zero))
    case .path, .object: self
    }
  }

  func adding(_ other: LayerValue) -> LayerValue { combined(other, +) ?? self }
  func subtracting(_ other: LayerValue) -> LayerValue { combined(other, -) ?? self }

  private func combined(
    _ other: LayerValue, _ sum: (CGFloat, CGFloat) -> CGFloat
  ) -> LayerValue? {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)), (.color(let a), .color(let b)):
      return a.count == b.count ? replacing(zip(a, b).map(sum)) : nil
    case (.transform(let a), .transform(let b)):
      // The sum of maps is the one after the other.
      if sum(0, 1) > 0 { return .transform(a.concatenating(b)) }
      return b.inverse.map { .transform(a.concatenating($0)) }
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.combined($1, sum) ?? $0 })
    default: return nil
    }
  }

  /// The value at a part of the way to another one, which may lie beyond the ends; where there is nothing
  /// in between, the nearer of the two.
  func mixed(with other: LayerValue, at part: CGFloat) -> LayerValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count,
      (.color(let a), .color(let b)) where a.count == b.count:
      return replacing(zip(a, b).map { $0 + ($1 - $0) * part })
    case (.transform(let a), .transform(let b)):
      return .transform(TransformParts.mixed(a, b, at: part))
    case (.path(let a?), .path(let b?)):
      if let mixed = a.mixed(with: b, at: part) { return .path(mixed) }
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.mixed(with: $1, at: part) })
    default: break
    }
    return part < 0.5 ? self : other
  }

  /// How far another value is, for keyframes at one pace.
  func distance(to other: LayerValue) -> CGFloat {
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      return LayerValue.numbers(TransformParts.numbers(a))
        .distance(to: .numbers(TransformParts.numbers(b)))
    case (.list(let a), .list(let b)): return zip(a, b).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    default:
      guard let a = components, let b = other.components else { return 1 }
      return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
  }
}

extension CGPath {
  /// The path between this one and one with the same kinds of steps; nil for others (LY-12).
  fileprivate func mixed(with other: CGPath, at part: CGFloat) -> CGPath? {
    let (a, b) = (Array(elements), Array(other.elements))
    guard a.count == b.count else { return nil }
    func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part)
    }
    var result = PathElements()
    for (first, second) in zip(a, b) {
      switch (first, second) {
      case (.move(let p), .move(let q)): result.append(.move(mix(p, q)))
      case (.line(let p), .line(let q)): result.append(.line(mix(p, q)))
      case (.quadCurve(let c, let p), .quadCurve(let d, let q)):
        result.append(.quadCurve(control: mix(c, d), end: mix(p, q)))
      case (.curve(let c, let e, let p), .curve(let d, let f, let q)):
        result.append(.curve(control1: mix(c, d), control2: mix(e, f), end: mix(p, q)))
      case (.close, .close): result.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: result)
  }
}
