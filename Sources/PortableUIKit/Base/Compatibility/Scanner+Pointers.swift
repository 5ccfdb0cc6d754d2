import Foundation

/// Calls from before iOS 13, which hand over a text through a pointer.
extension Scanner {
  @_disfavoredOverload @discardableResult public func scanString(
    _ string: String, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { hand(scanString(string), to: result) }

  @_disfavoredOverload @discardableResult public func scanUpTo(
    _ string: String, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { hand(scanUpToString(string), to: result) }

  @_disfavoredOverload @discardableResult public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { hand(scanCharacters(from: set), to: result) }

  @_disfavoredOverload @discardableResult public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { hand(scanUpToCharacters(from: set), to: result) }

  private func hand(_ text: String?, to result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }
}
