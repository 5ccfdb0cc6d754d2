// Names are those of Image I/O, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, LineLength

import Foundation

// How a file of images is read. Those that name nothing which codecs here do are kept, not acted upon.

public var kCGImageSourceTypeIdentifierHint: CFString {
  "kCGImageSourceTypeIdentifierHint" as CFString
}
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" as CFString }
public var kCGImageSourceShouldCacheImmediately: CFString {
  "kCGImageSourceShouldCacheImmediately" as CFString
}
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" as CFString }
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" as CFString }
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as CFString
}
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways" as CFString
}
public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  "kCGImageSourceThumbnailMaxPixelSize" as CFString
}
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform" as CFString
}
