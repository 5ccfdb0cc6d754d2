import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct AnimationTests {
  private let clock = ManualFrameClock()
  private let window: UIWindow
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  init() {
    window = makeWindow(clock: clock)
    window.addSubview(view)
    clock.tick()
  }

  private var shown: CALayer { view.layer.presentation() ?? view.layer }

  @Test("AN-1 frame, bounds, center, transform, alpha and background colour are animatable")
  func animatable() {
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.frame = CGRect(x: 100, y: 0, width: 200, height: 50)
      view.alpha = 0
      view.transform = CGAffineTransform(translationX: 0, y: 40)
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      view.isHidden = true
      view.contentMode = .center
      view.clipsToBounds = true
    }
    #expect(
      view.layer.animationKeys() == [
        "position", "bounds", "opacity", "transform", "backgroundColor",
      ])
    clock.advance(by: 0.5)
    #expect(shown.position == CGPoint(x: 125, y: 25))
    #expect(shown.bounds == CGRect(x: 0, y: 0, width: 150, height: 50))
    #expect(shown.opacity == 0.5)
    #expect(shown.affineTransform() == CGAffineTransform(translationX: 0, y: 20))
    #expect(shown.frame == CGRect(x: 50, y: 20, width: 150, height: 50))
    #expect(shown.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0, alpha: 1))
    clock.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("AN-1 a turn goes the shorter way, a scale evenly")
  func transforms() {
    view.transform = CGAffineTransform(rotationAngle: .pi * 0.9)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.transform = CGAffineTransform(rotationAngle: -.pi * 0.9)
    }
    clock.advance(by: 0.5)
    // From 162° on to 198°: half way is 180°.
    #expect(abs(shown.affineTransform().a + 1) < 1e-9)
    view.layer.removeAllAnimations()
    view.transform = .identity
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    clock.advance(by: 0.5)
    #expect(shown.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test("AN-2, AN-3 model values change at once, what is shown follows, and the block runs at once")
  func modelValues() {
    var ran = false
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { [view] in
      view.center.x = 250
      ran = true
    }
    #expect(ran && view.center.x == 250 && shown.position.x == 50)
    clock.advance(by: 1)
    #expect(view.center.x == 250 && shown.position.x == 150)
    clock.advance(by: 1)
    #expect(shown.position.x == 250)
  }

  @Test("AN-4 blocks of the old style: 0.2 seconds, and they nest")
  func beginAndCommit() {
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationCurve(.linear)
    view.center.x = 150
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.alpha = 0
    UIView.commitAnimations()
    UIView.commitAnimations()
    view.tag = 1
    clock.advance(by: 0.1)
    #expect(abs(shown.position.x - 100) < 1e-9 && abs(shown.opacity - 0.9) < 1e-6)
    clock.advance(by: 0.1)
    #expect(view.layer.animationKeys() == ["opacity"])
  }

  @Test("AN-5 the options have UIKit's bits")
  func options() {
    let bits: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
      (.allowAnimatedContent, 128), (.showHideTransitionViews, 256),
      (.overrideInheritedOptions, 512), (.curveEaseInOut, 0), (.curveEaseIn, 0x10000),
      (.curveEaseOut, 0x20000), (.curveLinear, 0x30000), (.transitionFlipFromLeft, 0x100000),
      (.transitionFlipFromBottom, 0x700000),
    ]
    for (option, raw) in bits { #expect(option.rawValue == raw) }
  }

  @Test("AN-6 the curves are the standard cubic ones")
  func curves() {
    // A point of the curve (0.42, 0), (0.58, 1) at parameter ¼:
    // x = 3·¾²·¼·0.42 + 3·¾·¼²·0.58 + ¼³ = 0.274375, y = 3·¾·¼² + ¼³ = 0.15625.
    // Of (0.42, 0), (1, 1): x = 0.1771875 + 3·¾·¼² + ¼³ = 0.3334375, the same y.
    // Of (0, 0), (0.58, 1): x = 0.0815625 + 0.015625 = 0.0971875, the same y.
    let points: [(UIView.AnimationOptions, Double, Double)] = [
      (.curveEaseInOut, 0.274375, 0.15625), (.curveEaseInOut, 0.5, 0.5),
      (.curveEaseIn, 0.3334375, 0.15625), (.curveEaseOut, 0.0971875, 0.15625),
      (.curveLinear, 0.3, 0.3),
    ]
    for (option, time, progress) in points {
      view.layer.removeAllAnimations()
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: option) { [view] in view.alpha = 1 }
      clock.advance(by: time)
      #expect(abs(Double(shown.opacity) - progress) < 1e-6)
    }
  }

  @Test("AN-7 the completion: at the end, at once without duration, with the next turn when empty")
  func completions() {
    var ends: [String] = []
    func note(_ name: String) -> (Bool) -> Void { { ends.append("\(name) \($0)") } }
    UIView.animate(
      withDuration: 1, animations: { [view] in view.alpha = 0.5 }, completion: note("run"))
    UIView.animate(
      withDuration: 0, animations: { [view] in view.tag = 7 }, completion: note("instant"))
    #expect(ends == [])
    clock.advance(by: 0.9)
    #expect(!ends.contains("run true"))
    clock.advance(by: 0.1)
    #expect(ends.contains("run true"))
    ends = []
    UIView.animate(
      withDuration: 1, animations: { [view] in view.alpha = 1 }, completion: note("removed"))
    view.layer.removeAllAnimations()
    clock.tick()
    #expect(ends == ["removed false"])
    ends = []
    UIView.animate(
      withDuration: 1, animations: { [view] in view.alpha = 0 }, completion: note("left"))
    view.removeFromSuperview()
    clock.tick()
    #expect(ends == ["left false"] && view.layer.animationKeys() == nil)
  }

  @Test("AN-7 without duration nothing is animated, and the completion waits for the turn")
  func noDuration() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 0, animations: { [view] in view.alpha = 0.5 }, completion: { ends.append($0) })
    #expect(view.alpha == 0.5 && view.layer.animationKeys() == nil && ends == [])
  }

  @Test("AN-8 during the delay the old value is shown")
  func delay() {
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { [view] in view.alpha = 0 }
    #expect(view.alpha == 0)
    clock.advance(by: 1.9)
    #expect(shown.opacity == 1)
    clock.advance(by: 0.6)
    #expect(abs(shown.opacity - 0.5) < 1e-6)
    clock.advance(by: 0.5)
    #expect(shown.opacity == 0)
  }

  @Test("AN-9 a block inside another takes its duration and curve unless it overrides them")
  func nesting() {
    let other = UIView(frame: view.frame)
    let third = UIView(frame: view.frame)
    window.addSubview(other)
    window.addSubview(third)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1) { other.alpha = 0 }
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) { third.alpha = 0 }
    }
    clock.advance(by: 0.5)
    #expect(other.layer.presentation()?.opacity == 0.75)
    #expect(third.layer.presentation()?.opacity == 0.5)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("AN-10 animations of one property add up; from the current state one takes over")
  func overlapping() {
    func move(_ x: CGFloat, _ options: UIView.AnimationOptions = []) {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) { [view] in
        view.center.x = x
      }
    }
    move(150)
    clock.advance(by: 0.5)
    move(50)
    // 100 of the first way's 100 are half gone: 50 + 50 + (150 − 50)·1 − 50·… = 150 − 50 = 100.
    #expect(shown.position.x == 100)
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    clock.advance(by: 0.25)
    // 50 − 100·¼ + 100·¾ = 100.
    #expect(shown.position.x == 100)
    move(350, .beginFromCurrentState)
    #expect(shown.position.x == 100 && view.layer.animationKeys() == ["position"])
    clock.advance(by: 0.5)
    #expect(shown.position.x == 225)
  }

  @Test("AN-11 repeating has no end; reversing once ends with a jump to the model")
  func repeating() {
    var ended = false
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse],
      animations: { [view] in view.alpha = 0 }, completion: { _ in ended = true })
    clock.advance(by: 1.75)
    #expect(shown.opacity == 0.75 && !ended)
    clock.advance(by: 0.25)
    #expect(shown.opacity == 0 && ended)
    ended = false
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .repeat],
      animations: { [view] in view.alpha = 1 }, completion: { _ in ended = true })
    clock.advance(by: 10.25)
    #expect(shown.opacity == 0.25 && !ended)
  }

  @Test("AN-12, HT-7 touches pass by a view on its way unless it allows them")
  func interaction() {
    let point = CGPoint(x: 150, y: 25)
    UIView.animate(withDuration: 1) { [view] in view.center.x = 150 }
    #expect(window.hitTest(point, with: nil) === window)
    view.layer.removeAllAnimations()
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { [view] in
      view.center.x = 160
    }
    #expect(window.hitTest(point, with: nil) === view)
  }

  @Test("AN-13 without animation everything applies at once, and the switch comes back")
  func withoutAnimation() {
    UIView.animate(withDuration: 1) { [view] in
      UIView.performWithoutAnimation {
        view.alpha = 0
        #expect(!UIView.areAnimationsEnabled)
        UIView.performWithoutAnimation {}
        #expect(!UIView.areAnimationsEnabled)
      }
      #expect(UIView.areAnimationsEnabled)
    }
    #expect(view.layer.animationKeys() == nil)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { [view] in view.alpha = 1 }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("AN-13, LC-40 a layout pass of its own is not animated")
  func layoutPass() {
    let child = constrained(UIView(), in: view)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    clock.tick()
    UIView.animate(withDuration: 1) { width.constant = 20 }
    clock.tick()
    #expect(child.frame.width == 20 && child.layer.animationKeys() == nil)
  }

  @Test("AN-16 springs swing past the end unless they are critically damped")
  func springs() {
    // ω = ln(1000ζ/√(1−ζ²))/(ζD): for ζ = ½, D = 1 s it is 2·ln(1000·½/√¾) = 12.7166.
    let frequency = 2 * log(500 / 0.75.squareRoot())
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { [view] in view.center.x = 150 })
    clock.advance(by: 0.25)
    let damped = frequency * 0.75.squareRoot()
    let left =
      exp(-frequency / 2 * 0.25)
      * (cos(damped * 0.25) + 0.5 / 0.75.squareRoot() * sin(damped * 0.25))
    #expect(abs(shown.position.x - (150 - 100 * left)) < 1e-6)
    #expect(shown.position.x > 150)
    view.layer.removeAllAnimations()
    view.center.x = 50
    UIView.animate(
      withDuration: 2, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { [view] in view.center.x = 150 })
    clock.advance(by: 1)
    // ωD = 9.2334134764: half way through time (1 + 4.6167)·e^(−4.6167) is left.
    let half = 9.2334134764 / 2
    #expect(abs(shown.position.x - (150 - 100 * (1 + half) * exp(-half))) < 1e-6)
  }

  @Test("AN-16 an initial speed is in whole distances per second")
  func springVelocity() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 3,
      animations: { [view] in view.center.x = 150 })
    clock.advance(by: 1e-6)
    #expect(abs((shown.position.x - 50) / 1e-6 - 300) < 0.01)
  }

  @Test("AN-16 keyframes take parts of the whole")
  func keyframes() {
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      options: UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      animations: { [view] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.y = 125
        }
      })
    clock.advance(by: 0.5)
    #expect(shown.position == CGPoint(x: 100, y: 25))
    clock.advance(by: 1)
    #expect(shown.position == CGPoint(x: 150, y: 75))
    clock.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("AN-16 repeating is changed only inside a block")
  func modifying() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
    }
    clock.advance(by: 3.5)
    #expect(shown.opacity == 0.5)
    clock.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
    let raised = recordingExceptions {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {}
    }
    #expect(raised.first?.name == "NSInternalInconsistencyException")
  }

  @Test("Transitions show one view instead of another")
  func transitions() {
    let other = UIView(frame: view.frame)
    var ended = false
    UIView.transition(from: view, to: other, duration: 0.5) { ended = $0 }
    #expect(other.superview === window && view.superview == nil && !ended)
    clock.advance(by: 0.5)
    #expect(ended)
    window.addSubview(view)
    UIView.transition(from: other, to: view, duration: 0, options: .showHideTransitionViews)
    #expect(other.isHidden && !view.isHidden && other.superview === window)
  }
}
