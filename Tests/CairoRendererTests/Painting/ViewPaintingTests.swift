import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// What a view is drawn like: each probe lies where the geometry shown in the test says.
@MainActor @Suite struct ViewPaintingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() {
    root.backgroundColor = .white
    child.backgroundColor = .red
    root.addSubview(child)
  }

  @Test func aViewFillsItsFrame() throws {
    let raster = try Raster(root)
    #expect(raster.box { $0 == 0xFF0000 } == child.frame)
    #expect(raster.color(5, 5) == 0xFFFFFF)
  }

  @Test func framesOnThirdsOfPointsAreSharpAtScaleThree() throws {
    child.frame = CGRect(x: 10 + 1.0 / 3, y: 20 + 2.0 / 3, width: 5 + 1.0 / 3, height: 5)
    let raster = try Raster(root, scale: 3)
    let colors = Set(raster.pixels)
    // Nothing but white and red: no edge is blended.
    #expect(colors == [0xFFFF_FFFF, 0xFFFF_0000])
  }

  @Test func laterSubviewsLieAboveEarlierOnes() throws {
    let other = UIView(frame: CGRect(x: 20, y: 30, width: 30, height: 40))
    other.backgroundColor = .blue
    root.addSubview(other)
    #expect(try Raster(root).color(25, 35) == 0x0000FF)
    child.layer.zPosition = 1
    #expect(try Raster(root).color(25, 35) == 0xFF0000)
  }

  /// The middle of a filled sign's figure shows the view that the picture lies on, in every appearance.
  @Test(arguments: [UIColor.green, .white, .black])
  func signsHaveHoles(ground: UIColor) throws {
    child.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
    child.backgroundColor = ground
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    picture.contentMode = .scaleToFill
    picture.tintColor = .red
    picture.image = UIImage(
      name: "person.circle.fill", size: CGSize(width: 60, height: 60), isSymbolImage: true,
      isTemplate: true)
    child.addSubview(picture)
    let raster = try Raster(root)
    let expected: UInt32 = ground == .green ? 0x00FF00 : ground == .white ? 0xFFFFFF : 0
    // The head stands above the middle of the disc.
    #expect(raster.color(40, 33) == expected)
    #expect(raster.color(15, 40) == 0xFF0000)
  }

  @Test func hiddenAndTransparentViewsAreNotDrawn() throws {
    child.isHidden = true
    #expect(try Raster(root).color(20, 30) == 0xFFFFFF)
    child.isHidden = false
    child.alpha = 0
    #expect(try Raster(root).color(20, 30) == 0xFFFFFF)
  }

  /// At half opacity red over white is (255, 127.5, 127.5); a child of the same red within it is the
  /// same layer, so that it is blended once.
  @Test func opacityIsThatOfTheWholeSubtree() throws {
    child.alpha = 0.5
    let grandchild = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    grandchild.backgroundColor = .red
    child.addSubview(grandchild)
    let raster = try Raster(root)
    for place in [(12.0, 22.0), (18, 28)] {
      let color = raster.color(place.0, place.1)
      #expect(color >> 16 == 0xFF)
      #expect(abs(Int(color & 0xFF) - 127) <= 1)
    }
  }

  @Test func contentOutsideTheBoundsIsCutOnlyWhenAsked() throws {
    let wide = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 10))
    wide.backgroundColor = .blue
    child.addSubview(wide)
    #expect(try Raster(root).color(50, 35) == 0x0000FF)
    child.clipsToBounds = true
    let raster = try Raster(root)
    #expect(raster.color(50, 35) == 0xFFFFFF)
    #expect(raster.color(35, 35) == 0x0000FF)
  }

  /// With a radius of 10 the corner point is 10·√2 - 10 = 4.1 points from the arc along the diagonal:
  /// 2.9 points in from each edge.
  @Test func cornersAreRound() throws {
    child.layer.cornerRadius = 10
    let raster = try Raster(root)
    #expect(raster.color(11, 21) == 0xFFFFFF)
    #expect(raster.color(14, 24) == 0xFF0000)
    #expect(raster.color(38.5, 58.5) == 0xFFFFFF)
    #expect(raster.color(25, 20) == 0xFF0000)
  }

  @Test func clippingFollowsTheCorners() throws {
    child.layer.cornerRadius = 10
    child.clipsToBounds = true
    let inner = UIView(frame: child.bounds)
    inner.backgroundColor = .blue
    child.addSubview(inner)
    let raster = try Raster(root)
    #expect(raster.color(11, 21) == 0xFFFFFF)
    #expect(raster.color(25, 40) == 0x0000FF)
  }

  @Test func bordersLieInsideTheBounds() throws {
    child.layer.borderWidth = 2
    child.layer.borderColor = UIColor.blue.cgColor
    let raster = try Raster(root)
    #expect(raster.box { $0 == 0x0000FF } == child.frame)
    #expect(raster.color(13, 23) == 0xFF0000)
    #expect(raster.color(11, 21) == 0x0000FF)
  }

  @Test func theBoundsOriginScrolls() throws {
    let scroll = UIScrollView(frame: CGRect(x: 50, y: 0, width: 50, height: 80))
    let content = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 20))
    content.backgroundColor = .blue
    scroll.addSubview(content)
    root.addSubview(scroll)
    #expect(try Raster(root).box { $0 == 0x0000FF } == nil)
    scroll.contentOffset = CGPoint(x: 0, y: 70)
    #expect(
      try Raster(root).box { $0 == 0x0000FF } == CGRect(x: 50, y: 30, width: 50, height: 20))
  }

  /// A quarter turn about the centre (25, 40) makes 30 x 40 out of 40 x 30.
  @Test func transformsActAboutTheCentre() throws {
    child.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(
      try Raster(root).box { $0 == 0xFF0000 } == CGRect(x: 5, y: 25, width: 40, height: 30))
  }

  @Test func aFlattenedViewIsNotDrawn() throws {
    child.transform = CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(try Raster(root).box { $0 == 0xFF0000 } == nil)
  }

  @Test func aRootWithoutBackgroundLiesOnTheSystemBackground() throws {
    root.backgroundColor = nil
    #expect(try Raster(root).color(1, 1) == 0xFFFFFF)
  }

  @Test func deepTreesAreRefusedAndNotACrash() {
    var view = root
    for _ in 0..<1_500 {
      let next = UIView(frame: .zero)
      view.addSubview(next)
      view = next
    }
    #expect(throws: RenderError.tooDeep(1_501)) {
      try ViewRenderer(scale: 1).picture(of: root, format: .png)
    }
    // Taken apart from below: releasing the tree at once would recurse as deeply.
    while let parent = view.superview {
      view.removeFromSuperview()
      view = parent
    }
  }

  @Test func theDeepestTreeThatIsDrawnIsDrawn() throws {
    var view = root
    for _ in 2...PixelSize.deepestNesting {
      let next = UIView(frame: root.bounds)
      view.addSubview(next)
      view = next
    }
    view.backgroundColor = .green
    #expect(try Raster(root).color(50, 50) == 0x00FF00)
  }
}
