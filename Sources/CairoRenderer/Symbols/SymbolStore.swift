import Foundation
import ImageCodecs
import PortableUIKit

/// The recipes of symbols and the extents of the set's signs, each found once.
@MainActor final class SymbolStore {
  static let shared = SymbolStore()

  // Files that nothing can draw are no signs.
  private let matcher = SymbolMatcher(
    set: canDrawFiles ? .installed : SymbolSet(names: []))
  /// Whether the library is installed that draws the files of the set.
  nonisolated static var canDrawFiles: Bool { (try? SVGLibrary.installed()) != nil }

  private var recipes: [String: SymbolRecipe] = [:]
  private var boxes: [String: CGRect?] = [:]
  /// The number of names that are kept; a document decides how many there are.
  private static let capacity = 4096

  /// How the symbol `name` is drawn.
  func recipe(for name: String) -> SymbolRecipe {
    if let known = recipes[name] { return known }
    if recipes.count >= Self.capacity { recipes = [:] }
    let recipe = matcher.recipe(for: name)
    recipes[name] = recipe
    return recipe
  }

  /// The part of its square that a sign of the set covers, in parts of the side; nil for none.
  ///
  /// - Complexity: O(pixels of a probe), once for each sign.
  func inkBox(of sign: String) -> CGRect? {
    if let known = boxes[sign] { return known }
    let box = SymbolSet.installed.file(named: sign).flatMap(probe)
    boxes[sign] = .some(box)
    return box
  }

  private func probe(_ file: ImageRepresentation) -> CGRect? {
    let side = 64
    let size = CGSize(width: side, height: side)
    guard let image = try? ImageStore.shared.image(for: file, pixels: size), image.width == side
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

extension SymbolRecipe {
  /// Whether more than the sign itself is drawn.
  var isComposed: Bool { enclosure != nil || hasSlash || badge != nil }

  /// The substitution to report for the symbol `name`; nil where the sign is that of the name.
  func substitution(for name: String) -> SymbolSubstitution? {
    switch sign {
    case .own(let own)?:
      return isNearest ? SymbolSubstitution(requested: name, used: own) : nil
    case .file(let file)?:
      let isSame = name.split(separator: ".").joined(separator: "-") == file
      return isSame ? nil : SymbolSubstitution(requested: name, used: file)
    case .text?:
      return nil
    case nil:
      return SymbolSubstitution(requested: name, used: nil)
    }
  }
}
