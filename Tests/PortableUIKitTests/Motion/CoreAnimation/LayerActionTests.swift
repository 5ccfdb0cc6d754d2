import Foundation
import PortableUIKit
import Testing

/// LY-5 and LY-6: actions, how they are searched for, and transactions; AN-23: display links.
@MainActor @Suite struct LayerActionTests {
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

  private final class Delegate: CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }

  private final class Note: CAAction {
    var events: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      events.append(event)
    }
  }

  private final class Classy: CALayer {
    static let note = Note()
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "name" ? note : nil
    }
  }

  @Test("LY-5 the delegate is asked first, then actions, the style, the class; NSNull ends it")
  func search() {
    let delegate = Delegate()
    let (first, second, third) = (Note(), Note(), Note())
    let layer = Classy()
    layer.delegate = delegate
    delegate.answer = first
    layer.actions = ["name": second]
    layer.style = ["actions": ["name": third] as [String: any CAAction]]
    #expect(layer.action(forKey: "name") as? Note === first)
    delegate.answer = NSNull()
    #expect(layer.action(forKey: "name") == nil)
    delegate.answer = nil
    #expect(layer.action(forKey: "name") as? Note === second)
    layer.actions = nil
    #expect(layer.action(forKey: "name") as? Note === third)
    layer.style = nil
    #expect(layer.action(forKey: "name") as? Note === Classy.note)
    #expect(layer.action(forKey: "nothing") == nil && CALayer().action(forKey: "foo") == nil)
    #expect(CALayer().action(forKey: "opacity") is CABasicAnimation)
  }

  @Test("LY-5 a view answers NSNull outside of blocks and an animation inside")
  func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    clock.tick()
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    #expect(view.layer.action(forKey: "opacity") == nil)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      let action = view.action(for: view.layer, forKey: "opacity")
      #expect(action != nil && !(action is NSNull))
      // What only the layer has joins the block too.
      view.layer.cornerRadius = 8
    }
    #expect(view.layer.animation(forKey: "cornerRadius") is CABasicAnimation)
    clock.advance(by: 0.25)
    #expect(view.layer.presentation()?.cornerRadius == 2)
    view.layer.cornerRadius = 0
    #expect(view.layer.animationKeys() == ["cornerRadius"])
  }

  @Test(
    "LY-5, LY-6 a change of a layer of no view takes a quarter of a second on the default curve")
  func implicit() {
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"] && layer.presentation()?.opacity == 1)
    let animation = layer.animation(forKey: "opacity")
    #expect(animation?.duration == 0.25)
    #expect(animation?.timingFunction.map { controlPoints($0) } == [0.25, 0.1, 0.25, 1])
    clock.advance(by: 0.25)
    #expect(layer.animationKeys() == nil)
    // A second change on the way goes on from what is shown.
    layer.zPosition = 100
    clock.advance(by: 0.125)
    let half = layer.presentation()?.zPosition ?? 0
    layer.zPosition = 0
    #expect(layer.presentation()?.zPosition == half && half > 50)
    #expect(layer.animationKeys() == ["zPosition"])
  }

  @Test("LY-6 a layer that was not yet shown, and one whose actions are disabled, changes at once")
  func disabled() {
    let fresh = CALayer()
    window.layer.addSublayer(fresh)
    fresh.opacity = 0.5
    #expect(fresh.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    #expect(layer.animationKeys() == nil && !CATransaction.disableActions())
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.25
    #expect(layer.animationKeys() == nil)
  }

  @Test("LY-6 transactions nest and inherit; a commit too many does nothing")
  func transactions() {
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(4)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
    layer.zPosition = 100
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    clock.advance(by: 1)
    #expect(layer.presentation()?.zPosition == 50)
  }

  @Test("LY-6 the completion comes after the longest animation, at once where there is none")
  func completion() {
    var ends: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append("none") }
    CATransaction.commit()
    #expect(ends == ["none"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append("outer") }
    let short = CABasicAnimation(keyPath: "opacity")
    (short.fromValue, short.duration) = (0, 1)
    layer.add(short, forKey: "short")
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append("inner") }
    short.duration = 2
    layer.add(short, forKey: "long")
    CATransaction.commit()
    CATransaction.commit()
    clock.advance(by: 1.5)
    #expect(ends == ["none"])
    clock.advance(by: 0.6)
    #expect(ends.count == 3 && Set(ends.suffix(2)) == ["inner", "outer"])
    // Views' animations count as well, and the transaction that begins by itself ends with the turn.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    clock.tick()
    CATransaction.setCompletionBlock { ends.append("view") }
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    clock.advance(by: 0.9)
    #expect(ends.count == 3)
    clock.advance(by: 0.2)
    #expect(ends.last == "view")
  }

  @Test("LY-5 layers that come and go have their events")
  func order() {
    let (come, go) = (Note(), Note())
    let child = CALayer()
    child.actions = [kCAOnOrderIn: come, kCAOnOrderOut: go]
    layer.addSublayer(child)
    #expect(come.events == [kCAOnOrderIn] && go.events.isEmpty)
    child.removeFromSuperlayer()
    #expect(go.events == [kCAOnOrderOut])
  }

  private func controlPoints(_ function: CAMediaTimingFunction) -> [Float] {
    var (a, b): ([Float], [Float]) = ([0, 0], [0, 0])
    function.getControlPoint(at: 1, values: &a)
    function.getControlPoint(at: 2, values: &b)
    return a + b
  }

  // MARK: Display links

  @MainActor private final class Ticker {
    var times: [Double] = []
    var rests: [Double] = []
    func step(_ link: CADisplayLink) {
      times.append(link.timestamp)
      rests.append(link.targetTimestamp - link.timestamp - link.duration)
    }
  }

  @Test("AN-23 a link is called once per frame, at thirty a second every second one")
  func displayLinks() {
    // Another test may have made its window the key one.
    window.makeKeyAndVisible()
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Ticker.step)
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.5)
    #expect(ticker.times.count == 30)
    #expect(zip(ticker.times, ticker.times.dropFirst()).allSatisfy { abs($1 - $0 - 1 / 60) < 1e-9 })
    #expect(ticker.rests.allSatisfy { abs($0) < 1e-12 })
    link.preferredFramesPerSecond = 30
    ticker.times = []
    clock.advance(by: 0.5)
    #expect(ticker.times.count == 15)
    link.isPaused = true
    clock.advance(by: 1)
    #expect(ticker.times.count == 15)
    link.isPaused = false
    link.preferredFramesPerSecond = 7
    ticker.times = []
    clock.advance(by: 3)
    // Every ninth frame: six and two thirds a second, and not more than seven.
    #expect(ticker.times.count == 20)
    link.invalidate()
    clock.advance(by: 1)
    #expect(ticker.times.count == 20 && CACurrentMediaTime() == clock.now)
  }
}
