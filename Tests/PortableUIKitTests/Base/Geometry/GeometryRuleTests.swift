import Foundation
import PortableUIKit
import Testing

/// Rules of part 1 on geometry, pixels, content modes, autoresizing and conversion.
@MainActor @Suite struct GeometryRuleTests {
  @Test("GEO-1, GEO-2 axes start at the top left; frame and center are in the superview's plane")
  func planes() {
    let superview = UIView(frame: CGRect(x: 100, y: 200, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    superview.addSubview(view)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.convert(CGPoint(x: 0, y: 5), to: superview) == CGPoint(x: 10, y: 25))
  }

  @Test("GEO-3, GEO-7 without a transform frame, bounds and center follow from one another")
  func coupling() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.center = CGPoint(x: 50, y: 60)
    #expect(view.frame == CGRect(x: 45, y: 50, width: 10, height: 20))
    view.bounds.size = CGSize(width: 20, height: 40)
    #expect(view.frame == CGRect(x: 40, y: 40, width: 20, height: 40))
    view.frame.size.width = 30
    #expect(view.bounds.width == 30 && view.center == CGPoint(x: 55, y: 60))
  }

  @Test("GEO-10, XF-1 a superview's transform leaves frames of subviews, and acts about its center")
  func transformed() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    superview.addSubview(view)
    #expect(superview.transform.isIdentity)
    superview.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(superview.center == CGPoint(x: 50, y: 50))
    #expect(superview.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
    #expect(view.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 10, y: 10))
  }

  @Test("XF-6, AL-76 constraints place a transformed view as if it had no transform")
  func transformUnderConstraints() {
    let window = makeWindow()
    let view = constrained(UIView(), in: window)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.performTurn()
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 1, height: 1)).width == 1)
  }

  @Test("CV-1, CV-5 a nil view means the window's plane; views are coordinate spaces")
  func conversion() {
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil as UIView?) == CGPoint(x: 11, y: 21))
    #expect(view.convert(CGPoint(x: 11, y: 21), from: nil as UIView?) == CGPoint(x: 1, y: 1))
    let space: any UICoordinateSpace = view
    #expect(space.bounds == view.bounds)
    #expect(
      space.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: window as any UICoordinateSpace)
        == CGRect(x: 10, y: 20, width: 5, height: 5))
    let other: any UICoordinateSpace = window
    #expect(space.convert(CGPoint(x: 10, y: 20), from: other) == .zero)
  }

  @Test("CV-4 trees without a common root lie in one space, each at its root's frame")
  func separateTrees() {
    let first = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
    let inFirst = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    first.addSubview(inFirst)
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inSecond = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    second.addSubview(inSecond)
    #expect(inFirst.convert(CGPoint.zero, to: inSecond) == CGPoint(x: 17, y: 6))
    #expect(inSecond.convert(CGPoint.zero, from: inFirst) == CGPoint(x: 17, y: 6))
    #expect(
      first.convert(CGPoint(x: 10, y: 0), to: UIView(frame: .zero)) == CGPoint(x: 20, y: 0))
  }

  @Test("PX-1, PX-4, AL-120 edges that constraints place fall on pixels of the screen")
  func pixels() {
    for (device, step) in [("iPhone 8", 0.5), ("iPhone 11 Pro", 1.0 / 3)] {
      let window = makeWindow(device)
      #expect(window.traitCollection.displayScale == window.screen.scale)
      let view = constrained(UIView(), in: window)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10.3),
        view.widthAnchor.constraint(equalToConstant: 20.45),
      ])
      window.performTurn()
      for edge in [view.frame.minX, view.frame.maxX] {
        #expect((edge / step - (edge / step).rounded()).magnitude < 1e-9)
      }
    }
  }

  @Test("PX-2, VIS-2 a plain view draws at scale 1 until told otherwise")
  func contentScale() { #expect(UIView().contentScaleFactor == 1 && UIView().isOpaque) }

  private let box = CGRect(x: 0, y: 0, width: 200, height: 200)
  private let content = CGSize(width: 100, height: 50)

  @Test("CM-T1, CM-1 the documented rectangles of all content modes")
  func contentModes() {
    let expected: [(UIView.ContentMode, CGRect)] = [
      (.scaleToFill, box), (.scaleAspectFit, CGRect(x: 0, y: 50, width: 200, height: 100)),
      (.scaleAspectFill, CGRect(x: -100, y: 0, width: 400, height: 200)), (.redraw, box),
      (.center, CGRect(x: 50, y: 75, width: 100, height: 50)),
      (.top, CGRect(x: 50, y: 0, width: 100, height: 50)),
      (.bottom, CGRect(x: 50, y: 150, width: 100, height: 50)),
      (.left, CGRect(x: 0, y: 75, width: 100, height: 50)),
      (.right, CGRect(x: 100, y: 75, width: 100, height: 50)),
      (.topLeft, CGRect(x: 0, y: 0, width: 100, height: 50)),
      (.topRight, CGRect(x: 100, y: 0, width: 100, height: 50)),
      (.bottomLeft, CGRect(x: 0, y: 150, width: 100, height: 50)),
      (.bottomRight, CGRect(x: 100, y: 150, width: 100, height: 50)),
    ]
    for (index, (mode, rect)) in expected.enumerated() {
      #expect(mode.rawValue == index)
      #expect(mode.contentRect(for: content, in: box) == rect, "\(mode)")
      let scrolled = box.offsetBy(dx: 7, dy: 9)
      #expect(mode.contentRect(for: content, in: scrolled) == rect.offsetBy(dx: 7, dy: 9))
    }
  }

  @Test("CM-2 a pinned mode does not scale content that is larger than the bounds")
  func overflow() {
    let small = CGRect(x: 0, y: 0, width: 60, height: 20)
    #expect(
      UIView.ContentMode.center.contentRect(for: content, in: small)
        == CGRect(x: -20, y: -15, width: 100, height: 50))
    #expect(
      UIView.ContentMode.bottomRight.contentRect(for: content, in: small)
        == CGRect(x: -40, y: -30, width: 100, height: 50))
  }

  @Test("CM-3, CM-4 the default scales to fill; the mode says nothing of subviews")
  func contentModeScope() {
    let view = UIView(frame: box)
    #expect(view.contentMode == .scaleToFill && UIImageView().contentMode == .scaleToFill)
    let subview = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(subview)
    view.contentMode = .bottomRight
    view.frame.size = CGSize(width: 50, height: 50)
    #expect(subview.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("AR-1, AR-3 resizing is on, the mask is empty, and its bits are UIKit's")
  func maskDefaults() {
    let view = UIView()
    #expect(view.autoresizesSubviews && view.autoresizingMask.isEmpty)
    let bits: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(bits.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test("AR-8, AR-9 the axes are independent, and results are not rounded")
  func axes() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
    view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleTopMargin]
    superview.addSubview(view)
    superview.frame.size = CGSize(width: 300, height: 250)
    // Width: 100 + 100 · 100 / 180; the top margin takes all of the 50.
    #expect((view.frame.width - (100 + 100.0 * 100 / 180)).magnitude < 1e-9)
    #expect(view.frame.minX == 20 && view.frame.minY == 80 && view.frame.height == 40)
  }

  @Test(
    "AR-11, AL-95 a mask's generated constraints resize like the mask itself", arguments: 0..<64)
  func maskConstraints(mask: Int) {
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let window = makeWindow()
    let solved = UIView(frame: framed.frame)
    window.addSubview(solved)
    let views = [framed, solved].map { superview in
      let view = UIView(frame: CGRect(x: 20, y: 50, width: 100, height: 60))
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask))
      superview.addSubview(view)
      return view
    }
    // A constraint to the second one brings it into the engine.
    let marker = constrained(UIView(), in: solved)
    NSLayoutConstraint.activate([
      marker.leadingAnchor.constraint(equalTo: views[1].leadingAnchor),
      marker.trailingAnchor.constraint(equalTo: views[1].trailingAnchor),
      marker.topAnchor.constraint(equalTo: views[1].topAnchor),
      marker.bottomAnchor.constraint(equalTo: views[1].bottomAnchor),
    ])
    window.performTurn()
    for superview in [framed, solved] { superview.frame.size = CGSize(width: 320, height: 260) }
    window.performTurn()
    #expect(views[1].frame == views[0].frame)
    // The engine's own place, rounded to pixels of a half.
    for (mine, wanted) in [
      (marker.frame.minX, views[0].frame.minX), (marker.frame.maxX, views[0].frame.maxX),
      (marker.frame.minY, views[0].frame.minY), (marker.frame.maxY, views[0].frame.maxY),
    ] { #expect((mine - wanted).magnitude <= 0.25 + 1e-9) }
  }

  @Test("LAY-1, LAY-3 a view has one layer, whose geometry and appearance are the view's")
  func layers() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer === view.layer)
    view.layer.bounds.size = CGSize(width: 50, height: 60)
    view.layer.position = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 75, y: 70, width: 50, height: 60))
    #expect(view.layer.frame == view.frame)
    view.clipsToBounds = true
    view.alpha = 0.5
    #expect(view.layer.masksToBounds && view.layer.opacity == 0.5)
    view.layer.masksToBounds = false
    #expect(!view.clipsToBounds)
  }

  @Test("LAY-10 a frame, bounds or center that is no number is refused as Core Animation does")
  func notANumber() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let raised = recordingExceptions {
      view.frame.origin.x = .nan
      view.bounds.size.width = .infinity
      view.center.y = .nan
    }
    #expect(raised.map(\.name) == Array(repeating: "CALayerInvalidGeometry", count: 3))
    #expect(raised.first?.reason == "CALayer position contains NaN: [nan 4]")
    #expect(raised.last?.reason.hasPrefix("CALayer position contains NaN:") == true)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
