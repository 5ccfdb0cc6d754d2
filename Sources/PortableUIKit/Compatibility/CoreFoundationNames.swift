// Names are those of Core Foundation, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The names that Core Foundation has for classes of Foundation, which Apple's systems treat as the same.

public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFURL = NSURL
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFTypeRef = AnyObject
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias CFBoolean = NSNumber
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
public typealias CFError = NSError
public typealias CFOptionFlags = UInt

/// The key of an app's build number in its information.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" as CFString }

/// The greatest finite number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude

public func CFDataGetLength(_ data: CFData) -> Int { data.length }

/// The bytes of data, which live as long as it does.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>! {
  data.bytes.bindMemory(to: UInt8.self, capacity: data.length)
}

public func CFArrayGetCount(_ array: CFArray) -> Int { array.count }

/// The object at an index, without a reference being taken: the array holds it.
public func CFArrayGetValueAtIndex(_ array: CFArray, _ index: Int) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(array.object(at: index) as AnyObject).toOpaque())
}

public func CFErrorCopyDescription(_ error: CFError) -> CFString! {
  error.localizedDescription as CFString
}
