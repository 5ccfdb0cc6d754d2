import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct AnimatedLayoutTests {
  private let log = CallLog()
  private let clock = ManualFrameClock()
  private let window: UIWindow
  private let controller: UIViewController
  private let a: UIView
  private let leading: NSLayoutConstraint

  init() {
    window = makeWindow(clock: clock)
    controller = log.controller("R")
    window.rootViewController = controller
    a = constrained(log.view("A"), in: controller.view)
    leading = a.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 0)
    NSLayoutConstraint.activate([
      leading, a.topAnchor.constraint(equalTo: controller.view.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 50),
      a.heightAnchor.constraint(equalToConstant: 50),
    ])
    clock.tick()
    clock.tick()
    _ = log.take()
  }

  private var shownX: CGFloat { a.layer.presentation()?.frame.minX ?? -1 }

  @Test("LT-8, AN-14 layoutIfNeeded in a block: layout runs there, frames are final, A is animated")
  func layoutInside() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [self] in
      leading.constant = 100
      controller.view.layoutIfNeeded()
      log.note("end of block")
    }
    #expect(
      log.take() == [
        "R.viewWillLayoutSubviews", "R.view.layoutSubviews", "R.viewDidLayoutSubviews",
        "end of block",
      ])
    #expect(a.frame.minX == 100 && a.layer.animationKeys() == ["position"])
    #expect(controller.view.layer.animationKeys() == nil)
    clock.advance(by: 0.5)
    #expect(log.take() == [])
  }

  @Test("AN-T1, AN-17 what is shown goes from the old place to the new, against the constraint")
  func presentation() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [self] in
      leading.constant = 100
      controller.view.layoutIfNeeded()
    }
    #expect(a.frame.minX == 100 && shownX == 0)
    clock.advance(by: 0.25)
    #expect(shownX == 25 && leading.constant == 100)
    clock.advance(by: 0.75)
    #expect(shownX == 100)
  }

  @Test("AN-14 constraints changed alone animate nothing, as layout comes later")
  func layoutLater() {
    UIView.animate(withDuration: 1) { [self] in leading.constant = 100 }
    clock.tick()
    #expect(a.frame.minX == 100 && a.layer.animationKeys() == nil)
  }

  @Test("AN-14 with the option for it, resized views lay out their subviews within the animation")
  func layoutOption() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    final class Halving: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame.size.width = bounds.width / 2
      }
    }
    let halving = Halving(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    halving.addSubview(inner)
    controller.view.addSubview(halving)
    clock.tick()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      halving.frame.size.width = 40
    }
    clock.advance(by: 0.5)
    #expect(inner.frame.width == 20 && inner.layer.presentation()?.bounds.width == 15)
  }

  @Test("AN-15 flushed updates: constraints changed in the block animate by themselves")
  func flushing() {
    leading.constant = 20
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .flushUpdates]) { [self] in
      leading.constant = 120
    }
    #expect(a.frame.minX == 120)
    clock.advance(by: 0.5)
    // From 20, which was applied before the animation began.
    #expect(shownX == 70)
  }

  @Test("SV-30, AN-14 a hidden arranged view collapses within the animation")
  func stack() {
    let arranged = [SizedView(50, 20), SizedView(50, 20)]
    let stack = constrained(UIStackView(arrangedSubviews: arranged), in: controller.view)
    stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    clock.tick()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [self] in
      arranged[0].isHidden = true
      controller.view.layoutIfNeeded()
    }
    clock.advance(by: 0.5)
    #expect(arranged[1].frame.minX == 0)
    #expect(arranged[1].layer.presentation()?.frame.minX == 25)
  }
}
