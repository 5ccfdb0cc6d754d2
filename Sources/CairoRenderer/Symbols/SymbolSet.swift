import Foundation
import PortableUIKit

/// A folder of freely licensed signs that stand for system symbols: Bootstrap Icons (MIT licence), one
/// SVG file for each name, where it is installed.
struct SymbolSet: Sendable {
  /// The set of the system's package; empty where that is not installed.
  static let installed = SymbolSet(folder: "/usr/share/bootstrap-icons/svg")

  /// The name of the set, for reports.
  static let title = "Bootstrap Icons"

  private let folder: String
  /// The names of the signs.
  let names: Set<String>

  /// Lists the signs in `folder`.
  ///
  /// - Complexity: O(files).
  init(folder: String) {
    self.folder = folder
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    names = Set(files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
  }

  /// A set of signs by names alone.
  init(names: Set<String>) {
    folder = ""
    self.names = names
  }

  /// The drawing of a sign: an outline on a grid of 16 by 16.
  func file(named name: String) -> ImageRepresentation? {
    guard names.contains(name) else { return nil }
    return ImageRepresentation(
      path: "\(folder)/\(name).svg", format: .svg, size: CGSize(width: 16, height: 16), scale: 1)
  }
}
