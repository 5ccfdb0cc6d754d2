import Drawing
import Foundation

/// A particle: the numbers drawn by lot for it at its birth, from which all of its life follows.
struct EmittedParticle {
  let birth: Double
  /// Seconds.
  let life: CGFloat
  private let start: CGPoint
  private let speed: CGVector
  private let acceleration: CGVector
  private let size: CGFloat
  private let sizeSpeed: CGFloat
  private let spin: CGFloat
  private let color: ColorComponents
  private let colorSpeed: ColorComponents

  /// - Parameter place: where it begins, by further numbers of the same sequence.
  @MainActor init(
    of cell: CAEmitterCell, in layer: CAEmitterLayer, birth: Double, _ random: inout EmitterRandom,
    place: (inout EmitterRandom) -> CGPoint
  ) {
    self.birth = birth
    life =
      CGFloat(layer.lifetime)
      * (CGFloat(cell.lifetime) + random.around(CGFloat(cell.lifetimeRange)))
    start = place(&random)
    let angle = cell.emissionLongitude + random.around(cell.emissionRange / 2)
    let flat =
      cos(cell.emissionLatitude) * CGFloat(layer.velocity)
      * (cell.velocity + random.around(cell.velocityRange))
    speed = CGVector(dx: cos(angle) * flat, dy: sin(angle) * flat)
    acceleration = CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration)
    size = CGFloat(layer.scale) * (cell.scale + random.around(cell.scaleRange))
    sizeSpeed = CGFloat(layer.scale) * cell.scaleSpeed
    spin = CGFloat(layer.spin) * (cell.spin + random.around(cell.spinRange))
    let color = cell.color?.sRGB ?? ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)
    self.color = ColorComponents(
      red: color.red + random.around(CGFloat(cell.redRange)),
      green: color.green + random.around(CGFloat(cell.greenRange)),
      blue: color.blue + random.around(CGFloat(cell.blueRange)),
      alpha: color.alpha + random.around(CGFloat(cell.alphaRange)))
    colorSpeed = ColorComponents(
      red: CGFloat(cell.redSpeed), green: CGFloat(cell.greenSpeed), blue: CGFloat(cell.blueSpeed),
      alpha: CGFloat(cell.alphaSpeed))
  }

  /// Where it is at an age in seconds.
  func place(at age: CGFloat) -> CGPoint {
    CGPoint(
      x: start.x + speed.dx * age + acceleration.dx * age * age / 2,
      y: start.y + speed.dy * age + acceleration.dy * age * age / 2)
  }

  /// How large it is against its image, not above 0 where it cannot be seen.
  func size(at age: CGFloat) -> CGFloat { size + sizeSpeed * age }

  /// The radians by which it has turned.
  func turn(at age: CGFloat) -> CGFloat { spin * age }

  func color(at age: CGFloat) -> ColorComponents {
    ColorComponents(
      red: color.red + colorSpeed.red * age, green: color.green + colorSpeed.green * age,
      blue: color.blue + colorSpeed.blue * age, alpha: color.alpha + colorSpeed.alpha * age
    ).clamped
  }
}
