import Foundation
import ImageCodecs
import PropertyTesting
import Testing

@Suite struct PNGCodecTests {
  @Test(arguments: PNGSample.all)
  func everyKindIsDecoded(sample: PNGSample) throws {
    let data = try #require(Data(base64Encoded: sample.base64))
    let picture = try RasterPicture(decoding: [UInt8](data))
    #expect(picture.bytes == sample.pixels)
    #expect(picture.hasAlpha == sample.hasAlpha)
    let info = try ImageFileInfo(of: [UInt8](data))
    #expect(info.format == .png)
    #expect(Int(info.width) == picture.width && Int(info.height) == picture.height)
  }

  /// IM-9: what is written is read again pixel for pixel, colours under full transparency too.
  @Test("IM-9 encoding keeps pixels") func encodingKeepsPixels() throws {
    var generator = RandomSource(seed: 9)
    for _ in 0..<40 {
      let width = Int.random(in: 1...40, using: &generator)
      let height = Int.random(in: 1...40, using: &generator)
      let hasAlpha = Bool.random(using: &generator)
      var bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
      if !hasAlpha { for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 } }
      let picture = RasterPicture(width: width, height: height, bytes: bytes, hasAlpha: hasAlpha)
      let file = try PNGCodec.encode(picture)
      #expect(try RasterPicture(decoding: file) == picture)
      #expect(file.firstRange(of: Array("sRGB".utf8)) != nil, "the file says that it is sRGB")
    }
  }

  /// A header is enough to refuse: there is nothing after it in this file.
  @Test(arguments: [
    (10_000, 10_000, true), (23_000, 23_000, true), (65_536, 1_024, false), (65_537, 1_024, true),
  ])
  func picturesBeyondTheLimitAreRefusedByTheirHeader(
    width: Int, height: Int, isRefused: Bool
  ) throws {
    let file = Self.header(width: width, height: height)
    let tooMany = ImageCodecError.tooManyPixels(width: width, height: height)
    if isRefused {
      #expect(throws: tooMany) { try ImageFileInfo(of: file) }
      #expect(throws: tooMany) { try RasterPicture(decoding: file) }
    } else {
      #expect(try ImageFileInfo(of: file).width == Double(width))
    }
  }

  @Test func sizesThatAreNone() throws {
    for (width, height) in [(0, 0), (0, 5), (5, 0), (0x7FFF_FFFF, 0x7FFF_FFFF)] {
      let file = Self.header(width: width, height: height)
      #expect(throws: ImageCodecError.self) { try ImageFileInfo(of: file) }
      #expect(throws: ImageCodecError.self) { try RasterPicture(decoding: file) }
    }
  }

  /// Cut anywhere and with bytes changed anywhere: an error or a picture of the size of its header.
  @Test func damagedFilesAreErrors() throws {
    var generator = RandomSource(seed: 77)
    for sample in PNGSample.all {
      let file = [UInt8](try #require(Data(base64Encoded: sample.base64)))
      // The checks behind the last row need not be there.
      for length in 0..<file.count - 28 {
        #expect(throws: ImageCodecError.self) {
          try RasterPicture(decoding: Array(file[..<length]))
        }
      }
      for _ in 0..<200 {
        var changed = file
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let index = Int.random(in: 8..<file.count, using: &generator)
          changed[index] = UInt8.random(in: 0...255, using: &generator)
        }
        if let picture = try? RasterPicture(decoding: changed) {
          #expect(picture.bytes.count == picture.width * picture.height * 4)
        }
      }
    }
  }

  @Test func otherBytesAreNoPicture() {
    for bytes in [[], [0x89], Array("plain text".utf8), Array("<svg/>".utf8)] as [[UInt8]] {
      #expect(throws: ImageCodecError.unknownFormat) { try RasterPicture(decoding: bytes) }
    }
  }

  /// A PNG that ends behind the header of its data.
  private static func header(width: Int, height: Int) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
      let checked = Array(type.utf8) + content
      return number(content.count) + checked + number(Int(CyclicCheck.value(of: checked)))
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", number(width) + number(height) + [1, 0, 0, 0, 0])
    file += chunk("IDAT", [0x78, 0x9C])
    return file
  }
}
