import Foundation

/// The values that hold where a text has no attributes.
struct TextDefaults {
  var font: UIFont
  var color: UIColor
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether text without a direction of its own is read from the right.
  var isRightToLeft = false
  /// Attributes of links, which hold before the text's own.
  var linkAttributes: [NSAttributedString.Key: Any]?
  /// Whether truncating modes break lines between words and shorten only the last one, as labels do.
  var truncatesLastLineOnly = false

  /// The values of string drawing: Helvetica of 12 points in black.
  static var stringDrawing: TextDefaults {
    TextDefaults(
      font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12), color: .black)
  }
}
