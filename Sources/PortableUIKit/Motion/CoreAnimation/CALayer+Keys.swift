import Foundation

extension CALayer {
  /// The properties of every layer that animations can change (table C of the drawing rules, and the rest
  /// of those that Core Animation lists as animatable).
  static let commonKeys: [String: LayerKey] = [
    "anchorPoint": .point(\CALayer.anchorPoint),
    "anchorPointZ": .number(\CALayer.anchorPointZ),
    "backgroundColor": .color(\CALayer.backgroundColor),
    "borderColor": .color(\CALayer.borderColor),
    "borderWidth": .number(\CALayer.borderWidth),
    "bounds": LayerKey(
      kind: .rect, get: { .rect($0.bounds) },
      set: { layer, value in
        guard let rect = value.rect else { return }
        // A spring may pass zero on its way.
        if layer.isPresentation { layer.own.bounds = rect } else { layer.bounds = rect }
      }),
    "contents": LayerKey(
      kind: .object, get: { .object($0.contents) },
      set: { layer, value in
        if case .object(let contents) = value { layer.contents = contents }
      }),
    "contentsCenter": .rect(\CALayer.contentsCenter),
    "contentsRect": .rect(\CALayer.contentsRect),
    "contentsScale": .number(\CALayer.contentsScale),
    "cornerRadius": .number(\CALayer.cornerRadius),
    "doubleSided": .flag(\CALayer.isDoubleSided),
    "hidden": .flag(\CALayer.isHidden),
    "masksToBounds": .flag(\CALayer.masksToBounds),
    "opacity": LayerKey(
      kind: .number, get: { .numbers([$0.view?.alpha ?? CGFloat($0.own.opacity)]) },
      set: { layer, value in
        guard let opacity = value.number else { return }
        // A view's opacity has more digits than its layer's.
        if let view = layer.view { view.alpha = opacity } else { layer.opacity = Float(opacity) }
      }),
    "position": LayerKey(
      kind: .point, get: { .point($0.position) },
      set: { layer, value in
        guard let point = value.point else { return }
        if layer.isPresentation { layer.own.position = point } else { layer.position = point }
      }),
    "rasterizationScale": .number(\CALayer.rasterizationScale),
    "shadowColor": .color(\CALayer.shadowColor),
    "shadowOffset": .size(\CALayer.shadowOffset),
    "shadowOpacity": .number(\CALayer.shadowOpacity),
    "shadowPath": .path(\CALayer.shadowPath),
    "shadowRadius": .number(\CALayer.shadowRadius),
    "shouldRasterize": .flag(\CALayer.shouldRasterize),
    "sublayerTransform": .transform(\CALayer.sublayerTransform),
    "transform": .transform(\CALayer.transform),
    "zPosition": .number(\CALayer.zPosition),
  ]

  /// The property of that name: a common one, one of the layer's class, or one of the app's own.
  func key(_ name: String) -> LayerKey? {
    if let key = CALayer.commonKeys[name] ?? ownKeys[name] { return key }
    return (self as? any AnimatableKeyProviding)?.customKeys.first { $0.name == name }?.key
  }

  /// The property that a key path names; nil where no such property could be animated.
  func target(forKeyPath path: String, _ function: CAValueFunction?) -> LayerKeyTarget? {
    let path = path + (function?.suffix ?? "")
    if !path.utf8.contains(UInt8(ascii: ".")) {
      return key(path).flatMap { LayerKeyTarget($0, rest: []) }
    }
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let key = key(String(names[0])) else { return nil }
    return LayerKeyTarget(key, rest: Array(names.dropFirst()))
  }

  /// Notes that a property of an app's own class has another value, where the class says so from the
  /// property's `didSet`: its action runs, and the layer is drawn again where ``needsDisplay(forKey:)``
  /// says so (LY-4).
  ///
  /// On Apple's systems properties that are `@NSManaged` do this by themselves.
  public final func propertyDidChange<Value>(_ key: String, from oldValue: Value) {
    guard !isPresentation else { return }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() } else { noteChange() }
    guard let change = change(forKey: key) else { return }
    let old = self.key(key).flatMap { LayerKey.read(oldValue, as: $0.kind) }
    change.replacingOld(old).run()
  }
}

extension AnimatableKeyProviding {
  fileprivate var customKeys: [AnimatableKey] { Self.animatableKeys }
}
