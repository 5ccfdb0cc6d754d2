import Foundation
import PropertyTesting
import Testing

@testable import PortableUIKit

/// Moves that a run only notes, against those of views whose class has a part in the choice of animations, which are made at
/// once: nobody can tell one from the other (LY-5, AN-2 to AN-10).
@MainActor @Suite struct GeometryMoveTests {
  /// Chooses the usual animations itself.
  private final class Choosing: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      super.action(for: layer, forKey: event)
    }
  }

  /// A window with some views, and all that was told of the ends of animations.
  @MainActor private final class Stage {
    let clock = ManualFrameClock()
    let window: UIWindow
    let views: [UIView]
    var told: [String] = []

    init(_ make: () -> UIView, isShown: Bool) {
      window = UIWindow(environment: .standard, frameClock: clock)
      window.isHidden = false
      views = (0..<6).map { _ in make() }
      for (number, view) in views.enumerated() {
        view.frame = CGRect(x: 10, y: 20 * number, width: 30, height: 10)
        view.autoresizingMask = [.flexibleWidth]
        (number % 3 == 2 ? views[number - 1] : window).addSubview(view)
        // Layers of some are asked for before anything moves.
        if isShown || number % 2 == 0 { _ = view.layer }
      }
      window.performTurn()
    }

    /// What is seen of the views.
    var shown: [String] {
      views.map { view in
        let shown = view.layer.presentation() ?? view.layer
        let keys = view.layer.animationKeys() ?? []
        return "\(shown.position) \(shown.bounds) \(shown.opacity) \(keys) \(view.frame)"
      }
    }

    /// One of some steps, by numbers.
    func step(_ kind: Int, _ place: Int, _ a: Int, _ b: Int) {
      let view = views[place]
      let frame = CGRect(x: a, y: b, width: 10 + b, height: 5 + a)
      func change() {
        switch kind % 4 {
        case 0: view.frame = frame
        case 1: view.center = CGPoint(x: b, y: a)
        case 2:
          view.frame = frame
          view.frame.origin.x += 4
        default: views[(place + 1) % views.count].bounds.size.width += CGFloat(a)
        }
      }
      switch kind {
      case 0...3:
        let options: UIView.AnimationOptions =
          [[], .beginFromCurrentState, .curveLinear, .allowUserInteraction][a % 4]
        UIView.animate(
          withDuration: Double(b % 5) / 10, delay: Double(a % 3) / 10, options: options,
          animations: change, completion: { self.told.append("\(place) \($0)") })
      case 4: change()
      case 5: clock.advance(by: Double(a) / 50)
      case 6: window.performTurn()
      case 7: view.layer.removeAllAnimations()
      case 8:
        view.removeFromSuperview()
        window.addSubview(view)
      case 9: UIView.animate(withDuration: 0.4) { view.alpha = CGFloat(a) / 20 }
      case 10:
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.told.append("transaction") }
        UIView.animate(withDuration: 0.2) { change() }
        CATransaction.commit()
      default: window.rotate(to: a % 2 == 0 ? .landscape : .portrait)
      }
    }
  }

  @Test(arguments: 0..<40) func `noted moves look and end as animations do`(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let isShown = seed % 2 == 0
    let (noting, making) = (
      Stage({ UIView() }, isShown: isShown), Stage({ Choosing() }, isShown: isShown)
    )
    for step in 0..<60 {
      let (kind, place, a, b) = (
        Int.random(in: 0..<12, using: &random), Int.random(in: 0..<6, using: &random),
        Int.random(in: 0..<20, using: &random), Int.random(in: 0..<20, using: &random)
      )
      noting.step(kind, place, a, b)
      making.step(kind, place, a, b)
      // Mostly nobody asks.
      if Int.random(in: 0..<4, using: &random) == 0 {
        #expect(noting.shown == making.shown, "step \(step), kind \(kind)")
      }
    }
    for stage in [noting, making] { stage.clock.advance(by: 10) }
    #expect(noting.shown == making.shown)
    #expect(noting.told == making.told)
  }

  @Test func `a rotation makes no animation that nobody asks for`() throws {
    let stage = Stage({ UIView() }, isShown: true)
    stage.window.rotate(to: .landscape)
    #expect(stage.views.filter { $0.links.move != nil }.count >= 4)
    #expect(stage.views.allSatisfy { $0.layer.madeAnimations.isEmpty })
    stage.clock.advance(by: 0.1)
    let view = stage.views[0]
    let (old, new) = (CGFloat(30), view.bounds.width)
    let shown = try #require(view.layer.presentation()).bounds.width
    #expect(old < shown && shown < new)
    #expect(stage.views.filter { !$0.layer.madeAnimations.isEmpty }.count == 1)
    stage.clock.advance(by: 5)
    #expect(stage.views.allSatisfy { $0.links.move == nil && $0.layer.madeAnimations.isEmpty })
  }
}
