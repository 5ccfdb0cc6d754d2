import Drawing
import Foundation

/// Chooses among the installed families the one nearest to the face that Apple's platform would use.
///
/// San Francisco may not be installed outside Apple's platforms. Inter is drawn after the same model
/// and, spaced as ``Typeface/tracking`` says, sets text to the same width within about one percent;
/// without it there is DejaVu Sans, some fifteen percent wider, which a Debian system always has.
struct FontCatalog: Sendable {
  /// The names of the installed families.
  let families: Set<String>
  /// The installed families by the key of their own name and of the names of their faces.
  private let keys: [String: String]

  /// - Parameter faces: the family of each installed face by its PostScript name.
  init(families: Set<String>, faces: [String: String] = [:]) {
    self.families = families
    var keys: [String: String] = [:]
    for (face, family) in faces.sorted(by: <) {
      let name = face.split(separator: "-", maxSplits: 1).first.map(String.init) ?? face
      keys[FontName.key(face)] = family
      if keys[FontName.key(name)] == nil { keys[FontName.key(name)] = family }
    }
    for family in families.sorted() { keys[FontName.key(family)] = family }
    self.keys = keys
  }

  /// The size in points from which San Francisco has its display shapes.
  private static let displaySize = 20.0

  /// Chooses a family for `request`.
  ///
  /// - Returns: The family to draw with, and the substitution if it is not the one asked for.
  func family(for request: FontRequest) -> (name: String, substitution: FontSubstitution?) {
    switch request.family {
    case .system:
      return substitute("SF Pro", candidates: systemCandidates(size: request.pointSize))
    case .monospaced:
      return substitute(
        "SF Mono", candidates: ["SF Mono"] + AppleFace.Kind.fixedWidth.standIns, last: "monospace")
    case .named(let name):
      if families.contains(name) { return (name, nil) }
      if let installed = keys[FontName.key(name)] { return (installed, nil) }
      let kind = AppleFace.kind(of: name)
      let candidates =
        kind == .sansSerif
        ? systemCandidates(size: request.pointSize)
        : kind.standIns + systemCandidates(size: request.pointSize)
      return substitute(
        AppleFace.family(of: name), candidates: candidates, last: kind.last)
    }
  }

  private func systemCandidates(size: Double) -> [String] {
    let text = ["SF Pro", "Inter", "DejaVu Sans"]
    return size >= Self.displaySize ? ["SF Pro", "Inter Display"] + text.dropFirst() : text
  }

  private func substitute(
    _ requested: String, candidates: [String], last: String = "sans-serif"
  ) -> (name: String, substitution: FontSubstitution?) {
    let name = candidates.first { families.contains($0) } ?? last
    guard name != requested else { return (name, nil) }
    return (name, FontSubstitution(requested: requested, used: name))
  }
}

/// Names of fonts, which documents write in several ways.
enum FontName {
  /// The same for `Courier New`, `CourierNew` and `courier-new`.
  static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
