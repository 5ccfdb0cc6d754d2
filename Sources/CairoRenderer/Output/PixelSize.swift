/// The size of a picture in whole pixels, known to be drawable; with the limits of pictures.
struct PixelSize: Equatable, Sendable {
  /// The longest side in pixels that Cairo's image surfaces take (their coordinates have 16 bits).
  static let longestSide = 32_767
  /// The most pixels of one picture: 2^27, half a gigabyte of memory at four bytes a pixel.
  static let limit = 134_217_728
  /// The deepest nesting of views that is drawn: each level takes part of the thread's stack, and
  /// the main thread's 8 MB hold some eight times as many in a build without optimisation.
  static let deepestNesting = 1_000

  /// The width in pixels, at least 1.
  let width: Int
  /// The height in pixels, at least 1.
  let height: Int

  /// Rounds `width` x `height` points at `scale` pixels per point up to whole pixels.
  ///
  /// - Throws: ``RenderError`` where a side or the scale is zero, negative or no number, or where
  ///   there would be more pixels than ``limit``.
  init(width: Double, height: Double, scale: Double) throws(RenderError) {
    guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw .noArea(width: width, height: height)
    }
    // A size that is a whole number of pixels but for the last bits of a product stays that number.
    let columns = (width * scale - 1e-6).rounded(.up)
    let rows = (height * scale - 1e-6).rounded(.up)
    let longest = Double(Self.longestSide)
    guard columns <= longest, rows <= longest, columns * rows <= Double(Self.limit) else {
      throw .tooLarge(width: columns, height: rows)
    }
    self.width = max(1, Int(columns))
    self.height = max(1, Int(rows))
  }
}
