import Foundation
import PortableUIKit
import Testing

/// Random fingers on random trees of views, controls, scroll views and recognisers, which are taken out
/// of the window and switched off while touches are on them.
///
/// Every view hears of each touch from its beginning to one end and of nothing else; each recogniser's
/// states follow one another as GR-1 allows; and when all fingers have been lifted and time has passed,
/// nobody is left in the middle of anything.
@MainActor @Suite struct RandomTouchTests {
  /// Checks what its view is told.
  private final class Witness: UIView {
    var open: Set<ObjectIdentifier> = []
    var faults: [String] = []
    var count = 0

    private func check(_ isRight: Bool, _ fault: String) {
      count += 1
      if !isRight { faults.append(fault) }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        // Controls that are off and scroll views pass touches on.
        let isOwn = touch.view?.isDescendant(of: self) ?? false
        check(touch.phase == .began && isOwn, "began in \(touch.phase) on \(touch.view as Any)")
        check(open.insert(ObjectIdentifier(touch)).inserted, "began twice")
      }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        check(touch.phase == .moved, "moved in \(touch.phase)")
        check(open.contains(ObjectIdentifier(touch)), "moved without having begun")
      }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        check(touch.phase == .ended, "ended in \(touch.phase)")
        check(open.remove(ObjectIdentifier(touch)) != nil, "ended without having begun")
      }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        check(touch.phase == .cancelled, "cancelled in \(touch.phase)")
        check(open.remove(ObjectIdentifier(touch)) != nil, "cancelled without having begun")
      }
    }
  }

  private final class Delegate: UIGestureRecognizerDelegate {
    var random: Random
    init(_ random: Random) { self.random = random }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      Int.random(in: 0..<8, using: &random) > 0
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { Int.random(in: 0..<8, using: &random) > 0 }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { Bool.random(using: &random) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { Int.random(in: 0..<6, using: &random) == 0 }
  }

  /// Checks the states with which actions come.
  @MainActor private final class Judge {
    var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    var faults: [String] = []
    var count = 0

    func judge(_ recognizer: UIGestureRecognizer) {
      count += 1
      let (last, next) = (states[ObjectIdentifier(recognizer)], recognizer.state)
      let isUnderWay = last == .began || last == .changed
      let isLegal =
        switch next {
        case .began: !isUnderWay
        case .changed, .cancelled: isUnderWay
        case .ended: true
        case .possible, .failed: false
        }
      if !isLegal { faults.append("\(type(of: recognizer)) \(String(describing: last)) → \(next)") }
      states[ObjectIdentifier(recognizer)] = next
    }
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// A window full of views and recognisers.
  @MainActor private final class World {
    var random: Random
    let clock = ManualFrameClock()
    let window: UIWindow
    let finger: TouchSimulator
    let judge = Judge()
    let delegate: Delegate
    var views: [UIView] = []
    var recognizers: [UIGestureRecognizer] = []
    var down: [UITouch] = []

    init(seed: Int) throws {
      random = Random(state: UInt64(seed))
      delegate = Delegate(Random(state: UInt64(seed) &+ 1000))
      window = makeWindow(clock: clock)
      finger = try TouchSimulator(window)
      for _ in 0..<14 { addView() }
      for _ in 0..<14 { addRecognizer() }
      for _ in 0..<5 {
        if let first = recognizers.randomElement(using: &random),
          let second = recognizers.randomElement(using: &random)
        {
          first.require(toFail: second)
        }
      }
    }

    private func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

    private func addView() {
      let superview = views.randomElement(using: &random) ?? window
      let frame = CGRect(
        x: CGFloat.random(in: -10...150, using: &random),
        y: CGFloat.random(in: -10...250, using: &random),
        width: CGFloat.random(in: 60...300, using: &random),
        height: CGFloat.random(in: 60...400, using: &random))
      let view: UIView
      switch Int.random(in: 0..<10, using: &random) {
      case 0: view = UISwitch(frame: frame)
      case 1: view = UIButton(frame: frame)
      case 2: view = UISlider(frame: frame)
      case 3:
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentSize = CGSize(width: 400, height: 600)
        scrollView.delaysContentTouches = Bool.random(using: &random)
        view = scrollView
      default: view = Witness(frame: frame)
      }
      view.isMultipleTouchEnabled = Bool.random(using: &random)
      view.isExclusiveTouch = chance(6)
      if chance(5) { view.transform = CGAffineTransform(rotationAngle: 0.3) }
      (chance(3) ? window : superview).addSubview(view)
      views.append(view)
    }

    private func addRecognizer() {
      let recognizer: UIGestureRecognizer
      switch Int.random(in: 0..<8, using: &random) {
      case 0: recognizer = UIPanGestureRecognizer()
      case 1: recognizer = UISwipeGestureRecognizer()
      case 2: recognizer = UIPinchGestureRecognizer()
      case 3: recognizer = UIRotationGestureRecognizer()
      case 4:
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
        press.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
        recognizer = press
      default:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = Int.random(in: 1...3, using: &random)
        tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
        recognizer = tap
      }
      recognizer.cancelsTouchesInView = Bool.random(using: &random)
      recognizer.delaysTouchesBegan = chance(4)
      recognizer.delaysTouchesEnded = Bool.random(using: &random)
      if chance(2) { recognizer.delegate = delegate }
      recognizer.addTarget(judge, action: Judge.judge)
      views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }

    private func point() -> CGPoint {
      at(
        CGFloat.random(in: 0...375, using: &random), CGFloat.random(in: 0...667, using: &random))
    }

    func act() {
      switch Int.random(in: 0..<24, using: &random) {
      case 0..<5 where down.count < 4: down.append(finger.touch(at: point()))
      case 5..<12:
        guard let touch = down.randomElement(using: &random) else { return }
        let place = touch.location(in: nil)
        let step = CGFloat.random(in: 1...30, using: &random)
        finger.move(
          touch, to: chance(2) ? at(place.x + step, place.y) : at(place.x, place.y - step))
      case 12..<16:
        guard !down.isEmpty else { return }
        let touch = down.remove(at: Int.random(in: 0..<down.count, using: &random))
        if chance(8) { finger.cancel(touch) } else { finger.lift(touch) }
      case 16..<19: finger.wait(Double.random(in: 0...0.6, using: &random))
      case 19..<21: finger.tap(at: point())
      case 21:
        guard let view = views.randomElement(using: &random) else { return }
        if view.superview != nil { view.removeFromSuperview() } else { window.addSubview(view) }
      case 22: recognizers.randomElement(using: &random)?.isEnabled.toggle()
      default:
        (views.randomElement(using: &random) as? UIControl)?.isEnabled.toggle()
      }
    }

    func finish() {
      for touch in down { finger.lift(touch) }
      down = []
      finger.wait(2)
    }
  }

  /// Lets fingers act on a world; answers how much its views and targets were told.
  private func play(seed: Int) throws -> (views: Int, targets: Int) {
    let world = try World(seed: seed)
    for step in 0..<150 {
      world.act()
      let faults = world.views.flatMap { ($0 as? Witness)?.faults ?? [] } + world.judge.faults
      try #require(faults == [], "seed \(seed), step \(step)")
    }
    world.finish()
    #expect(world.views.allSatisfy { ($0 as? Witness)?.open.isEmpty ?? true }, "seed \(seed)")
    #expect(world.recognizers.allSatisfy { $0.state == .possible }, "seed \(seed)")
    #expect(world.recognizers.allSatisfy { $0.numberOfTouches == 0 }, "seed \(seed)")
    for case let control as UIControl in world.views {
      #expect(!control.isTracking && !control.isHighlighted, "seed \(seed)")
    }
    for case let scrollView as UIScrollView in world.views {
      #expect(!scrollView.isTracking && !scrollView.isDragging, "seed \(seed)")
      #expect(scrollView.panGestureRecognizer.state == .possible, "seed \(seed)")
    }
    return (world.views.reduce(0) { $0 + (($1 as? Witness)?.count ?? 0) }, world.judge.count)
  }

  @Test("Whatever fingers do, views and recognisers hear whole stories", arguments: 0..<8)
  func stories(batch: Int) throws {
    var told = (views: 0, targets: 0)
    for seed in batch * 10..<(batch + 1) * 10 {
      let (views, targets) = try play(seed: seed)
      told = (told.views + views, told.targets + targets)
    }
    // A world in which nothing happens shows nothing.
    #expect(told.views > 200 && told.targets > 5)
  }
}
