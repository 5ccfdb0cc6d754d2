import PortableUIKit
import Testing

/// Round corners as a value.
@MainActor @Suite struct CornerConfigurationTests {
  @Test("A radius is the layer's; a corner without one stays square")
  func fixed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .corners(radius: 8)
    #expect(view.layer.cornerRadius == 8 && view.layer.maskedCorners.rawValue == 15)
    view.cornerConfiguration = .corners(
      topLeftRadius: 12, topRightRadius: nil, bottomLeftRadius: 12.0, bottomRightRadius: nil)
    #expect(view.layer.cornerRadius == 12)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMinXMaxYCorner])
    #expect(view.effectiveRadius(corner: .topRight) == 0)
  }

  @Test("A capsule is as round as its shorter side lets it, at every size")
  func capsule() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 20)
    view.frame.size.height = 60
    #expect(view.layer.cornerRadius == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 10)
    #expect(view.layer.cornerRadius == 10)
  }

  @Test("A concentric corner has the radius around it less the distance, and at least its minimum")
  func concentric() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.cornerConfiguration = .corners(radius: 20)
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 90))
    outer.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(inner.layer.cornerRadius == 15)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 18))
    #expect(inner.effectiveRadius(corner: .bottomLeft) == 18)
  }
}
