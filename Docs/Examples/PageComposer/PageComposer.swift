import Foundation

/// Composes a small paper and writes it as `paper.pdf` and `paper.png` into a folder, the current one
/// unless another is given: `swift run PageComposer folder`.
@main struct PageComposer {
  static func main() throws {
    let pages = try write(to: URL(filePath: CommandLine.arguments.dropFirst().first ?? "."))
    print("\(pages.count) pages")
  }

  /// Writes both files and returns the pages.
  static func write(to folder: URL) throws -> [Page] {
    let typesetter = PangoTypesetter()
    let pages = try Composer(typesetter: typesetter).compose(.sample(typesetter))
    try Printer.writePDF(pages, to: folder.appending(path: "paper.pdf").path)
    try Printer.writePNG(pages, to: folder.appending(path: "paper.png").path, scale: 1.5)
    return pages
  }
}
