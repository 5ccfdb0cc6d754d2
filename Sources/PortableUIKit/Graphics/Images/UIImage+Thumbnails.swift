import Foundation

extension UIImage {
  /// The image in that size, in points at its own scale; nil for an image without pixels, and for a size without area.
  ///
  /// - Complexity: O(pixels of both).
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Makes the thumbnail beside the caller's work.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    Task.detached { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Makes the thumbnail beside the caller's work.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await Task.detached { self.preparingThumbnail(of: size) }.value
  }

  /// The image itself, whose pixels are decoded already; nil for an image without pixels.
  public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Task.detached { completionHandler(self.preparingForDisplay()) }
  }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
