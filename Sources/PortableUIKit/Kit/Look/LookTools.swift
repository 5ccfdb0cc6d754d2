import Drawing
import Foundation

/// The means of a renderer that looks need besides a context: fonts, and pictures of files and symbols.
@MainActor package protocol LookTools: AnyObject {
  /// Tells drawings apart: a drawing made under another key is made again before it is shown.
  var key: SystemLookKey { get }
  /// Shapes text in the fonts of the renderer.
  var shaper: any TextShaper { get }
  /// The pixels of a file; an outline is drawn with about `pixels` across.
  func picture(of file: ImageRepresentation, pixels: CGSize) throws(UndrawnImage) -> CGImage
  /// Draws the sign of a system symbol as large as fits in the middle of `rect`.
  ///
  /// - Parameter hole: the colour of the parts cut out of the sign.
  func drawSymbol(
    _ name: String, in rect: CGRect, _ ink: UIColor, hole: UIColor, on look: LookCanvas)
  /// Takes note of something that is not drawn as it should be, once.
  func note(_ text: String)
}
