import CPNG

/// Writes several pictures as one animated PNG (PNG specification, third edition, 11.3.2).
///
/// libpng packs each picture; its data chunks are put behind one another with the chunks that tell
/// the order and the times.
public struct PNGAnimation: Sendable {
  /// The pictures in their order, all of one size.
  public var frames: [AnimationFrame]
  /// How often all are shown; 0 for ever.
  public var repetitions: Int

  public init(frames: [AnimationFrame], repetitions: Int = 0) {
    self.frames = frames
    self.repetitions = repetitions
  }

  /// The file.
  ///
  /// - Throws: ``ImageCodecError/cannotWrite(_:_:)`` where there is no picture or the sizes differ.
  /// - Complexity: O(pixels of all pictures).
  public func encoded() throws(ImageCodecError) -> [UInt8] {
    var packed: [PackedFrame] = []
    for frame in frames { packed.append(try PackedFrame(frame)) }
    return try Self.encoded(packed, repetitions: repetitions)
  }

  /// The file of an animation of pictures that are packed already.
  ///
  /// - Throws: ``ImageCodecError/cannotWrite(_:_:)`` where there is no picture or the sizes differ.
  /// - Complexity: O(size of the file), and O(pixels) of the pictures without transparency if others have some.
  public static func encoded(
    _ frames: [PackedFrame], repetitions: Int = 0
  ) throws(ImageCodecError) -> [UInt8] {
    guard let first = frames.first else {
      throw .cannotWrite("PNG", "an animation needs a picture")
    }
    guard frames.allSatisfy({ $0.width == first.width && $0.height == first.height })
    else { throw .cannotWrite("PNG", "the pictures of an animation have one size") }
    // All pictures have the pixel format of the one header.
    let hasAlpha = frames.contains(where: \.hasAlpha)
    var file: [UInt8] = []
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let chunks = Self.chunks(of: try frame.file(withAlpha: hasAlpha))
      if index == 0 {
        file += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for chunk in chunks.prefix(while: { $0.type != "IDAT" }) { Self.append(chunk, to: &file) }
        let counts = Self.bytes(UInt32(frames.count)) + Self.bytes(UInt32(clamping: repetitions))
        Self.append(Chunk(type: "acTL", content: counts), to: &file)
      }
      Self.append(
        Chunk(type: "fcTL", content: Self.bytes(sequence) + control(of: frame)), to: &file)
      sequence += 1
      for chunk in chunks where chunk.type == "IDAT" {
        guard index > 0 else {
          Self.append(chunk, to: &file)
          continue
        }
        Self.append(
          Chunk(type: "fdAT", content: Self.bytes(sequence) + chunk.content), to: &file)
        sequence += 1
      }
    }
    Self.append(Chunk(type: "IEND", content: []), to: &file)
    return file
  }

  // MARK: Chunks

  private struct Chunk {
    var type: String
    var content: [UInt8]
  }

  /// The size, the place and the time of a frame, which replaces the one before.
  private static func control(of frame: PackedFrame) -> [UInt8] {
    let (numerator, denominator) = fraction(AnimationFrame.shown(frame.duration))
    return bytes(UInt32(frame.width)) + bytes(UInt32(frame.height)) + bytes(0) + bytes(0)
      + bytes(numerator).suffix(2) + bytes(denominator).suffix(2) + [0, 0]
  }

  /// The fraction nearest to a number from 0 to 65 whose parts have 16 bits, by its continued fraction: 1/60 is itself.
  package static func fraction(_ value: Double) -> (numerator: UInt32, denominator: UInt32) {
    var (numerator, formerNumerator) = (value.rounded(.down), 1.0)
    var (denominator, formerDenominator) = (1.0, 0.0)
    var rest = value - numerator
    while rest > 1e-9, abs(numerator / denominator - value) > 1e-9 {
      let part = (1 / rest).rounded(.down)
      let next = (part * numerator + formerNumerator, part * denominator + formerDenominator)
      guard max(next.0, next.1) <= 65_535 else { break }
      (formerNumerator, formerDenominator) = (numerator, denominator)
      (numerator, denominator) = next
      rest = 1 / rest - part
    }
    return (UInt32(numerator), UInt32(denominator))
  }

  /// The chunks of a file that libpng wrote.
  private static func chunks(of file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      guard start + 12 + length <= file.count else { break }
      chunks.append(Chunk(type: type, content: Array(file[start + 8..<start + 8 + length])))
      start += 12 + length
    }
    return chunks
  }

  private static func append(_ chunk: Chunk, to file: inout [UInt8]) {
    file += bytes(UInt32(chunk.content.count))
    let checked = Array(chunk.type.utf8) + chunk.content
    file += checked
    file += bytes(UInt32(truncatingIfNeeded: crc32_z(0, checked, checked.count)))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}
