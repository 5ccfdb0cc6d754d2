import Foundation

/// The values that hold where a text has no attributes.
package struct TextDefaults {
  package var font: UIFont
  package var color: UIColor
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether text without a direction of its own is read from the right.
  package var isRightToLeft = false
  /// Attributes of links, which hold before the text's own.
  var linkAttributes: [NSAttributedString.Key: Any]?
  /// Whether truncating modes break lines between words and shorten only the last one, as labels do.
  package var truncatesLastLineOnly = false
  /// Added after each character, in points.
  var tracking: CGFloat = 0

  package init(font: UIFont, color: UIColor) {
    self.font = font
    self.color = color
  }

  /// The values of string drawing: Helvetica of 12 points in black.
  static var stringDrawing: TextDefaults {
    TextDefaults(
      font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12), color: .black)
  }
}
