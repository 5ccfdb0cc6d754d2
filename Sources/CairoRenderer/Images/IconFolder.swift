import Drawing
import Foundation
import ImageCodecs
import PortableUIKit

/// A folder of freely licensed signs that stand for system symbols: Bootstrap Icons (MIT licence), one
/// SVG file for each name, where it is installed with the library that draws these.
@MainActor final class IconFolder: SymbolFiles {
  static let shared = IconFolder()

  let recipes = SymbolRecipes(signs: signs)
  private var boxes: [String: CGRect?] = [:]

  nonisolated private static let path = "/usr/share/bootstrap-icons/svg"
  /// The names of the signs; none where the system's package is not installed.
  nonisolated static let signs: Set<String> = {
    // Files that nothing can draw are no signs.
    guard (try? SVGLibrary.installed()) != nil,
      let files = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return [] }
    return Set(files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
  }()

  func picture(of sign: String, pixels: CGSize) -> CGImage? {
    guard Self.signs.contains(sign) else { return nil }
    // An outline on a grid of 16 by 16.
    let file = ImageRepresentation(
      path: "\(Self.path)/\(sign).svg", format: .svg, size: CGSize(width: 16, height: 16), scale: 1)
    return try? ImageStore.shared.image(for: file, pixels: pixels)
  }

  /// - Complexity: O(pixels of a probe), once for each sign.
  func inkBox(of sign: String) -> CGRect? {
    if let known = boxes[sign] { return known }
    let box = probe(sign)
    boxes[sign] = .some(box)
    return box
  }

  private func probe(_ sign: String) -> CGRect? {
    let side = 64
    guard let image = picture(of: sign, pixels: CGSize(width: side, height: side)),
      image.width == side
    else { return nil }
    var (left, right, top, bottom) = (side, -1, side, -1)
    for (index, pixel) in image.pixels.enumerated() where pixel >> 24 > 16 {
      let (x, y) = (index % side, index / side)
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    guard left <= right, top <= bottom else { return nil }
    let unit = 1 / Double(side)
    return CGRect(
      x: Double(left) * unit, y: Double(top) * unit, width: Double(right - left + 1) * unit,
      height: Double(bottom - top + 1) * unit)
  }
}
