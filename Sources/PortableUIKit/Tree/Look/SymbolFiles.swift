import Drawing
import Foundation

/// Signs in files that a renderer can draw.
@MainActor package protocol SymbolFiles: AnyObject, Sendable {
  var recipes: SymbolRecipes { get }
  /// The part of its square that a sign covers, in parts of the side; nil for none.
  func inkBox(of sign: String) -> CGRect?
  /// The pixels of a sign.
  func picture(of sign: String, pixels: CGSize) -> CGImage?
}
