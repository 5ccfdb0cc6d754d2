import Drawing
import Foundation

/// The images that a cell of an emitter, and the cells in it, show at a moment.
///
/// A particle of a cell emits those of the cells in it while it lives, each from where the particle is at that
/// time, in the layer's directions. An inner cell's times count from the birth of the particle.
@MainActor struct Emission {
  /// The times and places from which a cell emits.
  struct Source {
    /// In the layer's time.
    let begin: Double
    /// No particle is born then or later.
    let end: Double
    /// The numbers of a particle, by the particle's own.
    let random: @MainActor (Int) -> EmitterRandom
    /// Where a particle begins that is born at a time.
    let place: @MainActor (_ birth: Double, inout EmitterRandom) -> CGPoint
  }

  let layer: CAEmitterLayer
  /// In the layer's time.
  let time: Double
  /// The latest first.
  private(set) var images: [EmittedImage] = []
  private var tints: [Tint: CGImage] = [:]
  /// How many particles more are looked at.
  private var left = 4 * Emission.mostParticles

  private struct Tint: Hashable {
    let image: ObjectIdentifier
    let color: ColorComponents
  }

  /// More particles than this are not shown.
  private static let mostParticles = 10_000
  /// Cells in cells in cells, and so on: a cell may be in itself.
  private static let mostLevels = 5

  init(layer: CAEmitterLayer, time: Double) {
    (self.layer, self.time) = (layer, time)
  }

  /// Adds the images of a cell's particles, and of those that they emit.
  mutating func emit(_ cell: CAEmitterCell, from source: Source, level: Int = 1) {
    let rate = Double(cell.birthRate * layer.birthRate)
    let longest = longestLife(of: cell)
    guard rate > 0, longest > 0, rate.isFinite, longest.isFinite, time.isFinite,
      cell.contents is CGImage || cell.emitterCells?.isEmpty == false
    else { return }
    let passed = time - source.begin
    let span = source.end - source.begin
    guard passed >= 0, span > 0, min(passed, span) * rate < 1e15 else { return }
    let last = passed < span ? Int(passed * rate) : Int((span * rate).rounded(.up)) - 1
    let first = max(
      0, last - Self.mostParticles + 1,
      Int(max(0, passed - reach(of: cell, level: level)) * rate))
    var index = last
    while index >= first, left > 0, images.count < Self.mostParticles {
      left -= 1
      let birth = source.begin + Double(index) / rate
      let numbers = source.random(index)
      var random = numbers
      let particle = EmittedParticle(of: cell, in: layer, birth: birth, &random) {
        source.place(birth, &$0)
      }
      // The age follows from the time passed, not from the time of birth, whose last bits are lost.
      show(particle, of: cell, age: CGFloat(passed - Double(index) / rate))
      if level < Self.mostLevels { emitInner(of: cell, particle, numbers, level: level) }
      index -= 1
    }
  }

  private mutating func emitInner(
    of cell: CAEmitterCell, _ particle: EmittedParticle, _ numbers: EmitterRandom, level: Int
  ) {
    guard particle.life > 0 else { return }
    for (number, inner) in (cell.emitterCells ?? []).enumerated() where inner.isEnabled {
      let begin = particle.birth + max(0, inner.beginTime)
      var end = particle.birth + Double(particle.life)
      if inner.duration > 0 { end = min(end, begin + inner.duration) }
      let source = Source(
        begin: begin, end: end,
        random: { EmitterRandom(within: numbers, cell: number, particle: $0) },
        place: { birth, _ in particle.place(at: CGFloat(birth - particle.birth)) })
      emit(inner, from: source, level: level + 1)
    }
  }

  private func longestLife(of cell: CAEmitterCell) -> Double {
    Double((cell.lifetime + abs(cell.lifetimeRange)) * layer.lifetime)
  }

  /// How long after its birth a particle can be seen, or those that it emitted.
  private func reach(of cell: CAEmitterCell, level: Int) -> Double {
    let inner =
      level < Self.mostLevels
      ? (cell.emitterCells ?? []).map { reach(of: $0, level: level + 1) }.max() ?? 0 : 0
    return max(0, longestLife(of: cell)) + inner
  }

  private mutating func show(_ particle: EmittedParticle, of cell: CAEmitterCell, age: CGFloat) {
    guard let contents = cell.contents, let image = contents as? CGImage, cell.contentsScale > 0
    else { return }
    let (size, color, place) = (
      particle.size(at: age), particle.color(at: age), particle.place(at: age)
    )
    guard age < particle.life, size > 0, color.alpha > 0, age.isFinite, size.isFinite else {
      return
    }
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
      .concatenating(CGAffineTransform(rotationAngle: particle.turn(at: age)))
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    images.append(
      EmittedImage(
        birth: particle.birth,
        operation: ImageOperation(
          image: tinted(image, color), source: part, transform: map,
          compositing: Compositing(
            alpha: color.alpha,
            blendMode: layer.renderMode == .additive ? .plusLighter : .normal))))
  }

  /// The image with its colours multiplied, in steps of a 32nd.
  private mutating func tinted(_ image: CGImage, _ color: ColorComponents) -> CGImage {
    func step(_ value: CGFloat) -> CGFloat { (value * 32).rounded() / 32 }
    let tint = ColorComponents(
      red: step(color.red), green: step(color.green), blue: step(color.blue), alpha: 1)
    if tint.red == 1, tint.green == 1, tint.blue == 1 { return image }
    let key = Tint(image: ObjectIdentifier(image), color: tint)
    if let known = tints[key] { return known }
    let made = CGImage(
      width: image.width, height: image.height, pixels: image.pixels.multiplied(by: tint))
    tints[key] = made ?? image
    return made ?? image
  }
}
