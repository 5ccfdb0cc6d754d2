// Names are those of Image I/O, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, LineLength

import Foundation

// How a file of images is written. Those that name nothing which codecs here do are kept, not acted upon.

public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality" as CFString
}
public var kCGImageDestinationBackgroundColor: CFString {
  "kCGImageDestinationBackgroundColor" as CFString
}
public var kCGImageDestinationImageMaxPixelSize: CFString {
  "kCGImageDestinationImageMaxPixelSize" as CFString
}
public var kCGImageDestinationEmbedThumbnail: CFString {
  "kCGImageDestinationEmbedThumbnail" as CFString
}
public var kCGImageDestinationOptimizeColorForSharing: CFString {
  "kCGImageDestinationOptimizeColorForSharing" as CFString
}
public var kCGImageDestinationMetadata: CFString { "kCGImageDestinationMetadata" as CFString }
public var kCGImageDestinationMergeMetadata: CFString {
  "kCGImageDestinationMergeMetadata" as CFString
}
public var kCGImageDestinationDateTime: CFString { "kCGImageDestinationDateTime" as CFString }
public var kCGImageDestinationOrientation: CFString { "kCGImageDestinationOrientation" as CFString }
