import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// Subclasses say where controls draw what they show, and draw it themselves, as with UIKit.
@MainActor @Suite struct OverriddenPlacesTests {
  private let insets = UIEdgeInsets(top: 4, left: 30, bottom: 6, right: 10)

  /// The rectangle of everything dark.
  private func ink(_ view: UIView) throws -> CGRect {
    view.backgroundColor = .white
    let raster = try Raster(view, scale: 2)
    return raster.box(where: { $0 < 0x808080 }) ?? .null
  }

  private final class PaddedLabel: UILabel {
    var padding = UIEdgeInsets.zero
    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let inner = super.textRect(
        forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
      return inner.inset(
        by: UIEdgeInsets(
          top: -padding.top, left: -padding.left, bottom: -padding.bottom, right: -padding.right))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
  }

  @Test("a label with padding asks for it, and draws its text within")
  func label() throws {
    let (plain, padded) = (UILabel(), PaddedLabel())
    padded.padding = insets
    for label in [plain, padded] {
      label.text = "Hello"
      label.textColor = .black
    }
    let (small, large) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
    #expect(large.width == small.width + 40 && large.height == small.height + 10)
    plain.frame = CGRect(origin: .zero, size: small)
    padded.frame = CGRect(origin: .zero, size: large)
    let (a, b) = (try ink(plain), try ink(padded))
    #expect(a.width > 10 && abs(b.minX - a.minX - 30) <= 0.5 && abs(b.minY - a.minY - 4) <= 0.5)
  }

  private final class PlacedField: UITextField {
    var drawn: [CGRect] = []
    var isSilent = false
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 60, y: 0, width: 100, height: 30)
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 100, y: 0, width: 90, height: 30)
    }
    override func drawText(in rect: CGRect) {
      drawn.append(rect)
      if !isSilent { super.drawText(in: rect) }
    }
  }

  @Test("a text field draws its text and its placeholder where it says, and as it says")
  func textField() throws {
    let field = PlacedField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.textColor = .black
    field.text = "Hi"
    let text = try ink(field)
    #expect(field.drawn.contains(CGRect(x: 60, y: 0, width: 100, height: 30)))
    #expect(text.minX >= 60 && text.minX < 65)
    field.isSilent = true
    #expect(try ink(field).isNull)
    field.text = ""
    field.placeholder = "Hi"
    field.backgroundColor = .white
    let raster = try Raster(field, scale: 2)
    let shown = try #require(raster.box(where: { $0 < 0xE0E0E0 }))
    #expect(shown.minX >= 100 && shown.minX < 105)
  }

  private final class PlacedButton: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 120, y: 0, width: 80, height: 40)
    }
  }

  @Test("a button draws its title where it says")
  func button() throws {
    let button = PlacedButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.black, for: .normal)
    let title = try ink(button)
    #expect(title.minX >= 120 && title.maxX <= 200 && title.width > 10)
    let plain = UIButton(frame: button.frame)
    plain.setTitle("Go", for: .normal)
    plain.setTitleColor(.black, for: .normal)
    #expect(try ink(plain).maxX < 120)
  }
}
