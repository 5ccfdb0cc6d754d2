import CairoRenderer
import Foundation
import PortableUIKit
import Testing

/// E.11 of the drawing rules: what moves is what was drawn, and what moving costs; transitions.
@MainActor @Suite struct MotionCostTests {
  private final class Drawn: UIView {
    var rects: [CGRect] = []
    var layouts = 0
    override func draw(_ rect: CGRect) {
      rects.append(rect)
      UIColor.red.setFill()
      UIRectFill(bounds)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private let clock = ManualFrameClock()
  private let window: UIWindow
  private let view = Drawn(frame: CGRect(x: 20, y: 20, width: 100, height: 50))

  init() {
    window = UIWindow(environment: .standard, frameClock: clock)
    window.makeKeyAndVisible()
    window.addSubview(view)
    clock.tick()
    view.rects = []
    view.layouts = 0
  }

  /// The pictures of a second, sixty of them; answers what compositing cost.
  private func second(_ canvas: ViewCanvas) throws -> DrawingWork {
    let before = canvas.work
    for _ in 0..<60 {
      clock.advance(by: 1.0 / 60)
      try canvas.update()
    }
    var work = canvas.work
    work.blits -= before.blits
    work.presentationFrames -= before.presentationFrames
    work.replayedOperations -= before.replayedOperations
    return work
  }

  @Test(
    "Counts: sixty frames of an animated position, transform or opacity draw and lay out 0 times",
    arguments: ["position", "transform.rotation.y", "opacity", "bounds", "backgroundColor"])
  func explicit(path: String) throws {
    let canvas = try ViewCanvas(of: window, scale: 1)
    let animation = CABasicAnimation(keyPath: path)
    switch path {
    case "position":
      (animation.fromValue, animation.toValue) = (CGPoint(x: 50, y: 50), CGPoint(x: 200, y: 300))
    case "bounds":
      animation.toValue = CGRect(x: 0, y: 0, width: 200, height: 20)
    case "backgroundColor":
      (animation.fromValue, animation.toValue) = (UIColor.green, UIColor.blue.cgColor)
    default: (animation.fromValue, animation.toValue) = (0, 1)
    }
    animation.duration = 1.5
    let (draws, passes) = (window.drawingWork.draws, window.layoutState.work.layouts)
    view.layer.add(animation, forKey: "a")
    let work = try second(canvas)
    #expect(view.rects.isEmpty && view.layouts == 0)
    #expect(window.drawingWork.draws == draws && window.layoutState.work.layouts == passes)
    #expect(work.presentationFrames == 60 && work.replayedOperations == 0)
  }

  @Test("Counts: a spring of constraints in a block lays out once and moves what was drawn")
  func constraints() throws {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(holder)
    let box = Drawn()
    box.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(box)
    let left = box.leadingAnchor.constraint(equalTo: holder.leadingAnchor)
    NSLayoutConstraint.activate([
      left, box.topAnchor.constraint(equalTo: holder.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    clock.tick()
    let canvas = try ViewCanvas(of: window, scale: 1)
    let draws = box.rects.count
    let layouts = window.layoutState.work.layouts
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      left.constant = 200
      holder.layoutIfNeeded()
    }
    let inside = window.layoutState.work.layouts - layouts
    let work = try second(canvas)
    #expect(window.layoutState.work.layouts - layouts == inside && inside <= 2)
    #expect(box.rects.count == draws && work.replayedOperations == 0 && work.blits >= 60)
    #expect(box.frame.minX == 200)
  }

  @Test("AN-19 of a mode that redraws there is one drawing, at once, for the final bounds")
  func redraw() {
    view.contentMode = .redraw
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.bounds.size = CGSize(width: 300, height: 150)
    }
    clock.advance(by: 0.5)
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 300, height: 150)])
    let shown = view.layer.values(in: .presentation).bounds
    #expect(shown == CGRect(x: 0, y: 0, width: 200, height: 100))
    clock.advance(by: 1)
    #expect(view.rects.count == 1)
  }

