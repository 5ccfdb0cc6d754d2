import Foundation
import PortableUIKit
import Testing

/// E.7 of the drawing rules: what layers look like.
@MainActor @Suite struct CompositionTests {
  @Test("LK-1 background, contents, sublayers and border lie over each other in this order")
  func order() throws {
    let root = layer(0, 0, 40, 40)
    let box = layer(0, 0, 30, 30, .red, in: root)
    box.contents = try image(1, 1, [0xFF00_FF00])
    box.contentsGravity = .center
    box.contentsScale = 0.05
    box.borderWidth = 5
    box.borderColor = UIColor.black.cgColor
    _ = layer(0, 0, 10, 10, .blue, in: box)
    let picture = LayerPicture(root)
    // The border lies above the sublayer, the sublayer above the contents of 20 x 20 in the middle.
    #expect(picture[2, 2] == 0xFF00_0000)
    #expect(picture[7, 7] == 0xFF00_00FF)
    #expect(picture[15, 15] == 0xFF00_FF00)
    box.borderWidth = 0
    let bare = LayerPicture(root)
    #expect(bare[2, 2] == 0xFF00_00FF)
    #expect(bare[27, 27] == 0xFFFF_0000)
    #expect(bare[35, 35] == 0xFFFF_FFFF)
  }

  @Test("LK-2 opacity is that of the whole: what overlaps in it shows the upper one only")
  func groupOpacity() {
    let root = layer(0, 0, 30, 30)
    let group = layer(0, 0, 30, 30, in: root)
    group.opacity = 0.5
    _ = layer(0, 0, 20, 20, .blue, in: group)
    _ = layer(10, 10, 20, 20, .red, in: group)
    let picture = LayerPicture(root)
    #expect(picture.red(15, 15) == 255)
    #expect(abs(picture.green(15, 15) - 128) <= 1 && abs(picture.blue(15, 15) - 128) <= 1)
    #expect(picture.work.offscreenGroups == 1)
    // One thing alone needs no group.
    let single = layer(0, 0, 30, 30, .red)
    single.opacity = 0.5
    let plain = LayerPicture(single)
    #expect(abs(plain.green(15, 15) - 128) <= 1 && plain.work.offscreenGroups == 0)
  }

  @Test("LK-3 the shadow of a faded layer is laid down first, faded as much")
  func fadedShadow() {
    let root = layer(0, 0, 60, 60)
    let box = layer(20, 20, 20, 20, .white, in: root)
    box.shadowOpacity = 1
    box.shadowRadius = 0
    box.shadowOffset = CGSize(width: 10, height: 0)
    box.opacity = 0.5
    let picture = LayerPicture(root)
    #expect(abs(picture.red(45, 30) - 128) <= 1)
    // Half of white over the half shadow: 0.5 + 0.5 · 0.5.
    #expect(abs(picture.red(35, 30) - 191) <= 1)
  }

  @Test("LK-4 what masks to its bounds cuts sublayers at its corners, has a border and no shadow")
  func masksToBounds() {
    let root = layer(0, 0, 60, 60)
    let box = layer(20, 20, 20, 20, .white, in: root)
    box.cornerRadius = 10
    box.masksToBounds = true
    box.shadowOpacity = 1
    box.shadowRadius = 4
    box.borderWidth = 2
    _ = layer(-10, -10, 40, 40, .red, in: box)
    let picture = LayerPicture(root)
    #expect(picture[21, 21] == 0xFFFF_FFFF)
    #expect(picture[10, 30] == 0xFFFF_FFFF && picture[30, 42] == 0xFFFF_FFFF)
    #expect(picture[30, 30] == 0xFFFF_0000)
    #expect(picture[30, 21] == 0xFF00_0000)
  }

  @Test("LK-5 a border is the ring between the outline and the one farther in")
  func border() {
    let root = layer(0, 0, 100, 80)
    let box = layer(10, 10, 80, 60, in: root)
    box.borderWidth = 5
    box.borderColor = UIColor.blue.cgColor
    let covered = LayerPicture(root).pixels.count { $0 == 0xFF00_00FF }
    #expect(covered == 1300)
    // Wider than half the side it is all of the layer.
    box.borderWidth = 100
    #expect(LayerPicture(root).pixels.count { $0 == 0xFF00_00FF } == 80 * 60)
  }

  @Test("LK-6, LK-7 corners are circles to 14 levels, and no larger than half the side")
  func corners() {
    let root = layer(0, 0, 60, 60)
    let box = layer(10, 10, 40, 40, .black, in: root)
    box.cornerRadius = 10
    let picture = LayerPicture(root)
    let expected = [0, 0, 0, 0, 0, 5, 85, 165, 224, 249, 255]
    for (column, coverage) in expected.enumerated() {
      #expect(abs(255 - picture.red(10 + column, 10) - coverage) <= 14, "column \(column)")
    }
    box.cornerRadius = 100
    let round = LayerPicture(root)
    #expect(round[10, 30] == 0xFF00_0000 || round.red(10, 30) < 40)
    // A circle of radius 20 about the middle: 45° out lies (14.1, 14.1).
    #expect(round[30 + 15, 30 + 15] == 0xFFFF_FFFF && round[30 + 12, 30 + 12] == 0xFF00_0000)
  }

