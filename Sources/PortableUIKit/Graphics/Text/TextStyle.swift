import Foundation

/// The style of a drawn text: its looks and how it fills its room.
package struct TextStyle {
  package var font: UIFont
  package var color: UIColor
  package var alignment: NSTextAlignment = .natural
  package var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The most lines; 0 for as many as fit.
  package var numberOfLines = 1
  /// The smallest factor the font may be reduced by to make one line fit; 1 for not at all.
  package var minimumScale = 1.0
  /// Where the lines stand in a room that is higher: 0 at its top, 0.5 in the middle, 1 at its
  /// bottom.
  package var verticalPosition = 0.5

  package init(font: UIFont, color: UIColor) {
    self.font = font
    self.color = color
  }
}
