// Names are those of Image I/O, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Drawing
import Foundation

/// A file of an image that is written, PNG or JPEG, with ``Platform/imageCoder``.
public final class CGImageDestination {
  private let type: String
  private let capacity: Int
  private let put: (Data) -> Bool
  fileprivate var images: [(image: CGImage, properties: CFDictionary?)] = []
  fileprivate var properties: CFDictionary?

  fileprivate init?(_ type: CFString, _ count: Int, _ put: @escaping (Data) -> Bool) {
    self.type = "\(type)"
    guard count > 0, CGImageDestination.types.contains(self.type) else { return nil }
    capacity = count
    self.put = put
  }

  fileprivate static let types = ["public.png", "public.jpeg"]

  /// Writes the file; false without an image, or with several: neither type holds more than one.
  fileprivate func finish() -> Bool {
    guard images.count == 1, capacity == 1, let (image, own) = images.first,
      let coder = Platform.current.imageCoder
    else { return false }
    let quality =
      own?.number(kCGImageDestinationLossyCompressionQuality)
      ?? properties?.number(kCGImageDestinationLossyCompressionQuality) ?? 0.85
    let data = type == "public.png" ? coder.png(image) : coder.jpeg(image, quality: quality)
    return data.map(put) ?? false
  }
}

/// A file that is appended to `data` when it is finished; nil for another type than PNG and JPEG.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type, count) {
    data.append($0)
    return true
  }
}

/// A file at a place on disk.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type, count) { data in (try? data.write(to: url as URL)) != nil }
}

public func CGImageDestinationCreateWithDataConsumer(
  _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type, count) {
    consumer.put($0)
    return true
  }
}

/// Adds an image; of its properties ``kCGImageDestinationLossyCompressionQuality`` counts.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { destination.images.append((image, properties)) }

/// Adds an image of a source.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
  destination.images.append((image, properties))
}

/// Sets properties of the whole file.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) { destination.properties = properties }

/// Writes the file; false if it could not be written.
@discardableResult
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.finish()
}

/// The types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  CGImageDestination.types as CFArray
}
