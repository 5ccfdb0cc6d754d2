import Foundation

extension NSAttributedString {
  /// How text looks as a thing of its own; kept, not drawn.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let letterpressStyle = TextEffectStyle(
      rawValue: "_UIKitNewLetterpressStyle")
  }
}
