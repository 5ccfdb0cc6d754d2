// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

public let kCTRunDelegateVersion1: CFIndex = 1
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// The functions that say how much room a run takes.
public struct CTRunDelegateCallbacks {
  public var version: CFIndex
  public var dealloc: CTRunDelegateDeallocateCallback
  public var getAscent: CTRunDelegateGetAscentCallback
  public var getDescent: CTRunDelegateGetDescentCallback
  public var getWidth: CTRunDelegateGetWidthCallback

  public init(
    version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback,
    getDescent: @escaping CTRunDelegateGetDescentCallback,
    getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}

/// Says how much room a run of text takes, which shows nothing: callers draw there.
public final class CTRunDelegate {
  private let callbacks: CTRunDelegateCallbacks
  let content: UnsafeMutableRawPointer
  /// Whether ``content`` is the delegate's own, as callers gave none.
  private let ownsContent: Bool

  init(_ callbacks: CTRunDelegateCallbacks, _ content: UnsafeMutableRawPointer?) {
    self.callbacks = callbacks
    ownsContent = content == nil
    self.content = content ?? .allocate(byteCount: 1, alignment: 1)
  }

  deinit {
    callbacks.dealloc(content)
    if ownsContent { content.deallocate() }
  }

  /// A picture without pixels of the same room.
  var room: NSTextAttachment {
    let (ascent, descent) = (callbacks.getAscent(content), callbacks.getDescent(content))
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(
      x: 0, y: -descent, width: callbacks.getWidth(content), height: ascent + descent)
    return attachment
  }
}

public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? { CTRunDelegate(callbacks.pointee, refCon) }

/// The reference that the delegate was made with.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.content
}
