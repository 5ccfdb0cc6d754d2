import AutoLayout

/// The quantities of a view that constraints leave open, in sentences.
package struct AmbiguityText {
  /// Quantities that nothing determines.
  package private(set) var missing: [LayoutAmbiguity.Quantity] = []
  /// Quantities that rules of equal priority contend for, with the rules.
  package private(set) var ties: [(quantities: [LayoutAmbiguity.Quantity], rules: [String])] = []
  /// Sizes of the view's scrolled content that nothing determines.
  package private(set) var content: [LayoutAmbiguity.Quantity] = []

  /// Sorts the open quantities by cause; `words` tells a rule.
  package init(_ ambiguities: [LayoutAmbiguity], words: (LayoutConflict.Member) -> String) {
    for ambiguity in ambiguities {
      guard ambiguity.contenders.isEmpty else {
        let rules = ambiguity.contenders.map(words)
        if let place = ties.firstIndex(where: { Set($0.rules) == Set(rules) }) {
          ties[place].quantities.append(ambiguity.quantity)
        } else {
          ties.append(([ambiguity.quantity], rules))
        }
        continue
      }
      if ambiguity.quantity.isOfContent {
        content.append(ambiguity.quantity)
      } else {
        missing.append(ambiguity.quantity)
      }
    }
  }

  /// Sentences about the view of a name, without full stops.
  package func sentences(_ name: String) -> [String] {
    var sentences: [String] = []
    if !missing.isEmpty {
      let list = missing.map(\.rawValue).joined(separator: ", ")
      sentences.append("\(name) is ambiguous: nothing determines its \(list)")
    }
    for tie in ties {
      let list = tie.quantities.map(\.rawValue).joined(separator: ", ")
      sentences.append(
        "\(name) is ambiguous: equal priorities contend for its \(list): " + Self.list(tie.rules))
    }
    if let words = contentWords { sentences.append("\(name) has \(words)") }
    return sentences
  }

  /// Interface Builder's words for an open size of content; nil where there is none.
  package var contentWords: String? {
    guard !content.isEmpty else { return nil }
    let sides = content.map { $0 == .contentWidth ? "width" : "height" }
    return "ambiguous scrollable content " + sides.joined(separator: " and ")
  }

  /// Rules one after another; of many the first.
  package static func list(_ rules: [String]) -> String {
    let most = 6
    let more = rules.count > most ? "; and \(rules.count - most) more" : ""
    return rules.prefix(most).joined(separator: "; ") + more
  }
}
