import CCairo
import Drawing
import Foundation

/// A part of an image as Cairo paints with it.
struct CairoImageSource {
  /// The part's pixels, or for a part without width or height those around it.
  private let part: PixelRect
  private let image: CGImage
  /// The space of the operations to pixels of the part.
  private let toPart: CGAffineTransform
  /// Pixels that were mixed for a part without width or height.
  private let mixed: [UInt32]?
  private let filter: cairo_filter_t

  /// - Returns: nil where nothing of the image is drawn.
  init?(_ operation: ImageOperation, shrunk: ShrunkImage?) {
    let image = operation.image
    let source = operation.source.standardized
    guard operation.transform.isInvertible, source.isFinite else { return nil }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let (x, columns) = Self.span(source.minX, source.width, image.width)
    let (y, rows) = Self.span(source.minY, source.height, image.height)
    self.image = image
    guard source.minX <= whole.maxX, source.minY <= whole.maxY, source.maxX >= 0, source.maxY >= 0
    else { return nil }
    part = PixelRect(x: x, y: y, width: columns, height: rows)
    let fromUnit: CGAffineTransform
    if source.width > 0, source.height > 0 {
      mixed = nil
      fromUnit = CGAffineTransform(scaleX: source.width, y: source.height).concatenating(
        CGAffineTransform(translationX: source.minX - CGFloat(x), y: source.minY - CGFloat(y)))
    } else {
      // Colours that do not change along an axis: a column, a row or a point of the picture.
      mixed = Self.mixed(image, source, part)
      fromUnit = CGAffineTransform(
        a: source.width > 0 ? source.width : 1, b: 0, c: 0,
        d: source.height > 0 ? source.height : 1,
        tx: source.width > 0 ? source.minX - CGFloat(x) : 0,
        ty: source.height > 0 ? source.minY - CGFloat(y) : 0)
    }
    if let shrunk {
      toPart = shrunk.transform.inverted().concatenating(shrunk.toImage)
        .concatenating(CGAffineTransform(translationX: -CGFloat(x), y: -CGFloat(y)))
    } else {
      toPart = operation.transform.inverted().concatenating(fromUnit)
    }
    filter = Self.filter(
      operation.interpolation, pixelsPerUnit: toPart,
      isSmallerBothWays: shrunk?.isSmallerBothWays == true)
  }

  /// The pixels between two places along an axis.
  private static func span(
    _ start: CGFloat, _ length: CGFloat, _ limit: Int
  ) -> (start: Int, count: Int) {
    let low = Int(min(max(start.rounded(.down), 0), CGFloat(limit - 1)))
    let high = Int(min(max((start + length).rounded(.up), CGFloat(low + 1)), CGFloat(limit)))
    return (low, length > 0 ? high - low : 1)
  }

  /// Cairo's BEST weighs pixels by Catmull and Rom's curve when it makes smaller, from which Core Graphics' pictures
  /// differ least; its GOOD averages, and is for turned images and the low quality. When it makes larger, BEST has
  /// hard edges, and both others are linear (CM-9).
  private static func filter(
    _ quality: CGInterpolationQuality, pixelsPerUnit map: CGAffineTransform, isSmallerBothWays: Bool
  ) -> cairo_filter_t {
    if quality == .none { return CAIRO_FILTER_NEAREST }
    let isMove =
      map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1
      && map.tx == map.tx.rounded() && map.ty == map.ty.rounded()
    if isMove { return CAIRO_FILTER_NEAREST }
    if isSmallerBothWays { return CAIRO_FILTER_BEST }
    return map.greatestScale > 1.0001 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
  }

  /// The pixel at a place between pixels, linearly mixed; along an axis with extent each pixel for
  /// itself (the table of contentsCenter with a length of 0).
  private static func mixed(_ image: CGImage, _ source: CGRect, _ part: PixelRect) -> [UInt32] {
    func neighbours(_ place: CGFloat, _ limit: Int) -> (low: Int, high: Int, share: Double) {
      let middle = min(max(Double(place) - 0.5, 0), Double(limit - 1))
      let low = Int(middle.rounded(.down))
      return (low, min(low + 1, limit - 1), middle - Double(low))
    }
    let all = image.pixels
    var pixels: [UInt32] = []
    for row in 0..<part.height {
      let y: (low: Int, high: Int, share: Double) =
        source.height > 0
        ? (part.y + row, part.y + row, 0) : neighbours(source.minY, image.height)
      for column in 0..<part.width {
        let x: (low: Int, high: Int, share: Double) =
          source.width > 0
          ? (part.x + column, part.x + column, 0) : neighbours(source.minX, image.width)
        let corners = [(y.low, x.low), (y.low, x.high), (y.high, x.low), (y.high, x.high)]
          .map { all[$0.0 * image.width + $0.1] }
        let upper = mix(corners[0], corners[1], x.share)
        pixels.append(mix(upper, mix(corners[2], corners[3], x.share), y.share))
      }
    }
    return pixels
  }

  private static func mix(_ a: UInt32, _ b: UInt32, _ share: Double) -> UInt32 {
    if a == b || share == 0 { return a }
    return [24, 16, 8, 0].reduce(0) { result, shift in
      let (low, high) = (Double(a >> shift & 0xFF), Double(b >> shift & 0xFF))
      return result | UInt32((low + (high - low) * share).rounded()) << shift
    }
  }

  /// Calls `body` with the part as a pattern, which ends with the call.
  ///
  /// The pixels are not copied. Beyond the edges the outermost ones are repeated (CS-9).
  func withPattern(_ body: (OpaquePointer) -> Void) {
    if let mixed {
      mixed.withUnsafeBufferPointer {
        withPattern($0.baseAddress, stride: part.width, body)
      }
    } else {
      image.pixels.withUnsafeBufferPointer { pixels in
        withPattern(
          pixels.baseAddress.map { $0 + part.y * image.width + part.x }, stride: image.width, body)
      }
    }
  }

  private func withPattern(
    _ pixels: UnsafePointer<UInt32>?, stride: Int, _ body: (OpaquePointer) -> Void
  ) {
    guard let pixels, max(part.width, part.height) <= PixelSize.longestSide else { return }
    let format = image.isOpaque && !image.isMask ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    // Cairo only reads its source.
    let data = UnsafeMutableRawPointer(mutating: pixels)
      .assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        data, format, Int32(part.width), Int32(part.height), Int32(clamping: stride * 4))
    else { return }
    defer {
      // A document or another object that still refers to the surface takes a copy now.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let pattern = cairo_pattern_create_for_surface(surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = toPart.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, filter)
    body(pattern)
  }
}
