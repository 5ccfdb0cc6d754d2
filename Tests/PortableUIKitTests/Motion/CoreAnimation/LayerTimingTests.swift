import Foundation
import PortableUIKit
import Testing

/// LY-9, LY-10 and the springs: what is shown against closed forms, worked out apart from the package.
@MainActor @Suite struct LayerTimingTests {
  private let clock = ManualFrameClock()
  private let window: UIWindow
  private let layer = CALayer()

  init() {
    window = makeWindow(clock: clock)
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.layer.addSublayer(layer)
    clock.tick()
    clock.tick()
  }

  private var shown: Double { Double(layer.presentation()?.zPosition ?? -1) }

  private func animation(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0.0
    animation.toValue = 100.0
    animation.duration = 1
    change(animation)
    return animation
  }

  /// The cubic Bézier curve's y where its x is `x`, by Newton's way on polynomial coefficients; the
  /// package halves intervals of Bernstein's form.
  private func bezier(_ c: (Double, Double, Double, Double), at x: Double) -> Double {
    let (cx, bx) = (3 * c.0, 3 * (c.2 - c.0) - 3 * c.0)
    let ax = 1 - cx - bx
    let (cy, by) = (3 * c.1, 3 * (c.3 - c.1) - 3 * c.1)
    let ay = 1 - cy - by
    var t = x
    for _ in 0..<100 {
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < 1e-12 { break }
      t -= (((ax * t + bx) * t + cx) * t - x) / slope
      t = min(1, max(0, t))
    }
    return ((ay * t + by) * t + cy) * t
  }

