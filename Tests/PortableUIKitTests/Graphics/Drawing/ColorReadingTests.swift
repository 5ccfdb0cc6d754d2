import PortableUIKit
import Testing

@Suite("Reading colours")
struct ColorReadingTests {
  @Test("A gray gives its white, a colour none")
  func white() {
    var white: CGFloat = -1
    var alpha: CGFloat = -1
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }

  @Test("Hue, saturation and brightness are those the colour was made of")
  func hue() {
    for step in 0..<36 {
      let expected = CGFloat(step) / 36
      let color = UIColor(hue: expected, saturation: 0.5, brightness: 0.8, alpha: 0.9)
      var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      #expect(abs(hue - expected) < 1e-9 && abs(saturation - 0.5) < 1e-9)
      #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.9)
    }
  }

  @Test("Gray and black have hue and saturation 0")
  func grayHue() {
    for white: CGFloat in [0, 0.5, 1] {
      var hue: CGFloat = -1
      var saturation: CGFloat = -1
      UIColor(white: white, alpha: 1).getHue(
        &hue, saturation: &saturation, brightness: nil, alpha: nil)
      #expect(hue == 0 && saturation == 0)
    }
  }

  @Test("A shadow of text copies its values and is black of one third at first")
  func shadow() throws {
    let shadow = NSShadow()
    #expect((shadow.shadowColor as? UIColor)?.components.alpha == 1.0 / 3)
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    #expect(try #require(shadow.copy() as? NSShadow) == shadow)
  }
}
