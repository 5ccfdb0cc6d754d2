import CairoRenderer
import Foundation
import PortableUIKit
import Testing

/// E.4 and LK-14, LK-15, LK-18 to LK-20: layer classes, what they begin with and what they look like.
@MainActor @Suite struct LayerClassTests {
  @Test("E.4 layer classes begin with Core Animation's values")
  func defaults() {
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    let shape = CAShapeLayer()
    #expect(shape.path == nil && shape.fillColor == black && shape.strokeColor == nil)
    #expect(shape.lineWidth == 1 && shape.lineCap == .butt && shape.lineJoin == .miter)
    #expect(shape.miterLimit == 10 && shape.fillRule == .nonZero && shape.lineDashPattern == nil)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineDashPhase == 0)
    let gradient = CAGradientLayer()
    #expect(gradient.type == .axial && gradient.colors == nil && gradient.locations == nil)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    let text = CATextLayer()
    #expect(text.string == nil && text.fontSize == 36 && text.font as? String == "Helvetica")
    #expect(text.foregroundColor == white && !text.isWrapped)
    #expect(text.truncationMode == .none && text.alignmentMode == .natural)
    let replicator = CAReplicatorLayer()
    #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0)
    #expect(replicator.instanceColor == white && !replicator.preservesDepth)
    #expect(CATransform3DIsIdentity(replicator.instanceTransform))
    let animation = CABasicAnimation()
    #expect(animation.duration == 0 && animation.isRemovedOnCompletion && animation.speed == 1)
    #expect(animation.fillMode == .removed && animation.timingFunction == nil)
    let spring = CASpringAnimation()
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
  }

