// Names are those of Core Foundation, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public func CFDataGetLength(_ data: CFData!) -> CFIndex { data.length }

/// The bytes of data, which live as long as it does.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  data.bytes.bindMemory(to: UInt8.self, capacity: data.length)
}

public func CFDataCreate(
  _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex
) -> CFData! {
  guard let bytes, length > 0 else { return NSData() }
  return NSData(bytes: bytes, length: length)
}

public func CFDataCreateCopy(_ allocator: CFAllocator?, _ data: CFData!) -> CFData! {
  NSData(data: data as Data)
}

/// Data that can grow, whatever the capacity.
public func CFDataCreateMutable(
  _ allocator: CFAllocator?, _ capacity: CFIndex
) -> CFMutableData! { NSMutableData() }

public func CFDataCreateMutableCopy(
  _ allocator: CFAllocator?, _ capacity: CFIndex, _ data: CFData?
) -> CFMutableData! { NSMutableData(data: data.map { $0 as Data } ?? Data()) }

public func CFDataGetMutableBytePtr(_ data: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  data.mutableBytes.bindMemory(to: UInt8.self, capacity: data.length)
}

/// Makes data longer, by zeros, or shorter.
public func CFDataSetLength(_ data: CFMutableData!, _ length: CFIndex) {
  data.length = max(0, length)
}

public func CFDataAppendBytes(
  _ data: CFMutableData!, _ bytes: UnsafePointer<UInt8>, _ length: CFIndex
) { data.append(bytes, length: max(0, length)) }

public func CFDataGetBytes(
  _ data: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>
) { data.getBytes(buffer, range: NSRange(location: range.location, length: range.length)) }
