import Foundation
import Testing

@testable import PortableUIKit

/// The content sizes of buttons without a configuration, as LayoutKit's suite observed them on UIKit.
@MainActor @Suite struct ButtonSizeTests {
  private let line = UIFont.systemFont(ofSize: 18).lineHeight

  private func button(_ title: String?, image: CGFloat = 0, insets: UIEdgeInsets = .zero)
    -> UIButton
  {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.contentEdgeInsets = insets
    if image > 0 {
      button.setImage(UIImage(name: nil, size: CGSize(width: image, height: image)), for: .normal)
    }
    return button
  }

  @Test(
    "A plain button is 30 points wide at least and 12 higher than a line, with or without a title")
  func plain() {
    for title in [nil, "", "i"] {
      let size = button(title).intrinsicContentSize
      #expect(size.width == 30)
      #expect(abs(size.height - line - 12) < 1)
    }
  }

  @Test("An image or insets take the place of the 12 points and of the least width")
  func styled() {
    #expect(button(nil, image: 20).intrinsicContentSize == CGSize(width: 20, height: 20))
    let empty = button("", image: 1).intrinsicContentSize
    #expect(empty.width == 1 && abs(empty.height - line) < 1)
    let inset = button("", insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
      .intrinsicContentSize
    #expect(inset.width == 2 && abs(inset.height - line - 2) < 1)
    let sides = button("i", insets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
      .intrinsicContentSize
    #expect(sides.width < 30 && abs(sides.height - line) < 1)
  }

  @Test("An image that nothing can draw has its size")
  func imagesWithoutPixels() {
    let size = CGSize(width: 12, height: 7)
    var wasCalled = false
    let image = UIGraphicsImageRenderer(size: size).image { _ in wasCalled = true }
    #expect(image.size == size && wasCalled)
    UIGraphicsBeginImageContextWithOptions(size, false, 2)
    defer { UIGraphicsEndImageContext() }
    let other = UIGraphicsGetImageFromCurrentImageContext()
    #expect(other?.size == size && other?.scale == 2)
  }
}
