// Names are those of Core Foundation, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public func CFAttributedStringCreate(
  _ allocator: CFAllocator?, _ string: CFString!, _ attributes: CFDictionary?
) -> CFAttributedString! {
  NSAttributedString(string: "\(string!)", attributes: attributes?.attributes ?? [:])
}

public func CFAttributedStringCreateMutable(
  _ allocator: CFAllocator?, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString() }

public func CFAttributedStringCreateCopy(
  _ allocator: CFAllocator?, _ string: CFAttributedString!
) -> CFAttributedString! { NSAttributedString(attributedString: string) }

public func CFAttributedStringCreateMutableCopy(
  _ allocator: CFAllocator?, _ maxLength: CFIndex, _ string: CFAttributedString!
) -> CFMutableAttributedString! { NSMutableAttributedString(attributedString: string) }

public func CFAttributedStringCreateWithSubstring(
  _ allocator: CFAllocator?, _ string: CFAttributedString!, _ range: CFRange
) -> CFAttributedString! { string.attributedSubstring(from: range.asNSRange) }

public func CFAttributedStringGetLength(_ string: CFAttributedString!) -> CFIndex { string.length }

public func CFAttributedStringGetString(_ string: CFAttributedString!) -> CFString! {
  string.string as CFString
}

/// The attributes at an index; the pointer takes the range in which they are the same.
public func CFAttributedStringGetAttributes(
  _ string: CFAttributedString!, _ location: CFIndex, _ range: UnsafeMutablePointer<CFRange>?
) -> CFDictionary! {
  var found = NSRange()
  let attributes = string.attributes(at: location, effectiveRange: &found)
  range?.pointee = CFRange(location: found.location, length: found.length)
  return NSDictionary(
    dictionary: Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }))
}

public func CFAttributedStringGetAttribute(
  _ string: CFAttributedString!, _ location: CFIndex, _ name: CFString,
  _ range: UnsafeMutablePointer<CFRange>?
) -> CFTypeRef! {
  var found = NSRange()
  let value = string.attribute(
    NSAttributedString.Key("\(name)"), at: location, effectiveRange: &found)
  range?.pointee = CFRange(location: found.location, length: found.length)
  return value.map { $0 as AnyObject }
}

public func CFAttributedStringReplaceString(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) { string.replaceCharacters(in: range.asNSRange, with: "\(replacement!)") }

public func CFAttributedStringReplaceAttributedString(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFAttributedString!
) { string.replaceCharacters(in: range.asNSRange, with: replacement) }

/// Sets an attribute; nil takes it away.
public func CFAttributedStringSetAttribute(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ name: CFString, _ value: CFTypeRef?
) {
  let name = NSAttributedString.Key("\(name)")
  guard let value else { return string.removeAttribute(name, range: range.asNSRange) }
  string.addAttribute(name, value: value, range: range.asNSRange)
}

public func CFAttributedStringSetAttributes(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary,
  _ clearOtherAttributes: Bool
) {
  if clearOtherAttributes {
    string.setAttributes(replacement.attributes, range: range.asNSRange)
  } else {
    string.addAttributes(replacement.attributes, range: range.asNSRange)
  }
}

public func CFAttributedStringRemoveAttribute(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ name: CFString
) { string.removeAttribute(NSAttributedString.Key("\(name)"), range: range.asNSRange) }

public func CFAttributedStringBeginEditing(_ string: CFMutableAttributedString!) {
  string.beginEditing()
}
public func CFAttributedStringEndEditing(_ string: CFMutableAttributedString!) {
  string.endEditing()
}

extension CFRange {
  fileprivate var asNSRange: NSRange { NSRange(location: location, length: length) }
}

extension NSDictionary {
  /// The entries whose keys are texts.
  fileprivate var attributes: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    for (key, value) in self {
      if let name = key as? String { values[NSAttributedString.Key(name)] = value }
    }
    return values
  }
}
