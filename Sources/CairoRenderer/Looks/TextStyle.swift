import Foundation
import PortableUIKit

/// The style of a drawn text: its looks and how it fills its room.
struct TextStyle {
  var font: UIFont
  var color: PaintColor
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The most lines; 0 for as many as fit.
  var numberOfLines = 1
  /// The smallest factor the font may be reduced by to make one line fit; 1 for not at all.
  var minimumScale = 1.0
  /// Where the lines stand in a room that is higher: 0 at its top, 0.5 in the middle, 1 at its
  /// bottom.
  var verticalPosition = 0.5
}
