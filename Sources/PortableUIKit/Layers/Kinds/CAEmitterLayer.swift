import Compositor
public import Foundation

/// A layer that emits particles, each of them an image that moves, turns, grows and fades.
///
/// What is shown at a moment follows from the seed, the properties and the layer's time alone: the same
/// moment always looks the same. Emission has gone on since the time 0 of the layer, as in Core
/// Animation; set ``CALayer/beginTime`` to have it begin now. Cells of cells are not emitted.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? { didSet { noteChange() } }
  /// What the cells' rates, lifetimes and so on are multiplied by.
  open var birthRate: Float = 1 { didSet { noteChange() } }
  open var lifetime: Float = 1 { didSet { noteChange() } }
  open var velocity: Float = 1 { didSet { noteChange() } }
  open var scale: Float = 1 { didSet { noteChange() } }
  open var spin: Float = 1 { didSet { noteChange() } }
  /// The middle of the shape that emits, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero { didSet { noteChange() } }
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero { didSet { noteChange() } }
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { noteChange() } }
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { noteChange() } }
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { noteChange() } }
  open var preservesDepth = false
  open var seed: UInt32 = 0 { didSet { noteChange() } }
  /// More particles than this are not shown of one cell.
  private static let mostParticles = 10_000

  private struct Particle {
    let birth: Double
    let operation: ImageOperation
  }

  override func takeOwnValues(from model: CALayer) {
    guard let model = model as? CAEmitterLayer else { return }
    emitterCells = model.emitterCells
    (birthRate, lifetime, velocity) = (model.birthRate, model.lifetime, model.velocity)
    (scale, spin, seed) = (model.scale, model.spin, model.seed)
    (emitterPosition, emitterSize) = (model.emitterPosition, model.emitterSize)
    (emitterShape, emitterMode) = (model.emitterShape, model.emitterMode)
    renderMode = model.renderMode
  }

  override var ownKeys: [String: LayerKey] { CAEmitterLayer.keys }

  private static func number(_ path: ReferenceWritableKeyPath<CAEmitterLayer, Float>) -> LayerKey {
    LayerKey(
      kind: .number, get: { .numbers([CGFloat(($0 as? CAEmitterLayer)?[keyPath: path] ?? 0)]) },
      set: { layer, value in
        guard let number = value.number else { return }
        (layer as? CAEmitterLayer)?[keyPath: path] = Float(number)
      })
  }

  private static let keys: [String: LayerKey] = [
    "birthRate": number(\.birthRate), "lifetime": number(\.lifetime),
    "velocity": number(\.velocity), "scale": number(\.scale), "spin": number(\.spin),
    "emitterPosition": LayerKey(
      kind: .point, get: { .point(($0 as? CAEmitterLayer)?.emitterPosition ?? .zero) },
      set: { layer, value in
        if let point = value.point { (layer as? CAEmitterLayer)?.emitterPosition = point }
      }),
    "emitterSize": LayerKey(
      kind: .size, get: { .size(($0 as? CAEmitterLayer)?.emitterSize ?? .zero) },
      set: { layer, value in
        if let size = value.size { (layer as? CAEmitterLayer)?.emitterSize = size }
      }),
  ]

  override var movesByItself: Bool { birthRate > 0 && emitterCells?.isEmpty == false }

  override func vectorContents() -> DisplayList? {
    let model = self.model()
    let time = model.localTime(at: model.clock.now)
    var particles: [Particle] = []
    for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      particles += self.particles(of: cell, index, at: time)
    }
    if renderMode == .oldestFirst {
      particles.sort { $0.birth > $1.birth }
    } else if renderMode == .oldestLast {
      particles.sort { $0.birth < $1.birth }
    }
    let recorder = DisplayListRecorder(extent: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
    for particle in particles { recorder.perform(.image(particle.operation)) }
    return recorder.finish()
  }

  /// The particles of a cell that live at a time of the layer.
  private func particles(of cell: CAEmitterCell, _ number: Int, at time: Double) -> [Particle] {
    let rate = Double(cell.birthRate * birthRate)
    let longest = Double((cell.lifetime + abs(cell.lifetimeRange)) * lifetime)
    guard let image = cell.contents, let image = image as? CGImage, rate > 0, longest > 0,
      rate.isFinite, longest.isFinite, time.isFinite, cell.contentsScale > 0
    else { return [] }
    let passed = time - cell.beginTime
    guard passed >= 0, passed * rate < 1e15 else { return [] }
    let last = Int(passed * rate)
    let first = max(
      0, last - CAEmitterLayer.mostParticles + 1, Int(max(0, passed - longest) * rate))
    var tints: [ColorComponents: CGImage] = [:]
    return (first...last).compactMap { index in
      let birth = Double(index) / rate
      var random = EmitterRandom(seed: seed, cell: number, particle: index)
      return particle(
        cell, image, age: CGFloat(passed - birth), birth: cell.beginTime + birth, &random, &tints)
    }
  }

  private func particle(
    _ cell: CAEmitterCell, _ image: CGImage, age: CGFloat, birth: Double,
    _ random: inout EmitterRandom, _ tints: inout [ColorComponents: CGImage]
  ) -> Particle? {
    let life =
      CGFloat(lifetime) * (CGFloat(cell.lifetime) + random.around(CGFloat(cell.lifetimeRange)))
    let start = origin(&random)
    let angle = cell.emissionLongitude + random.around(cell.emissionRange / 2)
    let speed = CGFloat(velocity) * (cell.velocity + random.around(cell.velocityRange))
    let size =
      CGFloat(scale) * (cell.scale + random.around(cell.scaleRange) + cell.scaleSpeed * age)
    let turn = CGFloat(spin) * (cell.spin + random.around(cell.spinRange)) * age
    let color = cell.color?.sRGB ?? ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)
    func component(_ value: CGFloat, _ range: Float, _ speed: Float) -> CGFloat {
      value + random.around(CGFloat(range)) + CGFloat(speed) * age
    }
    let shown = ColorComponents(
      red: component(color.red, cell.redRange, cell.redSpeed),
      green: component(color.green, cell.greenRange, cell.greenSpeed),
      blue: component(color.blue, cell.blueRange, cell.blueSpeed),
      alpha: component(color.alpha, cell.alphaRange, cell.alphaSpeed)
    ).clamped
    guard age < life, size > 0, shown.alpha > 0, age.isFinite, size.isFinite else { return nil }
    let flat = cos(cell.emissionLatitude) * speed
    let place = CGPoint(
      x: start.x + cos(angle) * flat * age + cell.xAcceleration * age * age / 2,
      y: start.y + sin(angle) * flat * age + cell.yAcceleration * age * age / 2)
    let part = CGRect(
      x: cell.contentsRect.minX * CGFloat(image.width),
      y: cell.contentsRect.minY * CGFloat(image.height),
      width: cell.contentsRect.width * CGFloat(image.width),
      height: cell.contentsRect.height * CGFloat(image.height))
    let map = CGAffineTransform(translationX: -0.5, y: -0.5)
      .concatenating(
        CGAffineTransform(
          scaleX: part.width / cell.contentsScale * size,
          y: part.height / cell.contentsScale * size)
      )
      .concatenating(CGAffineTransform(rotationAngle: turn))
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    return Particle(
      birth: birth,
      operation: ImageOperation(
        image: tinted(image, shown, &tints), source: part, transform: map,
        compositing: Compositing(
          alpha: shown.alpha, blendMode: renderMode == .additive ? .plusLighter : .normal)))
  }

  /// The image with its colours multiplied, in steps of a 32nd.
  private func tinted(
    _ image: CGImage, _ color: ColorComponents, _ tints: inout [ColorComponents: CGImage]
  ) -> CGImage {
    func step(_ value: CGFloat) -> CGFloat { (value * 32).rounded() / 32 }
    let key = ColorComponents(
      red: step(color.red), green: step(color.green), blue: step(color.blue), alpha: 1)
    if key.red == 1, key.green == 1, key.blue == 1 { return image }
    if let known = tints[key] { return known }
    let made = CGImage(
      width: image.width, height: image.height, pixels: image.pixels.multiplied(by: key))
    tints[key] = made ?? image
    return made ?? image
  }

  /// Where a particle begins.
  private func origin(_ random: inout EmitterRandom) -> CGPoint {
    let (a, b) = (random.unit(), random.unit())
    let (wide, high) = (emitterSize.width, emitterSize.height)
    var offset = CGPoint.zero
    switch emitterShape {
    case .line: offset.x = (a - 0.5) * wide
    case .rectangle, .cuboid:
      offset = CGPoint(x: (a - 0.5) * wide, y: (b - 0.5) * high)
      if emitterMode == .outline || emitterMode == .points {
        offset = edge(at: a, corner: emitterMode == .points, wide, high)
      }
    case .circle, .sphere:
      let angle = 2 * CGFloat.pi * a
      let radius = emitterMode == .outline || emitterMode == .points ? wide : wide * b.squareRoot()
      offset = CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
    default: break
    }
    return CGPoint(x: emitterPosition.x + offset.x, y: emitterPosition.y + offset.y)
  }

  /// A point of a rectangle's outline, or one of its corners.
  private func edge(at share: CGFloat, corner: Bool, _ wide: CGFloat, _ high: CGFloat) -> CGPoint {
    if corner {
      return CGPoint(
        x: (share < 0.5 ? -0.5 : 0.5) * wide, y: (Int(share * 4) % 2 == 0 ? -0.5 : 0.5) * high)
    }
    let way = share * 2 * (wide + high)
    if way < wide { return CGPoint(x: way - wide / 2, y: -high / 2) }
    if way < wide + high { return CGPoint(x: wide / 2, y: way - wide - high / 2) }
    if way < 2 * wide + high { return CGPoint(x: 1.5 * wide + high - way, y: high / 2) }
    return CGPoint(x: -wide / 2, y: 2 * wide + 1.5 * high - way)
  }
}
