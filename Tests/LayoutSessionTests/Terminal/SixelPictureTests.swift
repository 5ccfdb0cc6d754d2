import CairoRenderer
import Foundation
import LayoutSession
import Testing

/// What is sent to a terminal with sixel graphics shows the image again when it is read as the terminal
/// would read it.
@MainActor @Suite struct SixelPictureTests {
  /// A terminal's part: reads sixel graphics by the manual and paints them.
  private struct Reader {
    private(set) var pixels: [[Int]?] = []
    private(set) var width = 0
    private(set) var height = 0

    init?(_ text: String) {
      guard text.hasPrefix("\u{1B}P0;1q"), text.hasSuffix("\u{1B}\\") else { return nil }
      let body = Array(text.dropFirst(6).dropLast(2).utf8)
      var place = 0
      var colors: [Int: [Int]] = [:]
      var (x, y, color) = (0, 0, 0)
      func numbers() -> [Int] {
        var numbers = [0]
        while place < body.count {
          if body[place] == UInt8(ascii: ";") {
            numbers.append(0)
          } else if (48...57).contains(body[place]) {
            numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(body[place]) - 48
          } else {
            break
          }
          place += 1
        }
        return numbers
      }
      while place < body.count {
        let letter = body[place]
        place += 1
        switch letter {
        case UInt8(ascii: "\""):
          let raster = numbers()
          (width, height) = (raster[2], raster[3])
          pixels = Array(repeating: nil, count: width * height)
        case UInt8(ascii: "#"):
          let parts = numbers()
          color = parts[0]
          if parts.count == 5 { colors[color] = Array(parts[2...]) }
        case UInt8(ascii: "$"): x = 0
        case UInt8(ascii: "-"): (x, y) = (0, y + 6)
        case UInt8(ascii: "!"), 63...126:
          var count = 1
          var bits = letter
          if letter == UInt8(ascii: "!") {
            count = numbers()[0]
            bits = body[place]
            place += 1
          }
          for _ in 0..<count {
            for row in 0..<6 where (bits - 63) >> row & 1 == 1 {
              guard x < width, y + row < height else { return nil }
              pixels[(y + row) * width + x] = colors[color]
            }
            x += 1
          }
        default: return nil
        }
      }
    }
  }

  private static func hundredths(_ pixel: UInt32) -> [Int] {
    [16, 8, 0].map { (Int(pixel >> $0 & 255) * 100 + 127) / 255 }
  }

  @Test func aDrawingIsReadBackPixelByPixel() throws {
    // 13 rows make two strips and a part of a third; runs of one and of many.
    let colors: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF5B_7DB1]
    let pixels = (0..<13 * 20).map { index in colors[index % 20 < 10 ? 0 : index % 3] }
    let image = PixelImage(width: 20, pixels: pixels)
    let reader = try #require(Reader(SixelPicture.text(image)))
    #expect(reader.width == 20)
    #expect(reader.height == 13)
    let isSame = reader.pixels == pixels.map { Self.hundredths($0) }
    #expect(isSame)
  }

  @Test func manyColoursAreRoundedToFewAndEveryPixelIsPainted() throws {
    let pixels = (0..<64 * 64).map { index -> UInt32 in
      let red = UInt32(index % 64 * 4)
      let blue = UInt32(index / 64 * 4)
      return 0xFF00_0000 | red << 16 | blue
    }
    let reader = try #require(Reader(SixelPicture.text(PixelImage(width: 64, pixels: pixels))))
    // Fifths are at most a tenth from any colour, in hundredths.
    let wrong = zip(reader.pixels, pixels).filter { read, pixel in
      guard let read else { return true }
      return zip(read, Self.hundredths(pixel)).contains { abs($0 - $1) > 11 }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(pixels.count) pixels")
  }

  @Test func aSessionIsShownWithItsViews() throws {
    let session = Session(files: MemoryFiles())
    session.apply("view card 100x50")
    session.apply("label title \"Hello\" in card")
    let image = try #require(session.pixelPicture(within: CGSize(width: 150, height: 400)))
    #expect(image.width == 150)
    #expect(image.height == 75)
    let reader = try #require(Reader(SixelPicture.text(image)))
    let isSame = reader.pixels == image.pixels.map { Self.hundredths($0) }
    #expect(isSame)
    // The wireframe and the text are there: more than a background.
    #expect(Set(image.pixels).count > 2)
    #expect(
      Session(files: MemoryFiles()).pixelPicture(within: CGSize(width: 100, height: 100)) == nil)
  }

  /// What does not fit a terminal is drawn smaller: a picture that is cut shows the wrong part.
  @Test(arguments: [
    (CGSize(width: 640, height: 352), 176, 352), (CGSize(width: 100, height: 4000), 100, 200),
    (CGSize(width: 9000, height: 9000), 800, 1600),
  ])
  func aPictureFitsItsRoom(room: CGSize, width: Int, height: Int) throws {
    let session = Session(files: MemoryFiles())
    session.apply("view screenful 400x800")
    let image = try #require(session.pixelPicture(within: room))
    #expect(image.width == width)
    #expect(image.height == height)
    let png = Array(try #require(session.pngPicture(within: room)))
    // The header of a PNG has both as big-endian numbers from its sixteenth byte on.
    func number(_ start: Int) -> Int { png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(16) == width)
    #expect(number(20) == height)
  }
}