  @Test(
    "LY-10 the curves of a name are the cubic ones of their control points, to 1e-6",
    arguments: [
      (CAMediaTimingFunctionName.default, [0.25, 0.1, 0.25, 1]), (.easeIn, [0.42, 0, 1, 1]),
      (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.linear, [0, 0, 1, 1]),
    ])
  func curves(name: CAMediaTimingFunctionName, points: [Double]) {
    let function = CAMediaTimingFunction(name: name)
    for (index, expected) in [(1, points[0...1]), (2, points[2...3])] {
      var values: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &values)
      #expect(zip(values, expected).allSatisfy { abs(Double($0) - $1) < 1e-7 })
    }
    layer.add(animation { $0.timingFunction = function }, forKey: "z")
    let start = clock.now
    for step in 1..<20 {
      let time = Double(step) / 20
      clock.advance(to: start + time)
      // The public initialiser takes 32 bits.
      let exact = points.map { Double(Float($0)) }
      let expected = 100 * bezier((exact[0], exact[1], exact[2], exact[3]), at: time)
      #expect(abs(shown - expected) < 1e-6, "\(name.rawValue) at \(time)")
    }
  }

  /// The position of `m·x″ + c·x′ + k·x = 0` from x = 1, by Runge and Kutta's way in small steps.
  private func spring(_ m: Double, _ k: Double, _ c: Double, v: Double, at time: Double) -> Double {
    var (x, speed) = (1.0, -v)
    let count = 20_000
    let h = time / Double(count)
    func force(_ x: Double, _ v: Double) -> Double { -(k * x + c * v) / m }
    for _ in 0..<count {
      let (k1, l1) = (speed, force(x, speed))
      let (k2, l2) = (speed + h / 2 * l1, force(x + h / 2 * k1, speed + h / 2 * l1))
      let (k3, l3) = (speed + h / 2 * l2, force(x + h / 2 * k2, speed + h / 2 * l2))
      let (k4, l4) = (speed + h * l3, force(x + h * k3, speed + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      speed += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return 1 - x
  }

  nonisolated struct Spring: Sendable {
    var mass = 1.0
    var stiffness = 100.0
    var damping = 10.0
    var velocity = 0.0
    var allowsOverdamping = false
  }

  @Test(
    "LY-8 springs follow the equation of a damped mass, to 1e-6",
    arguments: [
      Spring(), Spring(velocity: 8), Spring(velocity: -3), Spring(damping: 0.5),
      Spring(mass: 3, stiffness: 1000, damping: 2 * 3000.squareRoot()),
      Spring(damping: 50, allowsOverdamping: true), Spring(mass: 0.2, stiffness: 37, damping: 1.7),
    ])
  func springs(_ spring: Spring) {
    let animation = CASpringAnimation(keyPath: "zPosition")
    animation.fromValue = 0.0
    animation.toValue = 100.0
    animation.mass = spring.mass
    animation.stiffness = spring.stiffness
    animation.damping = spring.damping
    animation.initialVelocity = spring.velocity
    animation.allowsOverdamping = spring.allowsOverdamping
    animation.duration = 2
    layer.add(animation, forKey: nil)
    let start = clock.now
    for time in [0.05, 0.2, 0.41, 0.9, 1.7] {
      clock.advance(to: start + time)
      let expected =
        100
        * self.spring(
          spring.mass, spring.stiffness, spring.damping, v: spring.velocity, at: time)
      #expect(abs(shown - expected) < 1e-6, "at \(time)")
    }
  }

  @Test("LY-8 more damping than the critical one counts as critical unless it is allowed")
  func overdamping() {
    let animation = CASpringAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 100.0, 2)
    animation.damping = 50
    layer.add(animation, forKey: nil)
    clock.advance(by: 0.3)
    #expect(abs(shown - 100 * spring(1, 100, 20, v: 0, at: 0.3)) < 1e-6)
    #expect(animation.settlingDuration > 0 && animation.settlingDuration < 2)
  }

  @Test("LY-9 half of a cycle too many stops in its middle, and stays there where it fills")
  func repetition() {
    layer.add(
      animation {
        $0.repeatCount = 2.5
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, forKey: "z")
    clock.advance(by: 2.25)
    #expect(abs(shown - 25) < 1e-9)
    clock.advance(by: 1)
    #expect(abs(shown - 50) < 1e-9)
    layer.removeAllAnimations()
    #expect(shown == 0)
    layer.add(animation { $0.repeatDuration = 1.25 }, forKey: "z")
    clock.advance(by: 1.2)
    #expect(abs(shown - 20) < 1e-9)
    clock.advance(by: 0.1)
    #expect(shown == 0 && layer.animationKeys() == nil)
  }

  @Test("LY-9 reversing doubles a cycle and goes back the way it came")
  func reversing() {
    layer.add(
      animation {
        $0.autoreverses = true
        $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      }, forKey: "z")
    clock.advance(by: 0.4)
    let there = shown
    clock.advance(by: 1.2)
    #expect(abs(shown - there) < 1e-9 && there < 40)
    clock.advance(by: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test("LY-9 before its begin an animation shows only where it fills backwards")
  func begin() {
    layer.zPosition = 7
    layer.removeAllAnimations()
    layer.add(animation { $0.beginTime = clock.now + 1 }, forKey: "a")
    clock.advance(by: 0.5)
    #expect(shown == 7)
    clock.advance(by: 0.75)
    #expect(abs(shown - 25) < 1e-9)
    layer.removeAllAnimations()
    layer.add(
      animation {
        $0.beginTime = clock.now + 1
        $0.fillMode = .backwards
      }, forKey: "a")
    #expect(shown == 0)
  }

  @Test("LY-9 speed, offset, and standing still at an offset")
  func speed() {
    layer.add(animation { $0.speed = 2 }, forKey: "z")
    clock.advance(by: 0.25)
    #expect(abs(shown - 50) < 1e-9)
    clock.advance(by: 0.25)
    #expect(layer.animationKeys() == nil)
    layer.add(animation { $0.timeOffset = 0.75 }, forKey: "z")
    clock.advance(by: 0.5)
    // What lies before the offset follows after the rest.
    #expect(abs(shown - 25) < 1e-9)
    layer.removeAllAnimations()
    for (offset, value) in [(0, 0.0), (0.3, 30), (1, 100)] as [(Double, Double)] {
      layer.add(
        animation {
          $0.speed = 0
          $0.timeOffset = offset
        }, forKey: "z")
      clock.advance(by: 3)
      #expect(abs(shown - value) < 1e-9)
    }
    layer.add(
      animation {
        $0.speed = -1
        $0.timeOffset = 1
      }, forKey: "z")
    clock.advance(by: 0.25)
    #expect(abs(shown - 75) < 1e-9)
  }

  @Test("LY-9 a layer whose time stands still is scrubbed by its offset, view animations included")
  func scrubbing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let parent = UIView(frame: window.bounds)
    window.addSubview(parent)
    parent.addSubview(view)
    clock.tick()
    var ended = false
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 },
      completion: { _ in ended = true })
    clock.advance(by: 0.25)
    let pause = parent.layer.convertTime(clock.now, from: nil)
    parent.layer.speed = 0
    parent.layer.timeOffset = pause
    clock.advance(by: 10)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 30) < 1e-9 && !ended)
    parent.layer.timeOffset = pause + 0.5
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 80) < 1e-9)
    // As Apple's technical question 1673 resumes it.
    parent.layer.timeOffset = pause
    parent.layer.speed = 1
    let offset = parent.layer.timeOffset
    parent.layer.timeOffset = 0
    parent.layer.beginTime = 0
    parent.layer.beginTime = parent.layer.convertTime(clock.now, from: nil) - offset
    clock.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 80) < 1e-9 && !ended)
    clock.advance(by: 0.3)
    #expect(ended && view.layer.animationKeys() == nil)
  }

  @Test("LY-9 cumulative cycles go on, additive ones add to what is shown")
  func addition() {
    layer.add(
      animation {
        $0.isCumulative = true
        $0.repeatCount = 3
      }, forKey: "z")
    clock.advance(by: 2.25)
    #expect(abs(shown - 225) < 1e-9)
    layer.removeAllAnimations()
    layer.add(animation(), forKey: "a")
    layer.add(animation { $0.isAdditive = true }, forKey: "b")
    clock.advance(by: 0.25)
    #expect(abs(shown - 50) < 1e-9)
  }

  @Test("LY-9 what a group holds runs in its time and is cut off by it")
  func groups() {
    let group = CAAnimationGroup()
    let late = animation {
      $0.beginTime = 0.5
      $0.keyPath = "shadowRadius"
    }
    group.animations = [animation { $0.duration = 4 }, late]
    group.duration = 1
    group.speed = 0.5
    layer.add(group, forKey: "g")
    clock.advance(by: 1.5)
    #expect(abs(shown - 18.75) < 1e-9)
    #expect(abs((layer.presentation()?.shadowRadius ?? 0) - 25) < 1e-9)
    clock.advance(by: 0.5)
    #expect(layer.animationKeys() == nil)
  }
}
