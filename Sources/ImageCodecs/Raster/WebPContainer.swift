/// The chunks of a WebP file (RFC 9649, 2.3).
struct WebPContainer {
  private struct Chunk {
    var name: String
    var content: [UInt8]
  }

  private var chunks: [Chunk] = []

  /// Reads a file that libwebp wrote.
  init(_ file: [UInt8]) {
    var start = 12
    while start + 8 <= file.count {
      let length = file[start + 4..<start + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      guard start + 8 + length <= file.count else { return }
      chunks.append(
        Chunk(
          name: String(decoding: file[start..<start + 4], as: UTF8.self),
          content: Array(file[start + 8..<start + 8 + length])))
      start += 8 + length + length % 2
    }
  }

  var isAnimation: Bool { chunks.contains { $0.name == "ANIM" } }

  /// An animation of a still picture, which is shown as often as there are durations.
  ///
  /// - Parameters:
  ///   - durations: in milliseconds, each below 2^24.
  ///   - repetitions: how often all are shown; 0 for ever.
  func animation(width: Int, height: Int, durations: [Int32], repetitions: Int) -> [UInt8] {
    let picture = chunks.filter { ["ALPH", "VP8 ", "VP8L"].contains($0.name) }
      .flatMap { Self.bytes(of: $0) }
    // The file has alpha (bit 4) and an animation (bit 1).
    let head: [UInt8] = [0x12, 0, 0, 0] + Self.bytes(width - 1, 3) + Self.bytes(height - 1, 3)
    var file =
      Array("WEBP".utf8) + Self.bytes(of: Chunk(name: "VP8X", content: head))
      + Self.bytes(of: Chunk(name: "ANIM", content: [0, 0, 0, 0] + Self.bytes(repetitions, 2)))
    for duration in durations {
      // At the upper left corner, in place of what was there (bit 1).
      let place =
        Self.bytes(0, 6) + Self.bytes(width - 1, 3) + Self.bytes(height - 1, 3)
        + Self.bytes(Int(duration), 3) + [0x02]
      file += Self.bytes(of: Chunk(name: "ANMF", content: place + picture))
    }
    return Array("RIFF".utf8) + Self.bytes(file.count, 4) + file
  }

  private static func bytes(of chunk: Chunk) -> [UInt8] {
    Array(chunk.name.utf8) + bytes(chunk.content.count, 4) + chunk.content
      + (chunk.content.count % 2 == 1 ? [0] : [])
  }

  /// The lowest byte first.
  private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
