import Foundation
import PortableUIKit
import Testing

/// LY-4, LY-7, LY-8, LY-11 to LY-13: animations of layers.
@MainActor @Suite struct LayerAnimationTests {
  private let clock = ManualFrameClock()
  private let window: UIWindow
  private let layer = CALayer()

  init() {
    window = makeWindow(clock: clock)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.layer.addSublayer(layer)
    clock.tick()
    clock.tick()
  }

  private func shown<Value>(_ path: KeyPath<CALayer, Value>) -> Value? {
    layer.presentation()?[keyPath: path]
  }

  private func basic(_ path: String, from: Any?, to: Any?, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    return animation
  }

  @Test(
    "LY-8 of from, to and by each pair and each alone says where the way leads",
    arguments: [
      (10.0, 30.0, nil, 10.0, 30.0), (10, nil, 30, 10, 40), (nil, 30, 10, 20, 30),
      (10, nil, nil, 10, 50), (nil, 10, nil, 50, 10), (nil, nil, 10, 50, 60),
    ] as [(Double?, Double?, Double?, Double, Double)])
  func ends(from: Double?, to: Double?, by: Double?, start: Double, end: Double) {
    CATransaction.setDisableActions(true)
    layer.zPosition = 50
    CATransaction.flush()
    layer.add(basic("zPosition", from: from, to: to, by: by), forKey: "z")
    clock.advance(by: 0.25)
    let value = Double(shown(\.zPosition) ?? -1)
    #expect(abs(value - (start + 0.25 * (end - start))) < 1e-9)
    #expect(layer.zPosition == 50)
  }

