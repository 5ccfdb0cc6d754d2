import Foundation

/// How an image is drawn besides its pixels.
struct ImageLook {
  /// Whether the file declares that only the shape counts.
  var isTemplateByFile = false
  var renderingMode = UIImage.RenderingMode.automatic
  /// The colour in place of the image's own.
  var tint: UIColor?
  /// The parts at the edges that keep their size, in points; nil where all is scaled.
  var caps: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  var flipsForRightToLeft = false
  /// How a symbol was asked for.
  var symbol: UIImage.SymbolConfiguration?

  /// Whether the image's own colours are left aside.
  var isTemplate: Bool {
    switch renderingMode {
    case .automatic: isTemplateByFile
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }
}
