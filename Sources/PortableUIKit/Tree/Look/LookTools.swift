import Drawing
import Foundation

/// The means of a renderer that looks need besides a context: fonts, and pictures of files and symbols.
@MainActor package protocol LookTools: AnyObject, Sendable {
  /// Tells drawings apart: a drawing made under another key is made again before it is shown.
  var key: SystemLookKey { get }
  var shaper: any TextShaper { get }
  /// The pixels of a file; an outline is drawn with about `pixels` across.
  func picture(of file: ImageRepresentation, pixels: CGSize) throws(UndrawnImage) -> CGImage
  /// The signs that stand for system symbols; nil for none, not even those of the library.
  var symbolFiles: (any SymbolFiles)? { get }
  /// Takes note of a symbol that is drawn with another sign than its own.
  func note(_ substitution: SymbolSubstitution)
  /// Takes note of something that is not drawn as it should be, once.
  func note(_ text: String)
}

extension LookTools {
  package var symbolFiles: (any SymbolFiles)? { nil }
  package func note(_ substitution: SymbolSubstitution) {}
}
