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

  /// The size in points from which San Francisco has its display shapes.
  private static let displaySize = 20.0

  /// Chooses a family for `request`.
  ///
  /// - Returns: The family to draw with, and the substitution where it is not the one asked for.
  func family(for request: FontRequest) -> (name: String, substitution: FontSubstitution?) {
    switch request.family {
    case .system:
      substitute("SF Pro", candidates: systemCandidates(size: request.pointSize))
    case .monospaced:
      substitute("SF Mono", candidates: ["SF Mono", "DejaVu Sans Mono"], last: "monospace")
    case .named(let name):
      substitute(name, candidates: [name] + systemCandidates(size: request.pointSize))
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
