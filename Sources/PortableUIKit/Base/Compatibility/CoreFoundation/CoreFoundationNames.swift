// Names are those of Core Foundation, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The names that Core Foundation has for classes of Foundation, which Apple's systems treat as the same.

public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFURL = NSURL
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFMutableString = NSMutableString
public typealias CFNumber = NSNumber
public typealias CFSet = NSSet
public typealias CFDate = NSDate
public typealias CFLocale = NSLocale
public typealias CFCharacterSet = NSCharacterSet
public typealias CFNull = NSNull
public typealias CFTypeRef = AnyObject
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias CFBoolean = NSNumber
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
public typealias CFError = NSError
public typealias CFErrorDomain = NSString
public typealias CFOptionFlags = UInt
public typealias CFTypeID = UInt
public typealias CFStringEncoding = UInt32
public typealias CFHashCode = UInt
public typealias UniChar = UInt16

/// Memory is the system's own; there is no other allocator than the default one, which nil stands for.
public final class CFAllocator: Sendable {}
public var kCFAllocatorDefault: CFAllocator! { nil }
public var kCFAllocatorSystemDefault: CFAllocator! { nil }
public var kCFAllocatorNull: CFAllocator! { nil }

public var kCFNull: CFNull! { NSNull() }
public var kCFErrorDomainPOSIX: CFErrorDomain! { NSPOSIXErrorDomain as CFString }
public var kCFErrorDomainCocoa: CFErrorDomain! { NSCocoaErrorDomain as CFString }

// The keys of an app's information.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" as CFString }
public var kCFBundleNameKey: CFString! { "CFBundleName" as CFString }
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" as CFString }
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" as CFString }
public var kCFBundleInfoDictionaryVersionKey: CFString! {
  "CFBundleInfoDictionaryVersion" as CFString
}
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" as CFString }
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" as CFString }

/// The place of what is not found.
public let kCFNotFound: CFIndex = -1

/// The greatest finite number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude

public func CFErrorCopyDescription(_ error: CFError) -> CFString! {
  error.localizedDescription as CFString
}

public func CFErrorGetCode(_ error: CFError) -> CFIndex { error.code }
public func CFErrorGetDomain(_ error: CFError) -> CFErrorDomain! { error.domain as CFString }

public func CFErrorCreate(
  _ allocator: CFAllocator?, _ domain: CFErrorDomain, _ code: CFIndex, _ userInfo: CFDictionary?
) -> CFError! {
  var info: [String: Any] = [:]
  for (key, value) in userInfo ?? NSDictionary() { info["\(key)"] = value }
  return NSError(domain: "\(domain)", code: code, userInfo: info)
}

public func CFEqual(_ a: CFTypeRef?, _ b: CFTypeRef?) -> Bool {
  if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
  return a === b
}

public func CFBooleanGetValue(_ boolean: CFBoolean) -> Bool { boolean.boolValue }
