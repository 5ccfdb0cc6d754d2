import Foundation

/// A property of a view whose change inside an animation block is shown gradually (AN-1), with its
/// value as components between which a straight line leads.
enum AnimatedProperty: String, CaseIterable {
  case position
  case bounds
  /// Translation, turn, scale and shear, between which a transform is interpolated.
  case transform
  case opacity
  case backgroundColor
  /// The part of the contents that is stretched.
  case contentsCenter

  @MainActor func components(of view: UIView) -> [CGFloat] {
    switch self {
    case .position: AnimatedProperty.components(view.center)
    case .bounds: AnimatedProperty.components(view.bounds)
    case .transform: AnimatedProperty.components(view.transform)
    case .opacity: [view.alpha]
    case .backgroundColor:
      AnimatedProperty.components(view.backgroundColor, view.traitCollection)
    case .contentsCenter: AnimatedProperty.components(view.layer.contentsCenter)
    }
  }

  /// Sets the model value.
  @MainActor func apply(_ components: [CGFloat], to view: UIView) {
    switch self {
    case .position: view.center = AnimatedProperty.point(components)
    case .bounds: view.bounds = AnimatedProperty.rect(components)
    case .transform: view.transform = AnimatedProperty.transform(components)
    case .opacity: view.alpha = components[0]
    case .backgroundColor: view.backgroundColor = AnimatedProperty.color(components)
    case .contentsCenter: view.layer.contentsCenter = AnimatedProperty.rect(components)
    }
  }

  static func components(_ point: CGPoint) -> [CGFloat] { [point.x, point.y] }
  static func components(_ rect: CGRect) -> [CGFloat] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }
  static func components(_ color: UIColor?, _ traits: UITraitCollection) -> [CGFloat] {
    guard let color = color?.components(for: traits) else { return [0, 0, 0, 0] }
    return [color.red, color.green, color.blue, color.alpha]
  }

  /// `[tx, ty, angle, scale x, scale y, shear]`, with the linear part as turn · shear · scale.
  static func components(_ map: CGAffineTransform) -> [CGFloat] {
    let scaleX = (map.a * map.a + map.b * map.b).squareRoot()
    guard scaleX > 0 else {
      return [map.tx, map.ty, 0, 0, (map.c * map.c + map.d * map.d).squareRoot(), 0]
    }
    let scaleY = (map.a * map.d - map.b * map.c) / scaleX
    let shear = scaleY == 0 ? 0 : (map.a * map.c + map.b * map.d) / (scaleX * scaleY)
    return [map.tx, map.ty, atan2(map.b, map.a), scaleX, scaleY, shear]
  }

  static func point(_ values: [CGFloat]) -> CGPoint { CGPoint(x: values[0], y: values[1]) }
  static func rect(_ values: [CGFloat]) -> CGRect {
    CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
  static func color(_ values: [CGFloat]) -> UIColor? {
    let clamped = values.map { min(1, max(0, $0)) }
    return clamped[3] == 0
      ? nil : UIColor(red: clamped[0], green: clamped[1], blue: clamped[2], alpha: clamped[3])
  }
  static func transform(_ values: [CGFloat]) -> CGAffineTransform {
    let (sine, cosine) = (sin(values[2]), cos(values[2]))
    let (scaleX, scaleY, shear) = (values[3], values[4], values[5])
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine, c: scaleY * (shear * cosine - sine),
      d: scaleY * (shear * sine + cosine), tx: values[0], ty: values[1])
  }

  /// What has to be added to `new` to get `old`; a turn goes the shorter way.
  func offset(from old: [CGFloat], to new: [CGFloat]) -> [CGFloat] {
    var offset = zip(old, new).map { $0 - $1 }
    if self == .transform {
      if offset[2] > .pi { offset[2] -= 2 * .pi }
      if offset[2] < -.pi { offset[2] += 2 * .pi }
    }
    return offset
  }
}
