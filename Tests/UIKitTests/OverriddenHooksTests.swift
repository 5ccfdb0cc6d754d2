import Testing
import UIKit

/// Every method that the class reference of UIView lists under "Methods to Override", overridden in one class,
/// with its calls in order (move callbacks: HIE-12 to HIE-14; passes: part 3 of the rules).
@MainActor @Suite(.serialized) struct OverriddenHooksTests {
  static var calls: [String] = []

  private static func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  final class Backing: CALayer {}

  final class Hooked: UIView {
    override init(frame: CGRect) {
      OverriddenHooksTests.calls.append("init(frame:)")
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
      OverriddenHooksTests.calls.append("init(coder:)")
      super.init(coder: coder)
    }
    override class var layerClass: AnyClass { Backing.self }
    override class var requiresConstraintBasedLayout: Bool {
      OverriddenHooksTests.calls.append("requiresConstraintBasedLayout")
      return true
    }
    override func draw(_ rect: CGRect) { OverriddenHooksTests.calls.append("draw") }
    override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
      OverriddenHooksTests.calls.append("draw for printing")
    }
    override func updateConstraints() {
      OverriddenHooksTests.calls.append("updateConstraints")
      super.updateConstraints()
    }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      OverriddenHooksTests.calls.append("alignmentRect")
      return frame.insetBy(dx: 2, dy: 2)
    }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      OverriddenHooksTests.calls.append("frame for alignment")
      return alignmentRect.insetBy(dx: -2, dy: -2)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      OverriddenHooksTests.calls.append("sizeThatFits")
      return CGSize(width: 30, height: 40)
    }
    override func layoutSubviews() {
      OverriddenHooksTests.calls.append("layoutSubviews")
      super.layoutSubviews()
    }
    override func didAddSubview(_ subview: UIView) {
      OverriddenHooksTests.calls.append("didAddSubview")
    }
    override func willRemoveSubview(_ subview: UIView) {
      OverriddenHooksTests.calls.append("willRemoveSubview")
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      OverriddenHooksTests.calls.append(
        "willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { OverriddenHooksTests.calls.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      OverriddenHooksTests.calls.append(
        "willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { OverriddenHooksTests.calls.append("didMoveToWindow") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      OverriddenHooksTests.calls.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      OverriddenHooksTests.calls.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      OverriddenHooksTests.calls.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      OverriddenHooksTests.calls.append("cancelled")
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      OverriddenHooksTests.calls.append("gestureRecognizerShouldBegin")
      return false
    }
    // Overridable as well: what other people's code is found to override.
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      OverriddenHooksTests.calls.append("convert")
      return super.convert(point, to: view)
    }
    override var leadingAnchor: NSLayoutXAxisAnchor { layoutMarginsGuide.leadingAnchor }
  }

  @Test func everyHookIsCalledInItsOrder() throws {
    _ = OverriddenHooksTests.take()
    let clock = ManualFrameClock()
    let window = UIWindow(environment: .standard, frameClock: clock)
    window.makeKeyAndVisible()
    let view = Hooked(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(view.layer is Backing)
    #expect(OverriddenHooksTests.take() == ["init(frame:)"])

    window.addSubview(view)
    #expect(
      OverriddenHooksTests.take().filter { $0.contains("Move") } == [
        "willMove(toWindow: window)", "willMove(toSuperview: view)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
    let child = UIView()
    view.addSubview(child)
    #expect(OverriddenHooksTests.take() == ["didAddSubview"])
    view.setNeedsUpdateConstraints()
    window.performTurn()
    let passes = OverriddenHooksTests.take().filter {
      ["updateConstraints", "layoutSubviews", "draw"].contains($0)
    }
    #expect(passes == ["updateConstraints", "layoutSubviews", "draw"])
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(OverriddenHooksTests.take().contains("sizeThatFits"))
    child.removeFromSuperview()
    #expect(OverriddenHooksTests.take().first == "willRemoveSubview")
    view.draw(view.bounds, for: UIViewPrintFormatter(view: view))
    #expect(OverriddenHooksTests.take() == ["draw for printing"])
    _ = view.convert(CGPoint.zero, to: nil)
    #expect(OverriddenHooksTests.take() == ["convert"])

    let finger = try TouchSimulator(window)
    let touch = finger.touch(at: CGPoint(x: view.frame.midX, y: view.frame.midY))
    finger.move(touch, to: CGPoint(x: view.frame.midX + 3, y: view.frame.midY))
    finger.lift(touch)
    finger.cancel(finger.touch(at: CGPoint(x: view.frame.midX, y: view.frame.midY)))
    #expect(
      OverriddenHooksTests.take().filter { $0.count < 10 } == [
        "began", "moved", "ended", "began", "cancelled",
      ])
    var recognized = 0
    let tap = UITapGestureRecognizer()
    tap.addTarget(clock) { _ in { recognized += 1 } }
    view.addGestureRecognizer(tap)
    finger.tap(at: CGPoint(x: view.frame.midX, y: view.frame.midY))
    #expect(OverriddenHooksTests.take().contains("gestureRecognizerShouldBegin"))
    #expect(recognized == 0)

    view.removeFromSuperview()
    #expect(
      OverriddenHooksTests.take().filter { $0.contains("Move") } == [
        "willMove(toWindow: nil)", "willMove(toSuperview: nil)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
  }

  @Test func alignmentIsAskedWhereConstraintsPlace() {
    _ = OverriddenHooksTests.take()
    let view = Hooked(frame: .zero)
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
    #expect(Hooked.requiresConstraintBasedLayout)
    let other: UIView = view
    #expect(other.leadingAnchor === view.layoutMarginsGuide.leadingAnchor)
  }
}
