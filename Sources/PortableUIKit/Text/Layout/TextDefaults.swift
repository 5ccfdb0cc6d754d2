import Foundation

/// The values that hold where a text has no attributes.
struct TextDefaults {
  var font: UIFont
  var color: UIColor
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether text without a direction of its own is read from the right.
  var isRightToLeft = false
  /// Whether truncating modes break lines between words and shorten only the last one, as labels do.
  var truncatesLastLineOnly = false

  /// The values of string drawing: Helvetica of 12 points in black.
  static var stringDrawing: TextDefaults {
    TextDefaults(
      font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12), color: .black)
  }
}