  @Test("LY-7 a copy is added, the same key replaces, and delegates hear of begin and end")
  func keys() {
    final class Listener: CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) {
        log.append("start \(anim.value(forKey: "name") ?? "")")
      }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log.append("stop \(anim.value(forKey: "name") ?? "") \(flag)")
      }
    }
    let listener = Listener()
    let first = basic("opacity", from: 0, to: 1)
    first.delegate = listener
    first.setValue("first", forKey: "name")
    layer.add(first, forKey: "fade")
    first.duration = 99
    #expect(layer.animation(forKey: "fade")?.duration == 1)
    #expect(layer.animation(forKey: "fade") !== first && listener.log == [])
    clock.tick()
    #expect(listener.log == ["start first"])
    let second = basic("opacity", from: 0.5, to: 1)
    second.delegate = listener
    second.setValue("second", forKey: "name")
    layer.add(second, forKey: "fade")
    layer.add(basic("zPosition", from: 0, to: 1), forKey: nil)
    #expect(layer.animationKeys() == ["fade"])
    clock.advance(by: 1)
    #expect(
      listener.log == ["start first", "stop first false", "start second", "stop second true"])
    #expect(layer.animationKeys() == nil)
    layer.add(second, forKey: "fade")
    layer.removeAnimation(forKey: "fade")
    #expect(listener.log.last == "stop second false")
  }

  @Test("LY-7 an animation added before there is a window begins when there is one")
  func waiting() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.add(basic("position.x", from: 100, to: 200), forKey: "x")
    clock.advance(by: 5)
    window.addSubview(view)
    clock.tick()
    clock.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 150) < 1e-9)
    clock.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("Table C the key paths that are used name parts of properties")
  func paths() {
    let turn = 2 * Double.pi
    let cases: [(String, Double, Double, (CALayer) -> CGFloat, CGFloat)] = [
      ("opacity", 0, 1, { CGFloat($0.opacity) }, 0.25), ("position.y", 0, 8, \.position.y, 2),
      ("bounds.size.width", 10, 30, \.bounds.size.width, 15),
      ("bounds.origin.x", 0, 4, \.bounds.origin.x, 1),
      ("transform.scale", 1, 3, \.transform.m22, 1.5),
      ("transform.scale.x", 1, 3, \.transform.m11, 1.5),
      ("transform.translation.x", 0, 40, \.transform.m41, 10),
      ("transform.rotation.z", 0, turn, \.transform.m12, 1),
      ("transform.rotation", 0, turn, \.transform.m21, -1),
      ("transform.rotation.y", 0, turn, \.transform.m31, 1),
      ("shadowRadius", 3, 7, \.shadowRadius, 4), ("cornerRadius", 0, 8, \.cornerRadius, 2),
      ("borderWidth", 0, 4, \.borderWidth, 1),
      ("shadowOffset.height", -3, 5, \.shadowOffset.height, -1),
    ]
    for (path, from, to, property, value) in cases {
      layer.removeAllAnimations()
      layer.add(basic(path, from: from, to: NSNumber(value: to)), forKey: "p")
      clock.advance(by: 0.25)
      #expect(abs((layer.presentation().map(property) ?? -99) - value) < 1e-9, "\(path)")
    }
  }

  @Test("Key paths that name nothing and values of another kind show nothing")
  func nonsense() {
    for path in ["", ".", "nothing", "opacity.x", "transform.rotation.w", "position.z", "bounds.x"]
    {
      layer.add(basic(path, from: 0, to: 1), forKey: path)
    }
    layer.add(basic("opacity", from: "zero", to: 1), forKey: "a")
    layer.add(basic("position", from: CGSize.zero, to: Double.nan), forKey: "b")
    layer.add(basic("backgroundColor", from: 1, to: 2), forKey: "c")
    layer.add(basic("opacity", from: Double.nan, to: Double.infinity), forKey: "d")
    layer.add(CABasicAnimation(), forKey: nil)
    let keyframes = CAKeyframeAnimation(keyPath: "opacity")
    keyframes.values = [0, "one", 2]
    layer.add(keyframes, forKey: "e")
    clock.advance(by: 0.1)
    #expect(shown(\.opacity) == 1 && shown(\.position) == CGPoint(x: 5, y: 5))
    clock.advance(by: 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test("LY-11 linear keyframes have n times, discrete ones n + 1, and none means even")
  func keyframes() {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [0, 100, 0]
    animation.duration = 1
    animation.keyTimes = [0, 0.8, 1]
    layer.add(animation, forKey: "z")
    clock.advance(by: 0.4)
    #expect(abs((shown(\.zPosition) ?? 0) - 50) < 1e-9)
    animation.keyTimes = [0, 0.5]
    layer.add(animation, forKey: "z")
    clock.advance(by: 0.25)
    #expect(abs((shown(\.zPosition) ?? 0) - 50) < 1e-9)
    animation.calculationMode = .discrete
    animation.keyTimes = [0, 0.1, 0.9, 1]
    layer.add(animation, forKey: "z")
    clock.advance(by: 0.05)
    #expect(shown(\.zPosition) == 0)
    clock.advance(by: 0.8)
    #expect(shown(\.zPosition) == 100)
    animation.calculationMode = .linear
    animation.keyTimes = nil
    animation.timingFunctions = [
      CAMediaTimingFunction(controlPoints: 0, 0, 1, 1), CAMediaTimingFunction(name: .easeIn),
    ]
    layer.add(animation, forKey: "z")
    clock.advance(by: 0.25)
    #expect(abs((shown(\.zPosition) ?? 0) - 50) < 1e-9)
    clock.advance(by: 0.5)
    #expect((shown(\.zPosition) ?? 0) > 60)
  }

  @Test("LY-11 paced keyframes go at one pace, whatever their times; splines pass through them")
  func paced() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)]
    animation.calculationMode = .paced
    animation.keyTimes = [0, 0.9, 1]
    animation.duration = 1
    layer.add(animation, forKey: "p")
    clock.advance(by: 0.5)
    #expect(abs((shown(\.position.x) ?? 0) - 20) < 1e-9)
    animation.calculationMode = .cubic
    animation.keyTimes = nil
    animation.values = [0, 10, 20, 10].map { CGPoint(x: $0, y: 0) }
    layer.add(animation, forKey: "p")
    clock.advance(by: 0.5)
    // Catmull and Rom between 10 and 20, with 0 before and 10 after: (−0 + 9·10 + 9·20 − 10) / 16.
    #expect(abs((shown(\.position.x) ?? 0) - 260.0 / 16) < 1e-9)
    clock.advance(by: 1.0 / 6)
    #expect(abs((shown(\.position.x) ?? 0) - 20) < 1e-6)
  }

  @Test("LY-11 along a path each segment takes its part, paced its length, turned its direction")
  func alongPath() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    animation.path = path
    animation.duration = 1
    animation.rotationMode = .rotateAuto
    layer.add(animation, forKey: "p")
    clock.advance(by: 0.75)
    #expect(shown(\.position) == CGPoint(x: 30, y: 5))
    #expect(abs((shown(\.transform.m12) ?? 0) - 1) < 1e-9)
    animation.calculationMode = .paced
    layer.add(animation, forKey: "p")
    clock.advance(by: 0.5)
    #expect(abs((shown(\.position.x) ?? 0) - 20) < 1e-9)
    let circle = CGMutablePath()
    circle.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    animation.path = circle
    layer.add(animation, forKey: "p")
    clock.advance(by: 0.125)
    // An eighth of the way round from the right, clockwise on screen, at 45°.
    let point = shown(\.position) ?? .zero
    #expect(abs(point.x - (10 + 10 * 0.5.squareRoot())) < 0.01)
    #expect(abs(abs(point.y - 10) - 10 * 0.5.squareRoot()) < 0.01)
  }

  @Test("LY-12 colours go component by component, paths where they are alike, transforms by parts")
  func kinds() {
    layer.add(
      basic("backgroundColor", from: UIColor.red.cgColor, to: UIColor.blue.cgColor), forKey: "c")
    layer.add(
      basic(
        "shadowPath", from: CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
        to: CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 20), transform: nil)), forKey: "s")
    layer.add(
      basic("transform", from: CATransform3DIdentity, to: CATransform3DMakeScale(3, 3, 1)),
      forKey: "t")
    clock.advance(by: 0.5)
    #expect(shown(\.backgroundColor) == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    #expect(
      shown(\.shadowPath)??.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 15))
    #expect(shown(\.transform) == CATransform3DMakeScale(2, 2, 1))
    layer.removeAllAnimations()
    // A full turn of the angle turns; between equal transforms there is no way.
    layer.add(
      basic(
        "transform", from: CATransform3DIdentity, to: CATransform3DMakeRotation(2 * .pi, 0, 0, 1)),
      forKey: "t")
    clock.advance(by: 0.25)
    #expect(abs((shown(\.transform.m11) ?? 0) - 1) < 1e-9)
    layer.add(
      basic(
        "transform", from: NSValue(caTransform3D: CATransform3DIdentity),
        to: NSValue(caTransform3D: CATransform3DMakeRotation(.pi / 2, 0, 1, 0))), forKey: "t")
    clock.advance(by: 0.5)
    // A turn about y at one speed: half way it is by 45°.
    #expect(abs((shown(\.transform.m11) ?? 0) - 0.5.squareRoot()) < 1e-9)
    #expect(abs((shown(\.transform.m13) ?? 0) + 0.5.squareRoot()) < 1e-9)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    layer.add(basic("shadowPath", from: circle, to: square), forKey: "s")
    clock.advance(by: 0.25)
    #expect(shown(\.shadowPath) == .some(circle))
    clock.advance(by: 0.5)
    #expect(shown(\.shadowPath) == .some(square))
  }

  @Test("3D-1 perspective survives an animation of one turn")
  func perspective() {
    var map = CATransform3DIdentity
    map.m34 = -1 / 500
    CATransaction.setDisableActions(true)
    layer.transform = map
    CATransaction.flush()
    layer.add(basic("transform.rotation.y", from: 0, to: 1.2), forKey: "y")
    clock.advance(by: 0.5)
    let expected = CATransform3DRotate(map, 0.6, 0, 1, 0)
    let found = shown(\.transform) ?? CATransform3DIdentity
    for path in [\CATransform3D.m11, \.m13, \.m14, \.m31, \.m33, \.m34, \.m44] {
      #expect(abs(found[keyPath: path] - expected[keyPath: path]) < 1e-9)
    }
  }

  @Test("LY-13 there is no presentation before a layer was shown; copies are reached through it")
  func presentation() {
    #expect(CALayer().presentation() == nil)
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layer.addSublayer(child)
    #expect(child.presentation() == nil)
    clock.tick()
    #expect(child.presentation() != nil && child.presentation() !== child)
    #expect(child.presentation()?.model() === child)
    child.add(
      basic("position", from: CGPoint(x: 100, y: 2), to: CGPoint(x: 200, y: 2)), forKey: "p")
    clock.advance(by: 0.5)
    let copy = layer.presentation()?.sublayers?.first
    #expect(copy?.position.x == 150 && copy?.superlayer?.model() === layer)
    let shownWindow = window.layer.presentation()
    #expect(shownWindow?.hitTest(CGPoint(x: 151, y: 2))?.model() === child)
    #expect(window.layer.hitTest(CGPoint(x: 151, y: 2)) === window.layer)
  }

  @Test("LY-4 a key of one's own is reached by name, and draws at every step")
  func customKeys() {
    final class Ring: CALayer, AnimatableKeyProviding {
      static var drawn: [CGFloat] = []
      var progress: CGFloat = 0 { didSet { propertyDidChange("progress", from: oldValue) } }
      static var animatableKeys: [AnimatableKey] { [AnimatableKey("progress", \Ring.progress)] }
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
      }
      override func draw(in ctx: CGContext) {
        Ring.drawn.append(progress)
        ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.layer.addSublayer(ring)
    clock.tick()
    clock.tick()
    ring.progress = 1
    #expect(ring.needsDisplay())
    // The change is animated by itself, as that of any property.
    #expect(ring.animationKeys() == ["progress"])
    clock.advance(by: 1)
    ring.add(basic("progress", from: 0, to: 1), forKey: "p")
    Ring.drawn = []
    clock.advance(by: 0.25)
    _ = ring.contents(in: .presentation)
    #expect(Ring.drawn == [0.25] && ring.progress == 1)
  }

  @Test(
    "LY-4 display() is of the layer itself at every step, and asks for the values that are shown")
  func displayAtSteps() {
    final class Ring: CALayer, AnimatableKeyProviding {
      static var displayed: [String] = []
      /// A property that only the layer has, as copies are made without it.
      var note = "nothing"
      var progress: CGFloat = 0 { didSet { propertyDidChange("progress", from: oldValue) } }
      static var animatableKeys: [AnimatableKey] { [AnimatableKey("progress", \Ring.progress)] }
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
      }
      override func display() {
        let shown = presentation()?.progress ?? -1
        Ring.displayed.append("\(note) \(progress) \(shown)")
        contents = CGImage(width: 1, height: 1, pixels: [UInt32(max(0, shown) * 100)])
      }
    }
    let ring = Ring()
    ring.note = "kept"
    ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    CATransaction.setDisableActions(true)
    window.layer.addSublayer(ring)
    ring.progress = 1
    clock.tick()
    clock.tick()
    let before = ring.contents as? CGImage
    ring.add(basic("progress", from: 0, to: 1), forKey: "p")
    Ring.displayed = []
    clock.advance(by: 0.25)
    _ = ring.contents(in: .presentation)
    #expect(Ring.displayed == ["kept 1.0 0.25"])
    // What the step shows is not the layer's own contents.
    #expect((ring.presentation()?.contents as? CGImage)?.pixels == [25])
    #expect(ring.contents as? CGImage === before)
  }
}
