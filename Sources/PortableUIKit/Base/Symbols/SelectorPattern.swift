/// The methods that the name of a selector may mean.
///
/// Three spellings are understood: Objective-C's (`tap:`, `handle:event:`, `tapWithSender:`), Swift's
/// (`tap(_:)`, `Form.handle(_:event:)`), and a plain base name (`tap`), which means the method without
/// parameters, or else any method of that name with one or two.
struct SelectorPattern {
  private enum Form {
    case plain(String)
    case swift(base: String, labels: [Substring])
    case objectiveC(pieces: [Substring])
  }

  private let form: Form

  init(_ name: String) {
    if let bracket = name.firstIndex(of: "(") {
      // What stands before the last dot is the class, or `self`.
      let base = name[..<bracket].split(separator: ".").last ?? ""
      let inside = name[name.index(after: bracket)...].prefix { $0 != ")" }
      form = .swift(base: String(base), labels: inside.split(separator: ":"))
    } else if name.contains(":") {
      let pieces = name.dropLast(name.hasSuffix(":") ? 1 : 0).split(
        separator: ":", omittingEmptySubsequences: false)
      form = .objectiveC(pieces: pieces)
    } else {
      form = .plain(String(name.split(separator: ".").last ?? ""))
    }
  }

  /// How well a method fits: 0 for exactly, 1 for the same base name only; nil for not at all.
  func rank(base: Substring, labels: [Substring]) -> Int? {
    switch form {
    case .plain(let name):
      guard base == name else { return nil }
      return labels.isEmpty ? 0 : 1
    case .swift(let name, let wanted):
      return base == name && labels == wanted ? 0 : nil
    case .objectiveC(let pieces):
      guard labels.count == pieces.count, let label = labels.first, let piece = pieces.first else {
        return nil
      }
      for (label, piece) in zip(labels, pieces).dropFirst()
      where label != (piece.isEmpty ? "_" : piece) {
        return nil
      }
      if label == "_" { return base == piece ? 0 : nil }
      let capital = label.prefix(1).uppercased() + label.dropFirst()
      return piece == base + "With" + capital || piece == base + capital ? 0 : nil
    }
  }
}
