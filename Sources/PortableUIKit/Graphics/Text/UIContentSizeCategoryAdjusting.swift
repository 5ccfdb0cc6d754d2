import Foundation

/// A view whose text can follow the user's preferred size of text while it is shown.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font of a text style, or one that ``UIFontMetrics`` scaled, takes another size when the
  /// traits of the view ask for one; a font of a fixed size keeps it.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
