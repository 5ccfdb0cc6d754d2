// Names are those of Core Foundation, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Keys and objects come and go as pointers without a reference being taken: the dictionary holds them.

/// Stand for the functions that hold, let go of and compare: a dictionary here does so with all that it has.
public struct CFDictionaryKeyCallBacks: Sendable {
  public init() {}
}
public struct CFDictionaryValueCallBacks: Sendable {
  public init() {}
}
public var kCFTypeDictionaryKeyCallBacks: CFDictionaryKeyCallBacks {
  get { CFDictionaryKeyCallBacks() }
  set {}
}
public var kCFCopyStringDictionaryKeyCallBacks: CFDictionaryKeyCallBacks {
  get { CFDictionaryKeyCallBacks() }
  set {}
}
public var kCFTypeDictionaryValueCallBacks: CFDictionaryValueCallBacks {
  get { CFDictionaryValueCallBacks() }
  set {}
}

public func CFDictionaryGetCount(_ dictionary: CFDictionary!) -> CFIndex { dictionary.count }

public func CFDictionaryGetValue(
  _ dictionary: CFDictionary!, _ key: UnsafeRawPointer?
) -> UnsafeRawPointer! {
  guard let key, let value = dictionary.value(behind: key) else { return nil }
  return UnsafeRawPointer(Unmanaged.passUnretained(value).toOpaque())
}

public func CFDictionaryContainsKey(
  _ dictionary: CFDictionary!, _ key: UnsafeRawPointer?
) -> Bool { CFDictionaryGetValue(dictionary, key) != nil }

@discardableResult
public func CFDictionaryGetValueIfPresent(
  _ dictionary: CFDictionary!, _ key: UnsafeRawPointer?,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>?
) -> Bool {
  guard let found = CFDictionaryGetValue(dictionary, key) else { return false }
  value?.pointee = found
  return true
}

public func CFDictionaryCreateMutable(
  _ allocator: CFAllocator?, _ capacity: CFIndex,
  _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>?,
  _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>?
) -> CFMutableDictionary! { NSMutableDictionary() }

public func CFDictionarySetValue(
  _ dictionary: CFMutableDictionary!, _ key: UnsafeRawPointer, _ value: UnsafeRawPointer
) {
  guard let key = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue() as? AnyHashable
  else { return }
  dictionary[key] = Unmanaged<AnyObject>.fromOpaque(value).takeUnretainedValue()
}

extension NSDictionary {
  /// The object under the key that a pointer leads to.
  fileprivate func value(behind key: UnsafeRawPointer) -> AnyObject? {
    let key = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    guard let value = object(forKey: key) else { return nil }
    return value as AnyObject
  }
}
