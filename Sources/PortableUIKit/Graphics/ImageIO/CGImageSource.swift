// Names are those of Image I/O, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Drawing
import Foundation

/// How far a source is read (raw values as in Image I/O).
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// The bytes of a file of an image, read with ``Platform/imageCoder``: one image, the first of a file that moves.
public final class CGImageSource {
  fileprivate var data: Data
  fileprivate var isComplete: Bool
  private var known: (image: CGImage, orientation: UIImage.Orientation)?

  init(_ data: Data, isComplete: Bool) {
    self.data = data
    self.isComplete = isComplete
  }

  fileprivate func update(_ data: Data, isComplete: Bool) {
    self.data = data
    self.isComplete = isComplete
    known = nil
  }

  /// The image as it is stored, and how it has to be turned; nil if the bytes cannot be read.
  fileprivate var picture: (image: CGImage, orientation: UIImage.Orientation)? {
    if known == nil { known = Platform.current.imageCoder?.picture(of: data) }
    return known
  }

  fileprivate var type: String? { TypeIdentifier.ofFile(data) }
}

/// A source of the bytes of a file; nil without bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  data.length > 0 ? CGImageSource(data as Data, isComplete: true) : nil
}

/// A source of a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).flatMap {
    CGImageSourceCreateWithData($0 as CFData, options)
  }
}

public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// A source whose bytes come later, by ``CGImageSourceUpdateData(_:_:_:)``.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isComplete: false)
}

/// Hands over all bytes that came so far.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
  source.update(data as Data, isComplete: final)
}

/// How many images there are: 1, or 0 of bytes that cannot be read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.picture == nil ? 0 : 1 }

/// The type of the file by its first bytes, such as `public.png`; nil if it is not known.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.type.map { $0 as CFString }
}

public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  guard source.isComplete else { return .statusIncomplete }
  if source.type == nil { return .statusUnknownType }
  return source.picture == nil ? .statusInvalidData : .statusComplete
}

public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus { CGImageSourceGetStatus(source) }

public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// The types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ["public.png", "public.jpeg", "public.svg-image", "com.adobe.pdf"] as CFArray
}

/// Properties of the file.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  [kCGImagePropertyFileSize: NSNumber(value: source.data.count)] as NSDictionary
}

/// Properties of an image: its size, depth, colours, opacity and orientation.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let (image, orientation) = source.picture else { return nil }
  let isGray = image.colorSpace?.model == .monochrome
  return [
    kCGImagePropertyPixelWidth: NSNumber(value: image.width),
    kCGImagePropertyPixelHeight: NSNumber(value: image.height),
    kCGImagePropertyDepth: NSNumber(value: image.bitsPerComponent),
    kCGImagePropertyColorModel: isGray
      ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
    kCGImagePropertyHasAlpha: NSNumber(value: !image.isOpaque),
    kCGImagePropertyOrientation: NSNumber(value: orientation.exifValue),
  ] as NSDictionary
}

/// An image as it is stored; nil if there is none.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.picture?.image : nil }

/// An image made smaller until its longer side has ``kCGImageSourceThumbnailMaxPixelSize``, upright if
/// ``kCGImageSourceCreateThumbnailWithTransform`` is true. It is made only if the options ask for one.
///
/// - Complexity: O(pixels of both).
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let (image, orientation) = source.picture else { return nil }
  func isSet(_ key: CFString) -> Bool {
    (options?[key] as? NSNumber)?.boolValue ?? options?[key] as? Bool ?? false
  }
  guard
    isSet(kCGImageSourceCreateThumbnailFromImageAlways)
      || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let longest = options.flatMap { $0.number(kCGImageSourceThumbnailMaxPixelSize) } ?? .infinity
  let turn = isSet(kCGImageSourceCreateThumbnailWithTransform) ? orientation : .up
  let shown = UIImage(cgImage: image, scale: 1, orientation: turn)
  let factor = min(1, longest / max(shown.size.width, shown.size.height))
  guard factor > 0, factor < 1 || turn != .up else { return image }
  let size = CGSize(
    width: max(1, (shown.size.width * factor).rounded()),
    height: max(1, (shown.size.height * factor).rounded()))
  return shown.preparingThumbnail(of: size)?.cgImage
}

extension NSDictionary {
  /// A number as people put them into dictionaries.
  func number(_ key: CFString) -> CGFloat? {
    switch self[key] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
