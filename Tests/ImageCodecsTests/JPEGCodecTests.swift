import Foundation
import ImageCodecs
import PropertyTesting
import Testing

@Suite struct JPEGCodecTests {
  /// Eight by eight pixels, red above and blue below, from another encoder.
  private static let file = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL
    EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABgQAAID
    AAAAAAAAAAAAAAAAAAAXZaTi/8QAFQEBAQAAAAAAAAAAAAAAAAAABwj/xAAYEQACAwAAAAAAAAAAAAAAAAAAGGWj4//a
    AAwDAQACEQMRAD8AGzVi7GRwWWYo2KNYaKuyP//Z
    """

  private static func bytes() throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: file, options: .ignoreUnknownCharacters)))
  }

  @Test func pixelsAndSize() throws {
    let file = try Self.bytes()
    #expect(try ImageFileInfo(of: file) == ImageFileInfo(format: .jpeg, width: 8, height: 8))
    let picture = try RasterPicture(decoding: file)
    #expect(!picture.hasAlpha)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      let start = 4 * (8 * y + x)
      return Array(picture.bytes[start..<start + 4])
    }
    let (upper, lower) = (pixel(4, 1), pixel(4, 6))
    #expect(upper[0] > 240 && upper[2] < 20 && upper[3] == 255)
    #expect(lower[0] < 20 && lower[2] > 240 && lower[3] == 255)
  }

  /// A smooth picture loses at most a few levels at the best quality; what is transparent becomes white.
  @Test func encodingIsNear() throws {
    let side = 32
    var bytes: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side { bytes += [UInt8(8 * x), UInt8(8 * y), 128, 255] }
    }
    let picture = RasterPicture(width: side, height: side, bytes: bytes, hasAlpha: false)
    let best = try JPEGCodec.encode(picture, quality: 1)
    let read = try RasterPicture(decoding: best)
    let worst = zip(read.bytes, bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= 4)
    #expect(try JPEGCodec.encode(picture, quality: 0).count < best.count)
    let clear = RasterPicture(
      width: 8, height: 8, bytes: [UInt8](repeating: 0, count: 256), hasAlpha: true)
    let white = try RasterPicture(decoding: JPEGCodec.encode(clear, quality: 1))
    #expect(white.bytes.allSatisfy { $0 >= 254 })
  }

  /// The frame header says 10,000 by 10,000.
  @Test func aHundredMegapixelsAreRefusedByTheHeader() throws {
    var file = try Self.bytes()
    let frame = try #require(file.firstRange(of: [0xFF, 0xC0])).lowerBound
    file.replaceSubrange(frame + 5..<frame + 9, with: [0x27, 0x10, 0x27, 0x10])
    let tooMany = ImageCodecError.tooManyPixels(width: 10_000, height: 10_000)
    #expect(throws: tooMany) { try ImageFileInfo(of: file) }
    #expect(throws: tooMany) { try RasterPicture(decoding: file) }
    file.replaceSubrange(frame + 5..<frame + 9, with: [0, 0, 0, 0])
    #expect(throws: ImageCodecError.self) { try ImageFileInfo(of: file) }
  }

  @Test func damagedFilesAreErrorsOrPictures() throws {
    var generator = RandomSource(seed: 5)
    let file = try Self.bytes()
    for length in 0..<file.count {
      let picture = try? RasterPicture(decoding: Array(file[..<length]))
      #expect(picture.map { $0.bytes.count == 256 } ?? true)
    }
    for _ in 0..<1_000 {
      var changed = file
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 3..<file.count, using: &generator)
        changed[index] = UInt8.random(in: 0...255, using: &generator)
      }
      guard let info = try? ImageFileInfo(of: changed), info.width * info.height < 100_000 else {
        continue
      }
      if let picture = try? RasterPicture(decoding: changed) {
        #expect(picture.bytes.count == picture.width * picture.height * 4)
      }
    }
  }

  /// Exif's tag 0x0112 in a segment put behind the first marker.
  @Test(arguments: 1...8)
  func orientation(value: Int) throws {
    var file = try Self.bytes()
    #expect(PictureOrientation.exifValue(of: file) == 1)
    var exif: [UInt8] = Array("Exif".utf8) + [0, 0]
    exif += Array("MM".utf8)
    exif += [0, 42, 0, 0, 0, 8, 0, 1]
    exif += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0]
    exif += [0, 0, 0, 0]
    file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
    #expect(PictureOrientation.exifValue(of: file) == value)
    #expect(try RasterPicture(decoding: file).width == 8)
  }
}
