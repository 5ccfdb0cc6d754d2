// Names are those of Core Foundation, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The length in UTF-16 units.
public func CFStringGetLength(_ string: CFString!) -> CFIndex { string.length }

public func CFStringCreateCopy(_ allocator: CFAllocator?, _ string: CFString!) -> CFString! {
  NSString(string: "\(string!)")
}

public func CFStringCreateMutableCopy(
  _ allocator: CFAllocator?, _ maxLength: CFIndex, _ string: CFString!
) -> CFMutableString! { NSMutableString(string: "\(string!)") }

public func CFStringCreateWithSubstring(
  _ allocator: CFAllocator?, _ string: CFString!, _ range: CFRange
) -> CFString! {
  string.substring(with: NSRange(location: range.location, length: range.length)) as CFString
}

public var kCFStringTransformStripDiacritics: CFString! {
  StringTransform.stripDiacritics.rawValue as CFString
}
public var kCFStringTransformStripCombiningMarks: CFString! {
  StringTransform.stripCombiningMarks.rawValue as CFString
}
public var kCFStringTransformToLatin: CFString! { StringTransform.toLatin.rawValue as CFString }
public var kCFStringTransformMandarinLatin: CFString! {
  StringTransform.mandarinToLatin.rawValue as CFString
}

/// Rewrites a text, or a range of it; false if the system does not know the transform.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  let text = string.substring(with: part)
  guard
    let result = text.applyingTransform(
      StringTransform(rawValue: "\(transform!)"), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: part, with: result)
  range?.pointee.length = result.utf16.count
  return true
}