  @Test("LK-8 only the corners named are round, for background, border, clip and shadow")
  func maskedCorners() {
    let root = layer(0, 0, 80, 80)
    let box = layer(20, 20, 40, 40, .red, in: root)
    box.cornerRadius = 15
    box.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let picture = LayerPicture(root)
    #expect(picture[21, 21] == 0xFFFF_FFFF && picture[58, 58] == 0xFFFF_FFFF)
    #expect(picture[58, 21] == 0xFFFF_0000 && picture[21, 58] == 0xFFFF_0000)
    box.masksToBounds = true
    _ = layer(0, 0, 40, 40, .blue, in: box)
    let cut = LayerPicture(root)
    #expect(cut[21, 21] == 0xFFFF_FFFF && cut[58, 21] == 0xFF00_00FF)
    box.masksToBounds = false
    box.sublayers = nil
    box.shadowOpacity = 1
    box.shadowRadius = 0
    box.shadowOffset = CGSize(width: 0, height: 18)
    let shadow = LayerPicture(root)
    // The shadow's lower right corner is round, its lower left one is not.
    #expect(shadow.red(21, 76) == 0 && shadow.red(58, 76) == 255)
  }

  @Test("LK-9 the opacity of the mask's picture multiplies the finished layer, its shadow too")
  func mask() {
    let root = layer(0, 0, 20, 20)
    let box = layer(0, 0, 10, 10, .red, in: root)
    box.opacity = 0.5
    box.shadowOpacity = 1
    box.shadowRadius = 0
    box.shadowOffset = .zero
    let mask = layer(0, 0, 5, 8, .black)
    box.mask = mask
    let picture = LayerPicture(root, ground: nil)
    // Shadow and layer at one half each: 1 - 0.5 · 0.5 of 255.
    #expect(abs(picture.alpha(2, 2) - 192) <= 1)
    #expect(picture.alpha(7, 2) == 0 && picture.alpha(2, 9) == 0)
    mask.backgroundColor = UIColor(white: 0, alpha: 0.5).cgColor
    let half = LayerPicture(root, ground: nil)
    #expect(abs(half.alpha(2, 2) - 96) <= 1)
    #expect(half.work.maskedGroups == 1)
  }

  @Test("LK-10 turned layers have hard edges unless they ask for soft ones")
  func hardEdges() {
    let root = layer(0, 0, 60, 60)
    let box = layer(20, 20, 20, 20, .black, in: root)
    box.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    #expect(Set(LayerPicture(root).pixels) == [0xFF00_0000, 0xFFFF_FFFF])
    box.allowsEdgeAntialiasing = true
    #expect(Set(LayerPicture(root).pixels).count > 2)
  }

  nonisolated struct Edge: Sendable {
    let sigma: CGFloat
    let alphas: [Int]
  }

