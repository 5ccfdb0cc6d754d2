import Foundation

extension NSAttributedString {
  /// An empty text: `NSAttributedString()`, which Foundation lacks on this platform.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
