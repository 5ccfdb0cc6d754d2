import Compositor
public import Foundation

/// A layer that emits particles, each of them an image that moves, turns, grows and fades.
///
/// The picture of a moment follows from the seed, the properties and the layer's time alone: the same moment
/// always looks the same. Emission has gone on since the time 0 of the layer, as in Core Animation; set
/// ``CALayer/beginTime`` to have it begin now. Of one cell and those in it the layer shows the 10,000
/// particles that were emitted last.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? { didSet { noteChange() } }
  /// The factors of the cells' rates, lifetimes and so on.
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

  private static let keys: [String: LayerKey] = [
    "birthRate": .number(\CAEmitterLayer.birthRate),
    "lifetime": .number(\CAEmitterLayer.lifetime),
    "velocity": .number(\CAEmitterLayer.velocity), "scale": .number(\CAEmitterLayer.scale),
    "spin": .number(\CAEmitterLayer.spin),
    "emitterPosition": .point(\CAEmitterLayer.emitterPosition),
    "emitterSize": .size(\CAEmitterLayer.emitterSize),
  ]

  override var movesByItself: Bool { birthRate > 0 && emitterCells?.isEmpty == false }

  override func vectorContents() -> DisplayList? {
    let model = self.model()
    let time = model.localTime(at: model.clock.now)
    var particles: [EmittedImage] = []
    for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      var emission = Emission(layer: self, time: time)
      let source = Emission.Source(
        begin: cell.beginTime,
        end: cell.duration > 0 ? cell.beginTime + cell.duration : .infinity,
        random: { EmitterRandom(seed: self.seed, cell: index, particle: $0) },
        place: { self.origin(&$1) })
      emission.emit(cell, from: source)
      particles += emission.images.reversed()
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
