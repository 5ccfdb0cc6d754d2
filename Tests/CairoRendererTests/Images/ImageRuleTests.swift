import Drawing
import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// The rules of images; the names are those of the rules.
@Suite struct ImageRuleTests {
  init() { CairoGraphics.install() }

  private let colors: [Character: UInt32] = [
    "A": 0xFFFF_0000, "B": 0xFF00_FF00, "C": 0xFF00_00FF, "D": 0xFFFF_FF00, " ": 0,
  ]

  /// An image whose rows are given as letters of colours.
  private func image(_ rows: [String]) throws -> CGImage {
    let pixels = rows.joined().compactMap { colors[$0] }
    return try #require(CGImage(width: rows[0].count, height: rows.count, pixels: pixels))
  }

  /// The letters of the pixels of `image`.
  private func rows(_ image: UIImage) throws -> [String] {
    let pixels = try #require(image.cgImage)
    return (0..<pixels.height).map { y in
      String(
        (0..<pixels.width).map { x in
          colors.first { $0.value == pixels.pixels[y * pixels.width + x] }?.key ?? "?"
        })
    }
  }

  private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  @Test("IM-1 default format") @MainActor func defaultFormat() throws {
    let format = UIGraphicsImageRendererFormat.default()
    #expect(format.scale == UIScreen.main.scale)
    #expect(!format.opaque && format.preferredRange == .automatic)
    let ranges: [UIGraphicsImageRendererFormat.Range] = [
      .unspecified, .automatic, .extended, .standard,
    ]
    #expect(ranges.map(\.rawValue) == [-1, 0, 1, 2])
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 33.4, height: 10.2), format: self.format(2)
    ).image { _ in }
    #expect(image.size == CGSize(width: 33.4, height: 10.2) && image.scale == 2)
    #expect(image.cgImage?.width == 67 && image.cgImage?.height == 21)
    let zero = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 4), format: self.format(0)
    ).image { _ in }
    #expect(zero.scale == UIScreen.main.scale)
  }

  @Test(
    "IM-1 sizes that cannot be drawn",
    arguments: [
      CGSize.zero, CGSize(width: 0, height: 5), CGSize(width: 1e9, height: 1e9),
      CGSize(width: Double.nan, height: 4), CGSize(width: 4, height: Double.infinity),
    ])
  func sizesThatCannotBeDrawn(size: CGSize) {
    let image = UIGraphicsImageRenderer(size: size, format: format(2)).image { _ in
      Issue.record("nothing can be drawn")
    }
    #expect(image.cgImage == nil)
    UIGraphicsBeginImageContextWithOptions(size, false, 2)
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("IM-2 begin image context") func beginImageContext() throws {
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 2))
    let plain = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(plain.scale == 1 && plain.cgImage?.width == 3)
    #expect(plain.cgImage?.pixels.allSatisfy { $0 == 0 } == true)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), true, 2)
    let opaque = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(opaque.size == CGSize(width: 3, height: 2) && opaque.cgImage?.width == 6)
    #expect(opaque.cgImage?.pixels.allSatisfy { $0 == 0xFF00_0000 } == true)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test("IM-3 contexts nest") func contextsNest() throws {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let before = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(try rows(before) == ["A "], "a copy of that moment")
    #expect(try rows(inner) == ["C"] && rows(outer) == ["AA"])
  }

  @Test("IM-4 renderer context") func rendererContext() throws {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 6, height: 6), format: format(1))
    var middle: UIImage?
    let image = renderer.image { context in
      UIColor.red.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 6, height: 6))
      middle = context.currentImage
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 6))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 2))
    }
    #expect(
      try rows(image) == ["AAAAAA", "A    A", "A C  A", "A C  A", "A    A", "AAAAAA"])
    #expect(try rows(try #require(middle))[2] == "A    A")
    let png = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 6, height: 6)) }
    let read = try #require(UIImage(data: png))
    #expect(read.cgImage?.pixels.allSatisfy { $0 == 0xFF00_0000 } == true)
    let jpeg = renderer.jpegData(withCompressionQuality: 0.8) { _ in }
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 6, height: 6))
  }

  @Test(
    "IM-5 orientations",
    arguments: [
      (UIImage.Orientation.up, ["AB", "CD"]), (.down, ["DC", "BA"]), (.left, ["BD", "AC"]),
      (.right, ["CA", "DB"]), (.upMirrored, ["BA", "DC"]), (.downMirrored, ["CD", "AB"]),
      (.leftMirrored, ["AC", "BD"]), (.rightMirrored, ["DB", "CA"]),
    ])
  func orientations(orientation: UIImage.Orientation, expected: [String]) throws {
    let turned = UIImage(cgImage: try image(["AB", "CD"]), scale: 1, orientation: orientation)
    let drawn = UIGraphicsImageRenderer(
      size: CGSize(width: 2, height: 2), format: format(1)
    ).image { _ in turned.draw(at: .zero) }
    #expect(try rows(drawn) == expected)
    let wide = UIImage(
      cgImage: try image(["ABCD", "DCBA"]), scale: 2, orientation: orientation)
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    #expect(wide.size == (isSideways ? CGSize(width: 1, height: 2) : CGSize(width: 2, height: 1)))
    let mirrored = turned.withHorizontallyFlippedOrientation()
    let drawnMirrored = UIGraphicsImageRenderer(
      size: CGSize(width: 2, height: 2), format: format(1)
    ).image { _ in mirrored.draw(at: .zero) }
    #expect(try rows(drawnMirrored) == expected.map { String($0.reversed()) })
  }

  @Test("IM-6 drawing") func drawing() throws {
    let picture = UIImage(cgImage: try image(["AB", "CD"]), scale: 1, orientation: .up)
    func drawn(_ side: CGFloat, _ draw: () -> Void) throws -> [String] {
      try rows(
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format(1))
          .image { context in
            context.cgContext.interpolationQuality = .none
            draw()
          })
    }
    #expect(
      try drawn(4) { picture.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
        == ["AABB", "AABB", "CCDD", "CCDD"])
    #expect(try drawn(3) { picture.draw(at: CGPoint(x: 1, y: 1)) } == ["   ", " AB", " CD"])
    #expect(
      try drawn(5) { picture.drawAsPattern(in: CGRect(x: 1, y: 0, width: 4, height: 3)) }
        == [" BABA", " DCDC", " BABA", "     ", "     "])
    let faint = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(1))
      .image { _ in picture.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
    #expect(try #require(faint.cgImage).pixels[0] == 0x8080_0000)
  }

  @Test("IM-7 templates") func templates() throws {
    let shape = try #require(
      CGImage(width: 2, height: 1, pixels: [0xFF12_3456, 0x8000_0000]))
    let picture = UIImage(cgImage: shape, scale: 1, orientation: .up)
    func pixels(_ image: UIImage) throws -> [UInt32] {
      let drawn = UIGraphicsImageRenderer(
        size: CGSize(width: 2, height: 1), format: format(1)
      ).image { _ in image.draw(at: .zero) }
      return try #require(drawn.cgImage).pixels
    }
    #expect(try pixels(picture.withTintColor(.red)) == [0xFFFF_0000, 0x8080_0000])
    #expect(try pixels(picture.withRenderingMode(.alwaysTemplate)) == [0xFF00_0000, 0x8000_0000])
    #expect(try pixels(picture.withRenderingMode(.alwaysOriginal))[0] == 0xFF12_3456)
    // A widely printed way to tint an image: the colour is set, and the template is drawn.
    let set = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format(1))
      .image { _ in
        UIColor.green.set()
        picture.withRenderingMode(.alwaysTemplate).draw(at: .zero)
      }
    #expect(try #require(set.cgImage).pixels == [0xFF00_FF00, 0x8000_8000])
    let both = picture.withTintColor(.blue, renderingMode: .alwaysTemplate)
    #expect(both.renderingMode == .alwaysTemplate && both.isTemplate)
    #expect(try pixels(both)[0] == 0xFF00_00FF)
  }

  @Test("IM-8 a part of an image: whole pixels, within the image; nil outside") func cropping()
    throws
  {
    let image = try #require(
      CGImage(
        width: 3, height: 2,
        pixels: [0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_0004, 0xFF00_0005, 0xFF00_0006]))
    func part(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [UInt32]? {
      image.cropping(to: CGRect(x: x, y: y, width: width, height: height))?.pixels
    }
    #expect(part(1, 0, 2, 1) == [0xFF00_0002, 0xFF00_0003])
    // Every pixel that the rectangle touches.
    #expect(part(1.5, 0.5, 0.2, 0.2) == [0xFF00_0002])
    #expect(part(0.9, 1, 0.2, 1) == [0xFF00_0004, 0xFF00_0005])
    #expect(part(-5, -5, 6, 6) == [0xFF00_0001])
    #expect(part(2, 1, 100, 100) == [0xFF00_0006])
    #expect(part(3, 0, 1, 1) == nil && part(0, 2, 1, 1) == nil && part(-2, 0, 2, 2) == nil)
    #expect(
      part(0, 0, 0, 0) == nil && image.cropping(to: .null) == nil && part(.nan, 0, 1, 1) == nil)
  }

  @Test("IM-9 files keep pixels") func filesKeepPixels() throws {
    let picture = UIImage(cgImage: try image(["AB ", "CDA"]), scale: 1, orientation: .up)
    let data = try #require(picture.pngData())
    let again = try #require(UIImage(data: data, scale: 2))
    #expect(try rows(again) == ["AB ", "CDA"])
    #expect(again.size == CGSize(width: 1.5, height: 1))
    #expect(again.pngData() == data)
  }

  @Test func bytesThatAreNoPicture() throws {
    let whole = try #require(
      UIImage(cgImage: try image(["AB", "CD"]), scale: 1, orientation: .up).pngData())
    for count in [0, 4, 8, 20, whole.count / 2] {
      #expect(UIImage(data: whole.prefix(count)) == nil)
    }
    #expect(UIImage(data: Data("plain".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/dev/zero") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test func filesSayTheirScale() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a@2x.png")
    let picture = UIImage(cgImage: try image(["AB", "CD"]), scale: 1, orientation: .up)
    try #require(picture.pngData()).write(to: file)
    let read = try #require(UIImage(contentsOfFile: file.path))
    #expect(read.scale == 2 && read.size == CGSize(width: 1, height: 1))
  }

  /// CS-12: caps keep their size; the middle is repeated, 10, 10 and 5 of 25, or stretched.
  @Test("CS-12 resizable images") func resizableImages() throws {
    let row = String(repeating: "A", count: 5) + "BBBBBCCCCC" + String(repeating: "D", count: 5)
    let picture = UIImage(cgImage: try image([row]), scale: 1, orientation: .up)
    func drawn(_ image: UIImage, _ width: CGFloat) throws -> String {
      try rows(
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 1), format: format(1))
          .image { context in
            context.cgContext.interpolationQuality = .none
            image.draw(in: CGRect(x: 0, y: 0, width: width, height: 1))
          })[0]
    }
    let caps = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    let tiled = picture.resizableImage(withCapInsets: caps)
    #expect(tiled.resizingMode == .tile && tiled.capInsets == caps)
    #expect(try drawn(tiled, 35) == "AAAAABBBBBCCCCCBBBBBCCCCCBBBBBDDDDD")
    let stretched = picture.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(try drawn(stretched, 30) == "AAAAABBBBBBBBBBCCCCCCCCCCDDDDD")
    // Caps that do not fit shrink in proportion.
    #expect(try drawn(stretched, 4) == "AADD")
  }
}
