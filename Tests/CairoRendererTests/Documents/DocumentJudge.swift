import Drawing
import Foundation
import ImageCodecs

@testable import CairoRenderer

/// Turns documents into pixels with other people's programs.
enum DocumentJudge {
  /// The path of a program; nil where it is not installed.
  static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static var hasPoppler: Bool { path(of: "pdftocairo") != nil }
  static var hasRSVG: Bool { path(of: "rsvg-convert") != nil }
  /// Whether text of many scripts can be read in SVG and PDF.
  static var readsText: Bool {
    hasRSVG && hasPoppler
      && PangoTextShaper.shared.catalog.families.contains("Noto Naskh Arabic")
  }

  /// The pages of a PDF at `scale` pixels per point, on white, by poppler: through Cairo, whose edges are covered
  /// by area, and not through Splash, which moves lines to whole pixels.
  static func pages(of pdf: Data, scale: Int) throws -> [CGImage] {
    try inFolder { folder in
      let file = folder.appending(path: "page.pdf")
      try pdf.write(to: file)
      try run(
        "pdftocairo", ["-png", "-r", "\(72 * scale)", file.path, folder.appending(path: "p").path])
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".png") }.sorted().map {
          try image(Data(contentsOf: folder.appending(path: $0)))
        }
    }
  }

  /// An SVG at `scale` pixels per point, on white, by librsvg.
  static func picture(of svg: Data, scale: Int) throws -> CGImage {
    try inFolder { folder in
      let (file, result) = (folder.appending(path: "a.svg"), folder.appending(path: "a.png"))
      try svg.write(to: file)
      try run(
        "rsvg-convert", ["-b", "white", "-z", "\(scale)", "-o", result.path, file.path])
      return try image(Data(contentsOf: result))
    }
  }

  /// The words that a reader finds in a PDF, by poppler.
  static func text(of pdf: Data) throws -> String {
    try inFolder { folder in
      let (file, result) = (folder.appending(path: "a.pdf"), folder.appending(path: "a.txt"))
      try pdf.write(to: file)
      try run("pdftotext", [file.path, result.path])
      return try String(contentsOf: result, encoding: .utf8)
    }
  }

  /// What qpdf says of a PDF.
  static func qpdf(_ pdf: Data, _ arguments: [String]) throws -> String {
    try inFolder { folder in
      let file = folder.appending(path: "a.pdf")
      try pdf.write(to: file)
      return String(decoding: try run("qpdf", arguments + [file.path]), as: UTF8.self)
    }
  }

  private static func image(_ data: Data) throws -> CGImage {
    guard let image = try RasterPicture(decoding: [UInt8](data)).image else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return image
  }

  private static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "judge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  @discardableResult
  private static func run(_ program: String, _ arguments: [String]) throws -> Data {
    guard let path = path(of: program) else { throw CocoaError(.fileNoSuchFile) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return data
  }
}
