import Foundation
import ImageCodecs

/// The template of a symbol: an SVG with guides around each of its variants.
enum SymbolTemplate {
  /// The extent of the regular medium variant, or of the small one, between its guides: the margins at
  /// its sides, base and cap line; in points for 100 points of text. Nil where there are no guides.
  ///
  /// - Throws: ``ImageCodecError`` where the bytes are no SVG, or librsvg is not installed.
  static func size(of bytes: [UInt8]) throws(ImageCodecError) -> CGSize? {
    let library = try SVGLibrary.installed()
    for size in ["M", "S"] {
      let boxes = try library.boxes(
        of: [
          "left-margin-Regular-\(size)", "right-margin-Regular-\(size)", "Baseline-\(size)",
          "Capline-\(size)",
        ], in: bytes)
      guard let left = boxes[0], let right = boxes[1], let base = boxes[2], let cap = boxes[3]
      else { continue }
      return CGSize(width: abs(right.x - left.x), height: abs(base.y - cap.y))
    }
    return nil
  }
}
