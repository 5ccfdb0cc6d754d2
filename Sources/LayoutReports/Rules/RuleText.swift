import AutoLayout

/// Rules of the system in words: the demands of a toolkit or the engine without a constraint of the author's.
package enum RuleText {
  /// The rule with its number: `the height of root, 852`, `the natural width of title, 34`.
  package static func name(_ rule: LayoutConflict.SystemRule, item: String? = nil) -> String {
    let item = item ?? rule.item
    let word = rule.attribute.name
    let value = NumberText.points(rule.constant)
    switch rule.kind {
    case .autoresizing: return "the autoresizing mask of \(item), \(rule.body)"
    case .contentSize: return "the natural \(word) of \(item), \(value)"
    case .sizeLimit: return rule.body
    case .rootSize: return "the given \(word) of \(item), \(value)"
    }
  }
}
