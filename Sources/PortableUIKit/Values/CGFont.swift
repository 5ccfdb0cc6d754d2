import Foundation

/// The name of a font, as ``CATextLayer/font`` takes it.
public final class CGFont: NSObject, Sendable {
  private let name: String

  /// A font by its name; it is looked up where it is used.
  public init?(_ name: CFString) {
    self.name = "\(name)"
    super.init()
  }

  public var postScriptName: CFString? { name as CFString }
  public var fullName: CFString? { name as CFString }
}
