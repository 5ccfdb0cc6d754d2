import CairoRenderer
import Drawing
import Foundation
import PortableUIKit
import Testing

/// Image I/O's names over the codecs.
@Suite struct ImageSourceTests {
  /// An image of 40 by 20 pixels, red at the left and blue at the right.
  private func image() -> UIImage {
    CairoGraphics.install()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
    }
  }

  @Test("A source tells type, count and properties, and gives the image")
  func source() throws {
    let data = try #require(image().pngData())
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == kUTTypePNG)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let properties = try #require(
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect((properties[kCGImagePropertyPixelWidth] as? NSNumber)?.intValue == 40)
    #expect((properties[kCGImagePropertyPixelHeight] as? NSNumber)?.intValue == 20)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 40 && image.pixels[0] == 0xFFFF_0000 && image.pixels[39] == 0xFF00_00FF)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test("A thumbnail has the asked size, and is made only if it is asked for")
  func thumbnail() throws {
    let data = try #require(image().pngData())
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: 10,
      ] as CFDictionary
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(small.width == 10 && small.height == 5)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let large =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: CGFloat(500),
      ] as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large)?.width == 40)
  }

  @Test("A destination writes what a source reads")
  func destination() throws {
    let image = try #require(image().cgImage)
    for type in [kUTTypePNG, kUTTypeJPEG] {
      let data = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
      let options = [kCGImageDestinationLossyCompressionQuality: 0.9] as CFDictionary
      CGImageDestinationAddImage(destination, image, options)
      #expect(CGImageDestinationFinalize(destination))
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      #expect(CGImageSourceGetType(source) == type)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    }
    #expect(CGImageDestinationCreateWithData(NSMutableData(), kUTTypeTIFF, 1, nil) == nil)
    let empty = try #require(
      CGImageDestinationCreateWithData(NSMutableData(), UTType.png.identifier as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(empty))
  }

  @Test("A source that is filled bit by bit ends complete; other bytes are no image")
  func incremental() throws {
    let data = try #require(image().pngData())
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, data.prefix(20) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let text = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(text) == 0 && CGImageSourceGetType(text) == nil)
    #expect(CGImageSourceGetStatus(text) == .statusUnknownType)
  }
}