  @Test(
    "LK-11 a shadow is a Gaussian of its radius, cut off at two standard deviations",
    arguments: [
      Edge(
        sigma: 8, alphas: [121, 108, 95, 83, 71, 60, 50, 41, 33, 26, 20, 15, 10, 7, 4, 2, 0]),
      Edge(sigma: 2, alphas: [101, 56, 24, 7, 0]),
      Edge(sigma: 4, alphas: [114, 89, 66, 46, 30, 18, 9, 4, 0]),
      Edge(
        sigma: 10,
        alphas: [
          122, 112, 101, 91, 81, 72, 63, 55, 47, 40, 34, 28, 23, 18, 14, 11, 8, 5, 3, 1, 0,
        ]),
    ], [CGFloat(1), 2])
  func shadow(edge: Edge, scale: CGFloat) {
    let root = layer(0, 0, 300, 300)
    let box = layer(100, 50, 200, 200, .red, in: root)
    box.shadowOpacity = 1
    box.shadowOffset = .zero
    box.shadowRadius = edge.sigma / scale
    let picture = LayerPicture(root, scale: scale, ground: nil)
    for (index, alpha) in edge.alphas.enumerated() {
      #expect(
        abs(picture.alpha(Int(100 * scale) - 1 - index, Int(150 * scale)) - alpha) <= 1,
        "pixel \(index) outside")
    }
    #expect(picture.work.shadowsComputed == 1)
  }

  @Test("LK-11 a small shadow that is stretched is the large one")
  func stretchedShadow() throws {
    let root = layer(0, 0, 200, 160)
    let box = layer(40.5, 30, 120, 90.5, .red, in: root)
    box.cornerRadius = 12
    box.shadowOpacity = 0.7
    box.shadowOffset = CGSize(width: 3, height: 4)
    let small = LayerPicture(root, scale: 2)
    // A sublayer outside its outline makes the shadow one of the whole picture.
    _ = layer(59, 44, 1, 1, .red, in: box)
    let large = LayerPicture(root, scale: 2)
    #expect(small.greatestDifference(from: large) <= 1)
  }

  @Test("LK-12 a path throws the shadow in the layer's place; nothing throws none, a border a ring")
  func shadowSources() {
    let root = layer(0, 0, 60, 60)
    let box = layer(20, 20, 20, 20, in: root)
    box.shadowOpacity = 1
    box.shadowRadius = 0
    box.shadowOffset = .zero
    #expect(Set(LayerPicture(root).pixels) == [0xFFFF_FFFF])
    box.borderWidth = 2
    box.borderColor = UIColor.red.cgColor
    box.shadowOffset = CGSize(width: 20, height: 0)
    let ring = LayerPicture(root)
    #expect(ring[50, 20] == 0xFF00_0000 && ring[50, 30] == 0xFFFF_FFFF)
    box.shadowPath = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    let path = LayerPicture(root)
    #expect(path[50, 30] == 0xFF00_0000 && path[50, 20] == 0xFFFF_FFFF)
    box.shadowColor = nil
    #expect(LayerPicture(root)[50, 30] == 0xFFFF_FFFF)
  }

  @Test("LK-13 the offset points down and turns with the layer")
  func shadowOffset() {
    let root = layer(0, 0, 80, 80)
    let box = layer(30, 30, 20, 20, .red, in: root)
    box.shadowOpacity = 1
    box.shadowRadius = 0
    box.shadowOffset = CGSize(width: 0, height: 20)
    #expect(LayerPicture(root)[40, 60] == 0xFF00_0000)
    box.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let turned = LayerPicture(root)
    #expect(turned[40, 60] == 0xFFFF_FFFF && turned[20, 40] == 0xFF00_0000)
  }

  @Test("LK-16 colours mix as the numbers they are stored as")
  func blending() {
    let root = layer(0, 0, 4, 4, .black)
    _ = layer(0, 0, 4, 4, UIColor(white: 1, alpha: 0.5), in: root)
    #expect(abs(LayerPicture(root).red(1, 1) - 128) <= 1)
  }

  @Test("LK-17 a rasterised layer is one picture of its own scale")
  func rasterised() {
    let root = layer(0, 0, 20, 20)
    let box = layer(0, 0, 20, 20, in: root)
    for index in 0..<5 { _ = layer(CGFloat(3 * index), 0.5, 2, 9, .red, in: box) }
    let before = LayerPicture(root, scale: 2)
    #expect(before.work.layersComposited >= 6)
    box.shouldRasterize = true
    let compositor = Compositor(root: root, scale: 2)
    let first = LayerPicture(compositor, size: root.bounds.size)
    let count = compositor.work.layersComposited
    _ = LayerPicture(compositor, size: root.bounds.size)
    #expect(compositor.work.layersComposited - count <= 2)
    // At 1 pixel per point the half rows become grey: the picture is coarser than the screen.
    #expect(before[1, 0] == 0xFFFF_FFFF && before[1, 1] == 0xFFFF_0000)
    #expect(first[1, 1] != 0xFFFF_0000 && first.green(1, 1) > 60)
  }

  @Test("E.5 depth orders layers, and the order they were added in those of one depth")
  func depth() {
    let root = layer(0, 0, 10, 10)
    let (a, b, c) = (
      layer(0, 0, 10, 10, .red, in: root), layer(0, 0, 10, 10, .green, in: root),
      layer(0, 0, 10, 10, .blue, in: root)
    )
    #expect(LayerPicture(root)[5, 5] == 0xFF00_00FF)
    a.zPosition = 1
    #expect(LayerPicture(root)[5, 5] == 0xFFFF_0000)
    b.zPosition = 1
    #expect(LayerPicture(root).green(5, 5) > 0 && LayerPicture(root).red(5, 5) == 0)
    c.zPosition = 2
    #expect(LayerPicture(root)[5, 5] == 0xFF00_00FF)
  }

  @Test(
    "E.5 layers that come to one depth again lie as they were added, in a picture that is kept too")
  func depthAgain() {
    let root = layer(0, 0, 10, 10)
    let (a, b) = (layer(0, 0, 10, 10, .red, in: root), layer(0, 0, 10, 10, .blue, in: root))
    let kept = Compositor(root: root, scale: 1)
    a.zPosition = 1
    #expect(LayerPicture(kept, size: root.bounds.size)[5, 5] == 0xFFFF_0000)
    b.zPosition = 1
    #expect(LayerPicture(kept, size: root.bounds.size)[5, 5] == 0xFF00_00FF)
    (a.zPosition, b.zPosition) = (2, 1)
    #expect(LayerPicture(kept, size: root.bounds.size)[5, 5] == 0xFFFF_0000)
    (a.zPosition, b.zPosition) = (0, 0)
    #expect(LayerPicture(kept, size: root.bounds.size)[5, 5] == 0xFF00_00FF)
  }

  @Test("XF-1 sublayers are mapped by the layer's own map, about its anchor point")
  func sublayerTransform() {
    let root = layer(0, 0, 40, 40)
    let box = layer(0, 0, 40, 40, in: root)
    _ = layer(18, 18, 4, 4, .red, in: box)
    box.sublayerTransform = CATransform3DMakeScale(5, 5, 1)
    let picture = LayerPicture(root)
    #expect(picture[11, 11] == 0xFFFF_0000 && picture[28, 28] == 0xFFFF_0000)
    #expect(picture[8, 8] == 0xFFFF_FFFF)
  }

  @Test("CS-8, CS-9 nine parts have no mixed colours at their joints")
  func nineParts() throws {
    let root = layer(0, 0, 90, 10)
    let row = (0..<30).map { $0 < 10 ? 0xFFFF_0000 : $0 < 20 ? 0xFF00_FF00 : 0xFF00_00FF as UInt32 }
    root.contents = try image(30, 10, (0..<10).flatMap { _ in row })
    root.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    let picture = LayerPicture(root)
    for x in 0..<90 {
      #expect(picture[x, 5] == (x < 10 ? 0xFFFF_0000 : x < 80 ? 0xFF00_FF00 : 0xFF00_00FF))
    }
    #expect(picture.work.blits == 1)
  }

  @Test("CS-5 a middle without extent repeats the colour at its place")
  func middle() throws {
    let root = layer(0, 0, 9, 1)
    root.contents = try image(3, 1, [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF])
    root.contentsCenter = CGRect(x: 0.5, y: 0, width: 0, height: 1)
    let picture = LayerPicture(root)
    for x in 2..<7 { #expect(picture[x, 0] == 0xFF80_8080) }
  }

  /// Of red, red, green and green the left half is shown; all of what is stretched and what is not is red then, and the
  /// right half green.
  @Test(
    "CS-5, CM-12 the parts of a part of the contents show nothing of what lies beside it",
    arguments: [(0.0, 0.0), (0.5, 0), (1, 0), (0.25, 0.5), (0.4, 0.3)])
  func middleOfPart(start: Double, extent: Double) throws {
    let row = [0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00 as UInt32]
    for isUpright in [false, true] {
      for isSecond in [false, true] {
        let root = layer(0, 0, 12, 12)
        root.contents = try image(
          4, 4, (0..<16).map { row[isUpright ? $0 / 4 : $0 % 4] })
        let near = isSecond ? 0.5 : 0
        root.contentsRect =
          isUpright
          ? CGRect(x: 0, y: near, width: 1, height: 0.5)
          : CGRect(x: near, y: 0, width: 0.5, height: 1)
        root.contentsCenter =
          isUpright
          ? CGRect(x: 0, y: start, width: 1, height: extent)
          : CGRect(x: start, y: 0, width: extent, height: 1)
        let colors = Set(LayerPicture(root).pixels)
        #expect(colors == [isSecond ? 0xFF00_FF00 : 0xFFFF_0000], "\(isUpright) \(isSecond)")
      }
    }
  }

  @Test(
    "CM-6 beside its contents a layer shows its background, and contents reach beyond its bounds")
  func outside() throws {
    let root = layer(0, 0, 30, 30)
    let box = layer(10, 10, 10, 10, .red, in: root)
    box.contents = try image(14, 4, [UInt32](repeating: 0xFF00_00FF, count: 56))
    box.contentsGravity = .center
    let picture = LayerPicture(root)
    #expect(picture[9, 15] == 0xFF00_00FF && picture[20, 15] == 0xFF00_00FF)
    #expect(picture[15, 11] == 0xFFFF_0000 && picture[7, 15] == 0xFFFF_FFFF)
    box.masksToBounds = true
    #expect(LayerPicture(root)[9, 15] == 0xFFFF_FFFF)
  }

  @Test("3D-7 a layer without extent in one direction shows nothing and breaks nothing")
  func singular() {
    let root = layer(0, 0, 10, 10)
    let box = layer(0, 0, 10, 10, .red, in: root)
    box.shadowOpacity = 1
    box.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(Set(LayerPicture(root).pixels) == [0xFFFF_FFFF])
    box.transform = CATransform3DMakeScale(.nan, 1, 1)
    #expect(Set(LayerPicture(root).pixels) == [0xFFFF_FFFF])
  }
}
