import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct PropertyAnimatorTests {
  private let clock = ManualFrameClock()
  private let window: UIWindow
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  init() {
    window = makeWindow(clock: clock)
    window.addSubview(view)
    clock.tick()
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? -1 }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = 150 }
  }

  @Test("An animator runs from start to end")
  func run() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && view.center.x == 50)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
    clock.advance(by: 0.5)
    #expect(shownX == 100 && animator.fractionComplete == 0.5)
    clock.advance(by: 0.5)
    #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
  }

  @Test("Paused, scrubbed and continued")
  func scrub() {
    let animator = animator(.easeIn)
    animator.startAnimation()
    clock.advance(by: 0.25)
    animator.pauseAnimation()
    animator.fractionComplete = 0.6
    // While paused, progress is time itself.
    #expect(abs(shownX - 110) < 1e-9)
    clock.advance(by: 5)
    #expect(abs(shownX - 110) < 1e-9 && animator.state == .active)
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
    clock.advance(by: 0.2)
    #expect(abs(shownX - 130) < 1e-9)
    clock.advance(by: 0.2)
    #expect(animator.state == .inactive)
  }

  @Test("Reversed on its way it ends at the start, and the view has its old value")
  func reverse() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    clock.advance(by: 0.75)
    animator.isReversed = true
    clock.advance(by: 0.5)
    #expect(shownX == 75 && view.center.x == 150)
    clock.advance(by: 0.25)
    #expect(ends == [.start] && view.center.x == 50)
  }

  @Test("Stopped where it is, then finished at a place of one's choice")
  func stop() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    clock.advance(by: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && view.center.x == 75 && ends.isEmpty)
    animator.finishAnimation(at: .end)
    #expect(ends == [.end] && view.center.x == 150 && animator.state == .inactive)
    let raised = recordingExceptions { animator.finishAnimation(at: .end) }
    #expect(
      raised == [
        UIKitException(
          name: "NSInternalInconsistencyException",
          reason: "finishAnimationAtPosition: should only be called on a stopped animator!")
      ])
  }

  @Test("A block with a delay factor takes the rest of the time")
  func delayFactor() {
    let animator = animator()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 1)
    clock.advance(by: 0.25)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }

  @Test("A spring of its own brings its duration along")
  func springDuration() {
    // Critically damped with ω = √(1000/3)·…: mass 3, stiffness 1000, damping 2·√3000.
    let spring = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 2 * 3000.squareRoot(),
      initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 99, timingParameters: spring)
    // ωD = 9.2334134764 with ω = √(1000/3) = 18.2574: 0.5057 s, the nominal one of sheets.
    #expect(abs(animator.duration - 9.2334134764 / (1000.0 / 3).squareRoot()) < 1e-6)
  }

  @Test("A running animator is made in one call")
  func running() {
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 1, options: .curveLinear,
      animations: { [view] in view.center.x = 150 }, completion: { position = $0 })
    clock.advance(by: 1.5)
    #expect(animator.isRunning && shownX == 100)
    clock.advance(by: 0.5)
    #expect(position == .end)
  }
}
