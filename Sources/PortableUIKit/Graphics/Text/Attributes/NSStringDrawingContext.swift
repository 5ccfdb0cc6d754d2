import Foundation

/// The limits within which a text may be shrunk, and the outcome of a drawing.
open class NSStringDrawingContext: NSObject {
  /// The least factor of the font's size; 0 for 1.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that the text was drawn with.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that the text took, in points.
  open internal(set) var totalBounds = CGRect.zero
}
