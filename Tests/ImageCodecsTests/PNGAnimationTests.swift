import ImageCodecs
import Testing

@Suite struct PNGAnimationTests {
  private struct Chunk: Equatable {
    var type: String
    var content: [UInt8]
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The chunks of a file, with their checks verified.
  private func chunks(of file: [UInt8]) throws -> [Chunk] {
    var chunks: [Chunk] = []
    var start = 8
    while start < file.count {
      let length = number(file[start..<start + 4])
      let checked = Array(file[start + 4..<start + 8 + length])
      let check = number(file[start + 8 + length..<start + 12 + length])
      #expect(check == Int(CyclicCheck.value(of: checked)))
      chunks.append(
        Chunk(
          type: String(decoding: checked.prefix(4), as: UTF8.self),
          content: Array(checked.dropFirst(4))
        ))
      start += 12 + length
    }
    return chunks
  }

  private func picture(_ value: UInt8) -> RasterPicture {
    RasterPicture(
      width: 3, height: 2, bytes: (0..<24).map { $0 % 4 == 3 ? 255 : value &+ UInt8($0) },
      hasAlpha: false)
  }

  /// Each frame, put back into a file of its own, is the picture it was made of.
  @Test func framesAreTheirPictures() throws {
    let pictures = [picture(0), picture(80), picture(160)]
    let animation = PNGAnimation(
      frames: pictures.enumerated().map {
        AnimationFrame(picture: $0.element, duration: 0.25 * Double($0.offset))
      }, repetitions: 2)
    let file = try animation.encoded()
    #expect(try RasterPicture(decoding: file) == pictures[0])
    let chunks = try chunks(of: file)
    #expect(chunks.first?.type == "IHDR" && chunks.last == Chunk(type: "IEND", content: []))
    let control = try #require(chunks.first { $0.type == "acTL" })
    #expect(number(control.content[0..<4]) == 3 && number(control.content[4..<8]) == 2)
    let frames = chunks.filter { $0.type == "fcTL" }
    #expect(frames.map { number($0.content[20..<22]) } == [0, 1, 1])
    #expect(frames.map { number($0.content[22..<24]) } == [1, 4, 2])
    let numbered = chunks.filter { $0.type == "fcTL" || $0.type == "fdAT" }
    #expect(numbered.map { number($0.content[0..<4]) } == Array(0..<numbered.count))
    let data = chunks.filter { $0.type == "fdAT" }
    for (index, chunk) in data.enumerated() {
      var single = Array(file[..<8])
      for part in [chunks[0], Chunk(type: "IDAT", content: Array(chunk.content.dropFirst(4)))]
        + [Chunk(type: "IEND", content: [])]
      {
        let checked = Array(part.type.utf8) + part.content
        single += bigEndian(part.content.count)
        single += checked
        single += bigEndian(Int(CyclicCheck.value(of: checked)))
      }
      #expect(try RasterPicture(decoding: single) == pictures[index + 1])
    }
    #expect(data.count == 2)
  }

  /// A sixtieth of a second is one, and 111 of them are 1.85 seconds; a number that is no such fraction is the nearest.
  @Test func timesAreFractions() {
    func isFraction(_ value: Double, _ numerator: UInt32, _ denominator: UInt32) -> Bool {
      PNGAnimation.fraction(value) == (numerator, denominator)
    }
    #expect(isFraction(1.0 / 60, 1, 60))
    #expect(isFraction((0..<7).reduce(0) { sum, _ in sum + 1.0 / 60 }, 7, 60))
    #expect(isFraction(0, 0, 1) && isFraction(65, 65, 1) && isFraction(2.5, 5, 2))
    #expect(isFraction(1 / 29.97, 100, 2_997))
    for value in [Double.pi, 1e-9, 0.333_333, 64.999_99] {
      let (numerator, denominator) = PNGAnimation.fraction(value)
      #expect(denominator > 0 && denominator <= 65_535 && numerator <= 65_535)
      #expect(abs(Double(numerator) / Double(denominator) - value) < 1e-3)
    }
  }

  @Test func noPictureAndDifferentSizesAreRefused() {
    #expect(throws: ImageCodecError.self) { try PNGAnimation(frames: []).encoded() }
    let small = RasterPicture(width: 1, height: 1, bytes: [0, 0, 0, 255], hasAlpha: false)
    let frames = [small, picture(0)].map { AnimationFrame(picture: $0, duration: .nan) }
    #expect(throws: ImageCodecError.self) { try PNGAnimation(frames: frames).encoded() }
  }
}
