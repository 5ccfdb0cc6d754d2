import Drawing
import Foundation
import ImageCodecs
import PortableUIKit

/// Reads PNG, JPEG, SVG and PDF, and writes PNG and JPEG (`ImageCodecs`).
public struct ImageCoder: ImageCoding {
  public init() {}

  public func picture(of data: Data) -> (image: CGImage, orientation: UIImage.Orientation)? {
    let bytes = [UInt8](data)
    guard let picture = try? RasterPicture(decoding: bytes), let image = picture.image else {
      return nil
    }
    return (image, UIImage.Orientation(exifValue: PictureOrientation.exifValue(of: bytes)))
  }

  public func picture(of file: ImageRepresentation, pixels: CGSize) -> CGImage? {
    try? ImageStore.shared.image(for: file, pixels: pixels)
  }

  public func png(_ image: CGImage) -> Data? {
    (try? PNGCodec.encode(RasterPicture(image))).map { Data($0) }
  }

  public func jpeg(_ image: CGImage, quality: CGFloat) -> Data? {
    (try? JPEGCodec.encode(RasterPicture(image), quality: Double(quality))).map { Data($0) }
  }
}
