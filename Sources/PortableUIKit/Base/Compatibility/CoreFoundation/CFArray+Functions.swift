// Names are those of Core Foundation, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Objects come and go as pointers without a reference being taken: the array holds them.

/// Stands for the functions that hold and let go of objects: an array here holds all that it has.
public struct CFArrayCallBacks: Sendable {
  public init() {}
}
public var kCFTypeArrayCallBacks: CFArrayCallBacks {
  get { CFArrayCallBacks() }
  set {}
}

public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array.count }

public func CFArrayGetValueAtIndex(_ array: CFArray!, _ index: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(array.object(at: index) as AnyObject).toOpaque())
}

public func CFArrayCreateMutable(
  _ allocator: CFAllocator?, _ capacity: CFIndex, _ callBacks: UnsafePointer<CFArrayCallBacks>?
) -> CFMutableArray! { NSMutableArray() }

public func CFArrayCreateCopy(_ allocator: CFAllocator?, _ array: CFArray!) -> CFArray! {
  NSArray(array: array.map { $0 })
}

public func CFArrayAppendValue(_ array: CFMutableArray!, _ value: UnsafeRawPointer) {
  array.add(Unmanaged<AnyObject>.fromOpaque(value).takeUnretainedValue())
}