  /// By the header of Core Animation: "even when geometry is flipped, image orientation remains the same".
  @Test(
    "Layers below a flipped one are measured from the bottom, and so is a path; pictures stay upright"
  )
  func flippedGeometry() {
    let root = layer(0, 0, 20, 20)
    let flipped = layer(0, 0, 20, 20, in: root)
    flipped.isGeometryFlipped = true
    let child = layer(2, 2, 4, 6, .red, in: flipped)
    _ = layer(0, 0, 2, 1, .blue, in: child)
    let line = CAShapeLayer()
    line.frame = CGRect(x: 10, y: 0, width: 10, height: 20)
    line.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5), transform: nil)
    flipped.addSublayer(line)
    let image = layer(6, 10, 2, 2, in: flipped)
    image.contents = CGImage(
      width: 2, height: 2, pixels: [0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_00FF])
    let picture = LayerPicture(root)
    // From the bottom: 2 + 6 points are 12 to 18 from the top, and the part at its bottom is at 17.
    #expect(picture[2, 12] == 0xFFFF_0000 && picture[2, 11] == 0xFFFF_FFFF)
    #expect(picture[5, 17] == 0xFFFF_0000 && picture[5, 18] == 0xFFFF_FFFF)
    #expect(picture[2, 17] == 0xFF00_00FF && picture[2, 16] == 0xFFFF_0000)
    #expect(picture[15, 15] == 0xFF00_0000 && picture[15, 14] == 0xFFFF_FFFF)
    #expect(picture[6, 8] == 0xFF00_FF00 && picture[6, 9] == 0xFF00_00FF)
    #expect(child.convert(CGPoint(x: 0, y: 0), to: flipped) == CGPoint(x: 2, y: 2))
    #expect(child.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 2, y: 18))
    #expect(root.hitTest(CGPoint(x: 3, y: 13)) === child)
    #expect(
      child.contentsAreFlipped() && flipped.contentsAreFlipped() && !root.contentsAreFlipped())
  }

  private func shape(_ path: CGPath, in root: CALayer) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = path
    root.addSublayer(shape)
    return shape
  }

  private func line(_ length: CGFloat, y: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: y), CGPoint(x: length, y: y)])
    return path
  }

  @Test("LK-18 the line is cut by its length, nothing where it ends before it begins")
  func strokeEnds() {
    let root = layer(0, 0, 100, 10)
    let shape = shape(line(100, y: 5), in: root)
    shape.strokeColor = UIColor.red.cgColor
    shape.fillColor = nil
    shape.lineWidth = 4
    (shape.strokeStart, shape.strokeEnd) = (0.25, 0.5)
    let picture = LayerPicture(root)
    for x in 0..<100 {
      #expect(picture[x, 4] == (x >= 25 && x < 50 ? 0xFFFF_0000 : 0xFFFF_FFFF))
    }
    shape.strokeStart = 0.75
    #expect(Set(LayerPicture(root).pixels) == [0xFFFF_FFFF])
    (shape.strokeStart, shape.strokeEnd) = (-1, 7)
    #expect(LayerPicture(root).pixels.count { $0 == 0xFFFF_0000 } == 400)
    shape.lineWidth = 0
    #expect(Set(LayerPicture(root).pixels) == [0xFFFF_FFFF])
  }

  @Test("LK-18 two subpaths are one length; dashes, caps and rules are those of the properties")
  func styles() {
    let root = layer(0, 0, 100, 20)
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 60, y: 5)])
    path.addLines(between: [CGPoint(x: 0, y: 15), CGPoint(x: 40, y: 15)])
    let shape = shape(path, in: root)
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 2
    shape.strokeStart = 0.5
    shape.strokeEnd = 0.8
    var picture = LayerPicture(root)
    #expect(picture[49, 5] == 0xFFFF_FFFF && picture[51, 5] == 0xFFFF_0000)
    #expect(picture[19, 15] == 0xFFFF_0000 && picture[21, 15] == 0xFFFF_FFFF)
    (shape.strokeStart, shape.strokeEnd) = (0, 1)
    shape.lineDashPattern = [10, 5]
    shape.lineDashPhase = 3
    picture = LayerPicture(root)
    // GC-5: on to 7, from 12 to 22, from 27 on.
    #expect(
      [3, 8, 15, 24, 30].map { picture[$0, 5] == 0xFFFF_0000 } == [true, false, true, false, true])
    let square = CGMutablePath()
    square.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    square.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    shape.path = square
    shape.strokeColor = nil
    shape.fillColor = UIColor.blue.cgColor
    #expect(LayerPicture(root)[10, 10] == 0xFF00_00FF)
    shape.fillRule = .evenOdd
    #expect(LayerPicture(root)[10, 10] == 0xFFFF_FFFF)
  }

  @Test("LK-18 a shape is not cut at its bounds unless it masks; faded, line and filling are one")
  func shapes() {
    let root = layer(0, 0, 40, 40)
    let shape = shape(
      CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil), in: root)
    shape.fillColor = UIColor.blue.cgColor
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 4
    #expect(LayerPicture(root)[20, 20] == 0xFF00_00FF)
    shape.opacity = 0.5
    let faded = LayerPicture(root)
    // The inner half of the line lies over the filling and hides it.
    #expect(faded.red(11, 20) == 255 && abs(faded.blue(11, 20) - 128) <= 1)
    shape.opacity = 1
    shape.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    shape.masksToBounds = true
    #expect(LayerPicture(root)[25, 20] == 0xFFFF_FFFF && LayerPicture(root)[15, 20] == 0xFF00_00FF)
    shape.masksToBounds = false
    shape.shadowOpacity = 1
    shape.shadowRadius = 0
    shape.shadowOffset = CGSize(width: 0, height: 9)
    #expect(LayerPicture(root)[20, 38] == 0xFF00_0000)
    // Lines are sharp at every size.
    shape.shadowOpacity = 0
    shape.position = .zero
    shape.anchorPoint = .zero
    root.bounds.size = CGSize(width: 400, height: 400)
    shape.setAffineTransform(CGAffineTransform(scaleX: 10, y: 10))
    #expect(Set(LayerPicture(root).pixels) == [0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_00FF])
  }

  private func gradient(_ colors: [UIColor], in root: CALayer) -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.frame = root.bounds
    gradient.colors = colors.map(\.cgColor)
    root.addSublayer(gradient)
    return gradient
  }

  @Test("LK-14 axial colours lie along the line between the points, evenly or where it is said")
  func axial() {
    let root = layer(0, 0, 10, 100)
    let gradient = gradient([.black, .red], in: root)
    var picture = LayerPicture(root)
    for y in [0, 25, 50, 99] {
      #expect(abs(picture.red(5, y) - Int(255 * (Double(y) + 0.5) / 100)) <= 1)
    }
    gradient.locations = [0.5, 0.75]
    picture = LayerPicture(root)
    #expect(picture.red(5, 40) == 0 && picture.red(5, 80) == 255)
    #expect(abs(picture.red(5, 62) - 128) <= 3)
    gradient.locations = nil
    (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
    picture = LayerPicture(root)
    // In fractions of the bounds: the other diagonal has one colour.
    #expect(abs(picture.red(9, 5) - picture.red(0, 95)) <= 2)
    gradient.colors = [UIColor.blue.cgColor]
    #expect(Set(LayerPicture(root).pixels) == [0xFF00_00FF])
    gradient.colors = []
    #expect(Set(LayerPicture(root).pixels) == [0xFFFF_FFFF])
  }

  @Test(
    "LK-14 radial colours lie on ellipses around the start, conic ones around it, within corners")
  func radialAndConic() {
    let root = layer(0, 0, 100, 50)
    let gradient = gradient([.white, .black], in: root)
    gradient.type = .radial
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    var picture = LayerPicture(root)
    // The middle of that pixel is 0.0224 of the way out.
    #expect(abs(picture.red(50, 25) - 249) <= 2 && picture.red(2, 2) == 0)
    // Half of the way to the edge in either direction.
    #expect(abs(picture.red(75, 25) - 127) <= 4 && abs(picture.red(50, 37) - 127) <= 6)
    gradient.type = .conic
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    picture = LayerPicture(root)
    // From the right by way of below: a quarter of the turn is a quarter of the way.
    #expect(abs(picture.red(50, 48) - 191) <= 4 && abs(picture.red(4, 25) - 128) <= 4)
    #expect(abs(picture.red(50, 1) - 64) <= 4)
    gradient.cornerRadius = 25
    #expect(LayerPicture(root)[1, 1] == 0xFFFF_FFFF)
  }

  @Test("LK-15 in Generic RGB the mixture that a picture of UIKit has")
  func genericRGB() {
    let root = layer(0, 0, 1, 1)
    let gradient = gradient(
      [
        UIColor(red: 63 / 255, green: 233 / 255, blue: 0, alpha: 1),
        UIColor(red: 1, green: 208 / 255, blue: 148 / 255, alpha: 1),
      ], in: root)
    // The middle of the only pixel lies at 0.4635.
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5 - 0.4635)
    gradient.endPoint = CGPoint(x: 0.5, y: 0.5 + 0.5365)
    let plain = LayerPicture(root)
    #expect([plain.red(0, 0), plain.green(0, 0), plain.blue(0, 0)].isNear([152, 221, 69], 1))
    gradient.opacity = 1
    let mixed = Platform.withValue {
      $0.gradientMixing = .genericRGB
    } operation: {
      LayerPicture(root)
    }
    #expect([mixed.red(0, 0), mixed.green(0, 0), mixed.blue(0, 0)].isNear([164, 221, 80], 2))
  }

  @Test("A text layer draws its text within its bounds, in its colour and at its edge")
  func text() {
    CairoGraphics.install()
    let root = layer(0, 0, 200, 60)
    let text = CATextLayer()
    text.frame = root.bounds
    text.string = "Il"
    text.foregroundColor = UIColor.red.cgColor
    text.fontSize = 40
    root.addSublayer(text)
    text.displayIfNeeded()
    func columns(_ picture: LayerPicture) -> [Int] {
      (0..<200).filter { x in (0..<60).contains { picture.green(x, $0) < 128 } }
    }
    let left = columns(LayerPicture(root))
    #expect((left.first ?? 99) < 12 && !left.isEmpty)
    text.alignmentMode = .right
    text.displayIfNeeded()
    #expect((columns(LayerPicture(root)).last ?? 0) > 185)
    text.string = ""
    text.displayIfNeeded()
    #expect(Set(LayerPicture(root).pixels) == [0xFFFF_FFFF])
  }

  @Test("LK-19 an instance is mapped about the middle once more, its colours go down step by step")
  func replicas() {
    let root = layer(0, 0, 100, 100)
    let replicator = CAReplicatorLayer()
    replicator.frame = root.bounds
    root.addSublayer(replicator)
    _ = layer(45, 5, 10, 10, .white, in: replicator)
    root.backgroundColor = UIColor.black.cgColor
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    replicator.instanceRedOffset = -0.25
    replicator.instanceAlphaOffset = -0.1
    let picture = LayerPicture(root)
    // Above, right, below, left: a quarter of a turn from one to the next.
    #expect(picture[50, 10] == 0xFFFF_FFFF)
    for (index, (x, y)) in [(90, 50), (50, 90), (10, 50)].enumerated() {
      let alpha = 1 - 0.1 * Double(index + 1)
      #expect(abs(picture.green(x, y) - Int(255 * alpha)) <= 2)
      #expect(abs(picture.red(x, y) - Int(255 * alpha * (0.75 - 0.25 * Double(index)))) <= 2)
    }
    #expect(picture[30, 30] == 0xFF00_0000)
    replicator.instanceCount = 0
    #expect(Set(LayerPicture(root).pixels) == [0xFF00_0000])
    replicator.instanceCount = -5
    #expect(Set(LayerPicture(root).pixels) == [0xFF00_0000])
  }

  @Test("LK-19 each instance's animations are a delay behind those of the one before")
  func delays() {
    let clock = ManualFrameClock()
    let window = UIWindow(environment: .standard, frameClock: clock)
    window.makeKeyAndVisible()
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.layer.addSublayer(replicator)
    let dot = layer(0, 0, 10, 10, .red, in: replicator)
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.25
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    clock.tick()
    clock.tick()
    let move = CABasicAnimation(keyPath: "transform.translation.x")
    (move.fromValue, move.toValue, move.duration) = (0, 80, 1)
    dot.add(move, forKey: "m")
    clock.advance(by: 0.5)
    let picture = LayerPicture(replicator, tree: .presentation)
    #expect(
      [5, 25, 45].map { y in (0..<100).first { picture[$0, y] == 0xFFFF_0000 } } == [40, 20, 0])
  }

  @Test("LK-20 a transform layer has no look of its own")
  func transformLayer() {
    let root = layer(0, 0, 40, 40)
    let middle = CATransformLayer()
    middle.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    middle.backgroundColor = UIColor.green.cgColor
    middle.opacity = 0.1
    middle.masksToBounds = true
    middle.borderWidth = 3
    root.addSublayer(middle)
    _ = layer(15, 15, 10, 10, .red, in: middle)
    let picture = LayerPicture(root)
    #expect(picture[30, 30] == 0xFFFF_0000 && picture[12, 12] == 0xFFFF_FFFF)
  }

  @Test("Particles are where speed and age say, and the same for the same seed")
  func emitter() throws {
    let clock = ManualFrameClock()
    let window = UIWindow(environment: .standard, frameClock: clock)
    window.makeKeyAndVisible()
    let emitter = CAEmitterLayer()
    emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    emitter.emitterPosition = CGPoint(x: 10, y: 50)
    emitter.beginTime = clock.now
    let cell = CAEmitterCell()
    cell.contents = try image(4, 4, [UInt32](repeating: 0xFFFF_FFFF, count: 16))
    (cell.birthRate, cell.lifetime) = (1, 1.5)
    (cell.velocity, cell.yAcceleration) = (40, 20)
    cell.color = UIColor.red.cgColor
    emitter.emitterCells = [cell]
    window.layer.addSublayer(emitter)
    clock.advance(by: 1.25)
    let picture = LayerPicture(emitter, tree: .presentation)
    // Of ages 1.25 and 0.25: 10 + 40·age, and 50 + 10·age².
    #expect(picture[60, 65] == 0xFFFF_0000 && picture[20, 50] == 0xFFFF_0000)
    #expect(picture.pixels.count { $0 != 0xFFFF_FFFF } <= 2 * 25)
    (cell.emissionRange, cell.birthRate, cell.scaleRange) = (6, 40, 0.5)
    emitter.seed = 7
    let first = LayerPicture(emitter, tree: .presentation)
    #expect(LayerPicture(emitter, tree: .presentation).pixels == first.pixels)
    emitter.seed = 8
    #expect(LayerPicture(emitter, tree: .presentation).pixels != first.pixels)
    (cell.birthRate, cell.lifetime) = (1e9, 1e9)
    #expect(!LayerPicture(emitter, tree: .presentation).pixels.isEmpty)
    (cell.birthRate, cell.velocity, cell.scale) = (.infinity, .nan, .nan)
    #expect(!LayerPicture(emitter, tree: .presentation).pixels.isEmpty)
  }

  @Test("Particles emit those of the cells in theirs while they live, from where they are")
  func cellsOfCells() throws {
    let clock = ManualFrameClock()
    let window = UIWindow(environment: .standard, frameClock: clock)
    window.makeKeyAndVisible()
    let emitter = CAEmitterLayer()
    emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    emitter.emitterPosition = CGPoint(x: 10, y: 50)
    emitter.beginTime = clock.now
    // A particle a second that nobody sees, to the right by 20 points a second.
    let rocket = CAEmitterCell()
    (rocket.birthRate, rocket.lifetime, rocket.velocity) = (1, 2, 20)
    // From half a second on, each lets another one fall each second, downwards by 8 points a second.
    let spark = CAEmitterCell()
    spark.contents = try image(2, 2, [UInt32](repeating: 0xFFFF_0000, count: 4))
    (spark.birthRate, spark.lifetime, spark.velocity) = (1, 10, 8)
    (spark.beginTime, spark.emissionLongitude) = (0.5, .pi / 2)
    rocket.emitterCells = [spark]
    emitter.emitterCells = [rocket]
    window.layer.addSublayer(emitter)
    /// The upper left pixels of what is red, by rows.
    func sparks() -> [[Int]] {
      let picture = LayerPicture(emitter, tree: .presentation)
      let red = (0..<100 * 100).filter { picture.pixels[$0] == 0xFFFF_0000 }
      return red.map { [$0 % 100, $0 / 100] }.filter { place in
        !red.contains(place[1] * 100 + place[0] - 1)
          && !red.contains(place[1] * 100 + place[0] - 100)
      }
    }
    clock.advance(by: 2)
    // By hand: the rocket of time 0 let go at 0.5 (x 20) and 1.5 (x 40), that of time 1 at 1.5 (x 20); each fell for
    // what is left of 2 seconds.
    #expect(sparks() == [[19, 53], [39, 53], [19, 61]])
    // For a quarter of a second: the first of each only.
    spark.duration = 0.25
    #expect(sparks() == [[19, 53], [19, 61]])
    // A rocket that lives a second lets one go, which outlives it.
    (spark.duration, rocket.lifetime) = (0, 1)
    #expect(sparks() == [[19, 53], [19, 61]])
    // A cell in itself, of any rate, comes to an end.
    spark.emitterCells = [spark, spark]
    (spark.birthRate, rocket.birthRate) = (1e6, 1e6)
    #expect(!LayerPicture(emitter, tree: .presentation).pixels.isEmpty)
  }
}

extension [Int] {
  fileprivate func isNear(_ other: [Int], _ distance: Int) -> Bool {
    zip(self, other).allSatisfy { abs($0 - $1) <= distance }
  }
}
