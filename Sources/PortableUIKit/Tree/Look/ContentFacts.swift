internal import AutoLayout
import Foundation

/// What a view shows, as facts that a reviewer understands; places and sizes are not among them.
@MainActor package struct ContentFacts {
  /// The facts, in the order in which they are told.
  package private(set) var all: [(name: String, value: String)] = []

  package init() {}

  /// Adds a fact unless its value is empty or missing.
  package mutating func add(_ name: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    all.append((name, value))
  }

  mutating func addQuoted(_ name: String, _ text: String?) {
    if let text, !text.isEmpty { add(name, "\"\(text)\"") }
  }

  /// Adds the family, the size and the style of a font.
  mutating func add(_ name: String, _ font: UIFont?) {
    guard let font else { return }
    let family = font.familyName.hasPrefix(".") ? "system" : font.familyName
    var words = [family, NumberText.points(Double(font.pointSize))]
    if font.weight != .regular {
      words.append("weight \(NumberText.points(Double(font.weight.rawValue)))")
    }
    if font.isItalic { words.append("italic") }
    add(name, words.joined(separator: " "))
  }

  /// Adds a colour under the traits of `view`, as `#rrggbb`, with its opacity if it is not opaque.
  package mutating func add(_ name: String, _ color: UIColor?, in view: UIView) {
    guard let parts = color?.components(for: view.traitCollection) else { return }
    func byte(_ component: CGFloat) -> String {
      let value = Int(clamping: Double(min(max(component, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    let opacity = parts.alpha < 1 ? byte(parts.alpha) : ""
    add(name, "#" + byte(parts.red) + byte(parts.green) + byte(parts.blue) + opacity)
  }
}
