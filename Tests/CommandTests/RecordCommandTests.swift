import Foundation
import Testing

@Suite struct RecordCommandTests {
  /// The types of a PNG file's chunks, with the first bytes of each.
  private func chunks(_ file: [UInt8]) -> [(type: String, content: ArraySlice<UInt8>)] {
    var chunks: [(String, ArraySlice<UInt8>)] = []
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard start + 12 + length <= file.count else { break }
      chunks.append(
        (
          String(decoding: file[start + 4..<start + 8], as: UTF8.self),
          file[start + 8..<start + 8 + length]
        ))
      start += 12 + length
    }
    return chunks
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// How long each frame of an animated PNG is shown, in milliseconds: a fraction of a second, whose denominator 0 is 100.
  private func delays(_ file: [UInt8]) -> [Int] {
    chunks(file).filter { $0.type == "fcTL" }.map { chunk in
      let numerator = number(chunk.content.dropFirst(20).prefix(2))
      let denominator = number(chunk.content.dropFirst(22).prefix(2))
      return 1_000 * numerator / (denominator == 0 ? 100 : denominator)
    }
  }

  @Test("A turn is recorded frame by frame, the same bytes each time, square for both ways up")
  func rotation() throws {
    let folder = try ScratchFolder()
    let document = try folder.write(TinyDocument.text(), to: "Tiny.storyboard")
    for name in ["a", "b"] {
      let run = try CommandRun(
        "record", document, "--step", "rotate", "--fps", "10", "--scale", "0.25", "-o",
        "\(folder.path)/\(name).apng")
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output.contains(" 11 frames in 1.1 s, 213 x 213 pixels\n"))
    }
    let file = try #require(folder.bytes("a.apng"))
    #expect(file == folder.bytes("b.apng"))
    let chunks = chunks(file)
    let header = try #require(chunks.first { $0.type == "IHDR" }).content
    #expect(number(header.prefix(4)) == number(header.dropFirst(4).prefix(4)))
    let frames = try number(#require(chunks.first { $0.type == "acTL" }).content.prefix(4))
    // It stands, moves for three tenths of a second, and stands: three frames on the way differ.
    #expect(frames >= 4 && frames <= 6)
    #expect(chunks.count { $0.type == "fcTL" } == frames)
    #expect(delays(file).reduce(0, +) == 1_100)
  }

  @Test("A WebP has the frames of the animated PNG, by libwebp's own reader")
  func webP() throws {
    let folder = try ScratchFolder()
    let document = try folder.write(TinyDocument.text(), to: "Tiny.storyboard")
    for name in ["a.webp", "b.webp", "a.apng"] {
      let run = try CommandRun(
        "record", document, "--step", "rotate", "--fps", "10", "--scale", "0.25", "-o",
        "\(folder.path)/\(name)")
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    }
    let file = try #require(folder.bytes("a.webp"))
    #expect(file == folder.bytes("b.webp"))
    #expect(Array(file[0..<4]) == Array("RIFF".utf8) && Array(file[8..<12]) == Array("WEBP".utf8))
    // Each ANMF chunk has the time of its frame in bytes 12 to 14 of its content (RFC 9649, 2.7.1.1).
    var durations: [Int] = []
    var start = 12
    while start + 8 <= file.count {
      let size = (0..<4).reduce(0) { $0 | Int(file[start + 4 + $1]) << (8 * $1) }
      if Array(file[start..<start + 4]) == Array("ANMF".utf8) {
        durations.append((0..<3).reduce(0) { $0 | Int(file[start + 8 + 12 + $1]) << (8 * $1) })
      }
      start += 8 + size + size % 2
    }
    #expect(start == file.count)
    #expect(durations.reduce(0, +) == 1_100)
    #expect(try durations == delays(#require(folder.bytes("a.apng"))))
  }

  @Test("Frames go into a folder, one file each; a script is its steps")
  func frames() throws {
    let folder = try ScratchFolder()
    let document = try folder.write(TinyDocument.text(), to: "Tiny.storyboard")
    let script = try folder.write("# nothing yet\nwait:0.5\nappearance # now\n", to: "steps")
    let run = try CommandRun(
      "record", document, "--script", script, "--fps", "4", "--scale", "0.1", "-o",
      "\(folder.path)/out/")
    #expect(run.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out").sorted()
    #expect(names == (1...7).map { "000\($0).png" })
    let (first, last) = (folder.bytes("out/0001.png"), folder.bytes("out/0007.png"))
    #expect(first == folder.bytes("out/0003.png") && first != last)
  }

  @Test("What cannot be recorded is told with what to do, and nothing is written")
  func refusals() throws {
    let folder = try ScratchFolder()
    let document = try folder.write(TinyDocument.text(), to: "Tiny.storyboard")
    let file = "\(folder.path)/a.apng"
    func refused(_ arguments: String..., status: Int32, says words: String) throws {
      let run = try CommandRun(arguments: ["record"] + arguments)
      #expect(run.status == status, "\(arguments)")
      #expect(run.errors.contains(words), "\(run.errors)")
    }
    try refused(
      document, "-o", "\(folder.path)/a.gif", status: 64, says: "end it in .apng or .webp")
    try refused(document, "-o", file, "--step", "jump", status: 64, says: "unknown step 'jump'")
    try refused(document, "-o", file, "--step", "wait:-1", status: 64, says: "unknown step")
    try refused(document, "-o", file, "--fps", "0", status: 64, says: "1 to 60 frames")
    try refused(document, "-o", file, "--scale", "nan", status: 64, says: "pixels per point")
    try refused(document, "-o", file, "--step", "pop", status: 64, says: "no navigation controller")
    try refused(document, "-o", file, "--step", "dismiss", status: 64, says: "nothing is presented")
    try refused(document, "-o", file, "--step", "present:nobody", status: 64, says: "nobody")
    try refused(
      document, "-o", file, "--script", "\(folder.path)/none", status: 66, says: "cannot read")
    let script = try folder.write("rotate\nturn\n", to: "steps")
    try refused(document, "-o", file, "--script", script, status: 65, says: "steps:2: error")
    try refused("\(folder.path)/none.storyboard", "-o", file, status: 66, says: "none.storyboard")
    try refused(document, "-o", "/nowhere/at/all.apng", status: 73, says: "cannot create")
    let waits = (0..<3).flatMap { _ in ["--step", "wait:60"] }
    let run = try CommandRun(
      arguments: ["record", document, "-o", file, "--fps", "60"] + waits)
    #expect(run.status == 64 && run.errors.contains("the limit is 3600"))
    #expect(folder.names == ["Tiny.storyboard", "steps"])
  }
}
