import Drawing
import Foundation

/// A font by its name, or from the bytes of a file.
public final class CGFont: NSObject, Sendable {
  private let name: String
  /// The bytes of the font's file; nil for a font by its name.
  let data: Data?

  /// A font by its name; it is looked up where it is used.
  public init?(_ name: CFString) {
    self.name = "\(name)"
    data = nil
    super.init()
  }

  /// The font in the bytes of a file; nil where there is none, or where no module that reads fonts (CairoRenderer) has been
  /// set up.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data.map({ $0 as Data }),
      let face = Platform.current.fontInstaller?.faces(in: bytes).first
    else { return nil }
    name = face.postScriptName
    data = bytes
    super.init()
  }

  init(_ font: UIFont) {
    name = font.fontName
    data = nil
    super.init()
  }

  public var postScriptName: CFString? { name as CFString }
  public var fullName: CFString? { name as CFString }
}
