import Foundation
import PortableUIKit
import Testing

/// E.9 of the drawing rules: layers in space.
@MainActor @Suite struct DepthTests {
  private func turned(_ degrees: CGFloat, m34: CGFloat = 0) -> CATransform3D {
    var map = CATransform3DIdentity
    map.m34 = m34
    return CATransform3DRotate(map, degrees * .pi / 180, 0, 1, 0)
  }

  @Test("3D-1, 3D-2 a plane in perspective has the pixels whose middles lie in it, as measured")
  func perspective() {
    let root = layer(0, 0, 150, 150)
    let box = layer(65, 65, 20, 20, .red, in: root)
    var map = CATransform3DIdentity
    map.m34 = -1.0 / 20
    box.transform = CATransform3DRotate(CATransform3DScale(map, 2, 2, 1), .pi / 3, 0, 1, 0)
    let picture = LayerPicture(root, scale: 3)
    // Edges at 172.09 and 245.93, the upper one at 119.18 on the left.
    let row = (0..<450).filter { picture[$0, 225] == 0xFFFF_0000 }
    #expect(row.first == 172 && row.last == 245)
    #expect((0..<450).first { picture[172, $0] == 0xFFFF_0000 } == 120)
    #expect(Set(picture.pixels) == [0xFFFF_0000, 0xFFFF_FFFF])
  }

  @Test("3D-3 planes that cross cut each other; a flat one lies before the far half")
  func crossing() {
    let root = layer(0, 0, 100, 40)
    let first = layer(10, 10, 80, 20, .red, in: root)
    let second = layer(10, 10, 80, 20, .blue, in: root)
    first.transform = turned(60)
    second.transform = turned(-60)
    var picture = LayerPicture(root)
    // The right half of the first goes away from who looks: z is -u sin 60°.
    #expect(picture[40, 20] == 0xFFFF_0000 && picture[60, 20] == 0xFF00_00FF)
    second.transform = CATransform3DIdentity
    second.bounds.size.height = 10
    picture = LayerPicture(root)
    #expect(picture[40, 20] == 0xFFFF_0000 && picture[60, 20] == 0xFF00_00FF)
    #expect(picture[60, 12] == 0xFFFF_0000)
    // In front of everything, and behind everything.
    second.zPosition = 100
    #expect(LayerPicture(root)[40, 20] == 0xFF00_00FF)
    second.zPosition = -100
    #expect(LayerPicture(root)[60, 20] == 0xFFFF_0000)
  }

  @Test("3D-4 planes that are half transparent compose in that order; behind who looks is nothing")
  func transparency() {
    let root = layer(0, 0, 100, 40)
    let first = layer(10, 10, 80, 20, .red, in: root)
    let second = layer(10, 10, 80, 20, .blue, in: root)
    first.transform = turned(60)
    second.transform = turned(-60)
    first.opacity = 0.5
    second.opacity = 0.5
    let picture = LayerPicture(root)
    // Half of the nearer one over half of the other: (255, 128, 128) and (128, 128, 255), halved again.
    #expect(abs(picture.red(40, 20) - 191) <= 2 && abs(picture.blue(40, 20) - 128) <= 2)
    #expect(abs(picture.red(60, 20) - 128) <= 2 && abs(picture.blue(60, 20) - 191) <= 2)
    second.removeFromSuperlayer()
    first.transform = CATransform3DConcat(
      CATransform3DMakeTranslation(0, 0, 50), turned(0, m34: -1.0 / 40))
    #expect(Set(LayerPicture(root).pixels) == [0xFFFF_FFFF])
  }

  @Test("3D-5, LK-20 an ordinary layer flattens what is in it, a transform layer does not")
  func flattening() {
    let root = layer(0, 0, 60, 60)
    for parent in [CALayer(), CATransformLayer()] {
      parent.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
      root.addSublayer(parent)
      let child = layer(0, 0, 40, 40, .red, in: parent)
      parent.transform = turned(90)
      child.transform = turned(-90)
      let isSeen = LayerPicture(root)[30, 30] == 0xFFFF_0000
      #expect(isSeen == (parent is CATransformLayer))
      parent.removeFromSuperlayer()
    }
  }

  @Test("3D-5 a layer with one side is not seen from behind")
  func sides() {
    let root = layer(0, 0, 60, 60)
    let box = layer(10, 10, 40, 40, .red, in: root)
    box.isDoubleSided = false
    for (angle, isSeen) in [(0, true), (60, true), (120, false), (180, false), (300, true)] {
      box.transform = turned(CGFloat(angle), m34: -1.0 / 500)
      #expect((LayerPicture(root)[30, 30] == 0xFFFF_0000) == isSeen, "\(angle) degrees")
      box.transform = turned(CGFloat(angle))
      #expect((LayerPicture(root)[30, 30] == 0xFFFF_0000) == isSeen, "\(angle) degrees")
    }
    box.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(Set(LayerPicture(root).pixels) == [0xFFFF_FFFF])
    box.isDoubleSided = true
    #expect(LayerPicture(root)[30, 30] == 0xFFFF_0000)
  }

  @Test("3D-6 a perspective of the layer above acts about its middle; what is nearer is larger")
  func sublayers() {
    let root = layer(0, 0, 100, 100)
    let scene = layer(0, 0, 100, 100, in: root)
    let near = layer(40, 40, 20, 20, .red, in: scene)
    var map = CATransform3DIdentity
    map.m34 = -1.0 / 100
    scene.sublayerTransform = map
    near.zPosition = 50
    let picture = LayerPicture(root)
    // Half way to who looks it is twice as large.
    let row = (0..<100).filter { picture[$0, 50] == 0xFFFF_0000 }
    #expect(row.first == 30 && row.last == 69)
    near.position.x = 25
    let moved = LayerPicture(root)
    #expect((0..<100).last { moved[$0, 50] == 0xFFFF_0000 } == 19)
    let flat = Compositor(root: root, scale: 1)
    flat.ignoresDepth = true
    let plain = LayerPicture(flat, size: root.bounds.size)
    #expect(plain[15, 50] == 0xFFFF_0000 && plain[14, 50] == 0xFFFF_FFFF)
  }

  @Test("3D-1 what is in a plane is seen in perspective with it, and a change of it is seen")
  func contents() throws {
    let root = layer(0, 0, 100, 100)
    let card = layer(20, 20, 60, 60, .white, in: root)
    let half = layer(0, 0, 30, 60, .red, in: card)
    _ = layer(30, 0, 30, 60, .green, in: card)
    card.transform = turned(50, m34: -1.0 / 200)
    let compositor = Compositor(root: root, scale: 1)
    let picture = LayerPicture(compositor, size: root.bounds.size)
    // z = -u sin 50°: the left edge is the nearer one, and looks higher.
    #expect(picture[45, 50] == 0xFFFF_0000 && picture[54, 50] == 0xFF00_FF00)
    func height(_ x: Int) -> Int { (0..<100).count { picture[x, $0] != 0xFFFF_FFFF } }
    #expect(height(32) > 60 && height(66) < 60)
    half.backgroundColor = UIColor.blue.cgColor
    #expect(!compositor.update().isEmpty)
    #expect(
      try #require(
        LayerPicture.painted(
          compositor, CGRect(x: 45, y: 50, width: 1, height: 1), ground: 0xFFFF_FFFF)) == [
          0xFF00_00FF
        ])
  }
}