  @Test(
    "AN-20 opacity is that of a group, the background is below the drawing, and a stretch moves part by part"
  )
  func kinds() throws {
    func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
      let picture = try ViewRenderer(scale: 1).image(of: window)
      return picture.pixels[y * picture.width + x]
    }
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.alpha = 0
      view.backgroundColor = .green
      view.contentStretch = CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
    }
    clock.advance(by: 0.5)
    // Half of blue over white, without the red below it: both are one group.
    let level = try pixel(40, 40)
    #expect(
      level & 0xFF >= 0xFE && abs(Int(level >> 16 & 0xFF) - 128) <= 1
        && abs(Int(level >> 8 & 0xFF) - 128) <= 1)
    // The drawing covers the background, on its way to green.
    let red = try pixel(100, 60)
    #expect(
      red >> 16 & 0xFF >= 0xFE && abs(Int(red >> 8 & 0xFF) - 128) <= 1
        && abs(Int(red & 0xFF) - 128) <= 1)
    // From (0, 0, 1, 1) half of the way, each component by itself.
    let shown = view.layer.values(in: .presentation).contentsCenter
    #expect(abs(shown.minX - 0.25) < 1e-9 && abs(shown.minY - 0.125) < 1e-9)
    #expect(abs(shown.width - 0.75) < 1e-9 && abs(shown.height - 0.75) < 1e-9)
    #expect(view.rects.isEmpty)
  }

  @Test("AN-21 a mark on the way draws once, and what was drawn moves on")
  func marks() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.center.x += 100
    }
    clock.advance(by: 0.25)
    view.setNeedsDisplay()
    clock.advance(by: 0.25)
    #expect(view.rects.count == 1)
    #expect(view.layer.presentation()?.position.x == 120)
    let picture = try ViewRenderer(scale: 1).image(of: window)
    #expect(picture.pixels[40 * picture.width + 75] == 0xFFFF_0000)
    #expect(picture.pixels[40 * picture.width + 65] != 0xFFFF_0000)
  }

  @Test("DR-29 a label that does not clear, as documents say of many, looks the same each time")
  func looks() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    label.text = "Label"
    label.clearsContextBeforeDrawing = false
    window.addSubview(label)
    clock.tick()
    let first = try ViewRenderer(scale: 1).image(of: window)
    #expect(try ViewRenderer(scale: 1).image(of: window) == first)
    label.text = "Other"
    clock.tick()
    _ = try ViewRenderer(scale: 1).image(of: window)
    label.text = "Label"
    clock.tick()
    #expect(try ViewRenderer(scale: 1).image(of: window) == first)
  }

  @Test("DR-29 what is drawn anew in the whole takes the place of the pixels that were there")
  func replacedPixels() throws {
    final class Ring: UIView {
      override func draw(_ rect: CGRect) {
        UIColor(white: 0, alpha: 0.5).setFill()
        UIRectFillUsingBlendMode(bounds.insetBy(dx: 5, dy: 5), .normal)
      }
    }
    let ring = Ring(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    ring.isOpaque = false
    window.addSubview(ring)
    clock.tick()
    let first = try ViewRenderer(scale: 1).image(of: window)
    for _ in 0..<3 {
      ring.setNeedsDisplay()
      clock.tick()
      #expect(try ViewRenderer(scale: 1).image(of: window) == first)
    }
  }

  // MARK: Transitions

  /// A view of one colour over a black ground.
  private func plain(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = color
    window.addSubview(view)
    clock.tick()
    return view
  }

  private func components(_ x: Int, _ y: Int) throws -> [Int] {
    let picture = try ViewRenderer(scale: 1).image(of: window)
    let pixel = picture.pixels[y * picture.width + x]
    return [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
  }

  @Test("AN-22 half way through a dissolve the picture is half the old and half the new one")
  func dissolve() throws {
    let view = plain(.red)
    var ended = false
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { view.backgroundColor = .blue }, completion: { ended = $0 })
    #expect(try components(50, 50) == [255, 0, 0])
    clock.advance(by: 0.5)
    let half = try components(50, 50)
    #expect(abs(half[0] - 128) <= 1 && half[1] == 0 && abs(half[2] - 128) <= 1)
    clock.advance(by: 0.5)
    #expect(try components(50, 50) == [0, 0, 255])
    #expect(ended && view.layer.animationKeys() == nil)
  }

  @Test("AN-22 a dissolve of half transparent pictures keeps their opacity")
  func translucentDissolve() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.layer.addSublayer(root)
    root.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor
    clock.tick()
    clock.tick()
    let fade = CATransition()
    fade.duration = 1
    root.add(fade, forKey: nil)
    CATransaction.setDisableActions(true)
    root.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).cgColor
    clock.advance(by: 0.5)
    #expect(root.animationKeys() == [kCATransition])
    let picture = LayerPicture(root, tree: .presentation, ground: nil)
    #expect(abs(picture.alpha(50, 50) - 128) <= 2 && abs(picture.red(50, 50) - 64) <= 2)
    #expect(abs(picture.blue(50, 50) - 64) <= 2)
  }

  @Test("AN-22 a flip turns half round, the old picture in front for the first half")
  func flip() throws {
    window.backgroundColor = .black
    let view = plain(.red)
    UIView.transition(
      with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { view.backgroundColor = .blue })
    clock.advance(by: 0.25)
    // Turned by 45° about y: the middle is red, the edges are seen to lie farther in.
    #expect(try components(50, 50) == [255, 0, 0])
    #expect(try components(5, 90) == [0, 0, 0] && components(96, 90) == [0, 0, 0])
    clock.advance(by: 0.5)
    #expect(try components(50, 50) == [0, 0, 255] && components(5, 50) == [0, 0, 0])
    clock.advance(by: 0.25)
    #expect(try components(5, 50) == [0, 0, 255])
  }

  @Test("A push moves the old picture out and the new one in; views are exchanged as well")
  func push() throws {
    let view = plain(.red)
    let push = CATransition()
    push.type = .push
    push.subtype = .fromRight
    push.duration = 1
    view.layer.add(push, forKey: nil)
    view.backgroundColor = .blue
    clock.advance(by: 0.25)
    #expect(try components(60, 50) == [255, 0, 0] && components(90, 50) == [0, 0, 255])
    clock.advance(by: 1)
    let other = UIView(frame: view.frame)
    other.backgroundColor = .green
    let holder = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    window.addSubview(holder)
    holder.addSubview(view)
    clock.tick()
    UIView.transition(
      from: view, to: other, duration: 1, options: [.transitionCrossDissolve, .curveLinear])
    #expect(view.superview == nil && other.superview === holder)
    clock.advance(by: 0.5)
    let half = try components(50, 250)
    #expect(abs(half[2] - 128) <= 1 && half[0] == 0 && half[1] > 60)
  }
}
