import Foundation

extension CALayer {
  /// The kinds of layers that come with Core Animation, which need no table of symbols.
  private static let kinds: [ObjectIdentifier: @MainActor () -> CALayer] = [
    ObjectIdentifier(CALayer.self): { CALayer() },
    ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() },
    ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
    ObjectIdentifier(CATextLayer.self): { CATextLayer() },
    ObjectIdentifier(CAReplicatorLayer.self): { CAReplicatorLayer() },
    ObjectIdentifier(CAEmitterLayer.self): { CAEmitterLayer() },
    ObjectIdentifier(CATransformLayer.self): { CATransformLayer() },
    ObjectIdentifier(CATiledLayer.self): { CATiledLayer() },
  ]

  /// A layer of a class that is only known as a value; raises where the class has no `init()` that can be found.
  static func instance(of type: CALayer.Type) -> CALayer {
    if let make = kinds[ObjectIdentifier(type)] { return make() }
    if let layer = ClassMaker.make(type) { return layer }
    UIKitException.raise(
      .internalInconsistency(
        "Unable to instantiate the layer class \(type): it has no init(), or the program was stripped of its "
          + "symbols."))
    return nearestKind(to: type)
  }

  /// A layer of the class of `model`, made by `init(layer:)`; of the nearest kind that comes with Core Animation
  /// where the class has no such initialiser.
  static func copy(of model: CALayer) -> CALayer {
    let type = type(of: model)
    if let make = kinds[ObjectIdentifier(type)] { return make() }
    return ClassMaker.make(type, copying: model) ?? nearestKind(to: type)
  }

  private static func nearestKind(to type: CALayer.Type) -> CALayer {
    var type: AnyClass = type
    while let superclass = _getSuperclass(type) {
      if let make = kinds[ObjectIdentifier(superclass)] { return make() }
      type = superclass
    }
    return CALayer()
  }
}
