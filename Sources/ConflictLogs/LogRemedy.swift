/// The remedy for a conflict, by who asks for the size.
struct LogRemedy {
  private let log: ConflictLog
  private let fighting: [LoggedConstraint]
  private let isProved: Bool

  init(_ log: ConflictLog, _ members: [Int], isProved: Bool) {
    self.log = log
    fighting = members.map { log.constraints[$0] }
    self.isProved = isProved
  }

  /// The kind of the mistake, and the remedy.
  var words: (cause: String, remedy: String) {
    guard isProved || log.isMessage else { return ("none", equalRows ?? "") }
    if let found = keyboard ?? size ?? mask ?? stack { return found }
    if !isProved { return unproved }
    if fighting.count == 1 { return alone }
    if isSaidTwice {
      return (
        "said-twice",
        "One thing is said twice with different numbers: remove one of the two, or change its constant in place of adding another."
      )
    }
    return ("contradiction", contradiction)
  }

  private var contradiction: String {
    let own = fighting.filter { constraint in
      !constraint.isMask && constraint.kind != "_UILayoutSupportConstraint"
        && !constraint.terms.contains { isSystems($0.view) && !isBarGuide($0.view) }
    }
    guard own.count == 1, own.count < fighting.count else {
      return "Remove one of them, or give the one that may yield a priority below 1000."
    }
    return
      "All but \(own[0].text) are the system's own: change this one, or give it a priority below 1000."
  }

  // MARK: Who is who

  private func has(_ prefix: String) -> Bool {
    fighting.contains { $0.identifier.hasPrefix(prefix) }
  }

  private func isKind(_ view: Int, _ words: [String]) -> Bool {
    let name = Bytes(log.views[view].className.utf8)
    return words.contains { word in
      let word = Bytes(word.utf8)
      return name.indices.contains { name.has(word, at: $0) }
    }
  }

  private var views: [Int] {
    var views: [Int] = []
    for constraint in fighting {
      for term in constraint.terms where !views.contains(term.view) { views.append(term.view) }
    }
    return views
  }

  private static let bars = [
    "Toolbar", "ToolBar", "NavigationBar", "TabBar", "ButtonBar", "BarButton", "UIBar",
    "_UITAMICAdaptorView", "SearchBar",
  ]
  private static let keyboards = [
    "_UIKB", "UIKB", "UIKeyboard", "_UIRemoteKeyboard", "SystemInputAssistantView", "UIInputSet",
    "InputAssistant",
  ]
  private static let inputs = ["InputView", "InputAccessory", "AccessoryView"]
  private static let cells = [
    "Cell", "ContentView", "ReusableView", "HeaderFooter", "HeaderView", "FooterView", "RowView",
  ]

  private static let cellContents = [
    "CellContentView", "TableCellView", "ReusableView", "CellContainerView", "TableRowView",
  ]

  // MARK: Remedies

  /// The keyboard's own constraints.
  private var keyboard: (String, String)? {
    let views = views
    guard views.contains(where: { isKind($0, Self.keyboards) }),
      views.allSatisfy({ isKind($0, Self.keyboards) || isKind($0, ["_UI", "UIInput"]) })
    else { return nil }
    return (
      "keyboard",
      "These are the system's own constraints for the keyboard, which it mends by itself: ignore the message."
    )
  }

  /// A size that a view is given from outside.
  private var size: (String, String)? {
    let asking = fighting.first {
      $0.identifier.hasPrefix("UIView-Encapsulated-Layout")
        || $0.identifier.hasPrefix("NSView-Encapsulated-Layout")
    }
    let bar = views.first { isKind($0, Self.bars) }
    if let asking, let view = asking.terms.first?.view {
      if isKind(view, Self.bars) || bar != nil && asking.constant == 0 {
        return asking.constant == 0 ? barSize(view) : barItemSize(view)
      }
      if isKind(view, Self.inputs) { return inputSize(view) }
      return givenSize(view, byTable: log.isMac && !isKind(view, ["Window"]))
    }
    if let view = fighting.first(where: { $0.identifier == "_UIKBAutolayoutHeightConstraint" })?
      .terms.first?.view
    {
      return inputSize(view)
    }
    if has("_UITemporaryLayout") {
      return (
        "temporary-size",
        "The view was laid out before it had its size: give one of the constraints along that axis the priority 999, or lay out once the view is in a window."
      )
    }
    if has("fittingSize") {
      return (
        "fitting-size",
        "The view was measured for a size that its constraints cannot have, often before it had its own: measure it once it has its size, or give one of the constraints along that axis the priority 999."
      )
    }
    if has("UISV-hiding") {
      return (
        "hidden-arranged-view",
        "A stack hides a view by making its size 0: give one of the constraints inside that view the priority 999."
      )
    }
    guard let bar, isProved else { return nil }
    // A bar that has no frame yet asks for nothing, by a mask or by a constraint of its own.
    let empty = fighting.first { constraint in
      isExtent(constraint) && constraint.constant == 0
        && isKind(constraint.terms[0].view, Self.bars)
    }
    return empty.map { barSize($0.terms[0].view) } ?? (isBarsOwn ? barSize(bar) : nil)
  }

  private var isBarsOwn: Bool { views.allSatisfy { isKind($0, Self.bars) || isKind($0, ["_UI"]) } }

  private func barSize(_ view: Int) -> (String, String) {
    (
      "bar-size",
      "A bar, or a view of its items, was laid out with a frame of no size: give the bar of \(log.views[view].name) a frame before its items are set, or give one of your own constraints along that axis the priority 999."
    )
  }

  private func barItemSize(_ view: Int) -> (String, String) {
    (
      "bar-size",
      "\(log.views[view].name) is given its size by the bar that it is shown in: give one of your own constraints along that axis the priority 999, or make the view small enough for the bar."
    )
  }

  /// A size that comes from a table or a collection, or from another view around.
  private func givenSize(_ view: Int, byTable: Bool) -> (String, String) {
    let giver =
      byTable || isKind(view, Self.cells)
      ? "A cell is given its size by the table or collection"
      : "\(log.views[view].name) is given its size by the view that it is shown in, such as a table, a collection or a bar,"
    return (
      "encapsulated-size",
      "\(giver) for the time being: give one of the constraints along that axis the priority 999."
    )
  }

  private func inputSize(_ view: Int) -> (String, String) {
    (
      "input-view-size",
      "\(log.views[view].name) is given its size by the system, which shows it with the keyboard: set allowsSelfSizing of the input view to true, or give the constraint along that axis the priority 999."
    )
  }

  /// The mask of a view of one's own. Nobody may change those of the system's parts and of the contents of cells.
  private var mask: (String, String)? {
    guard isProved else { return nil }
    var cell: Int?
    for mask in fighting where mask.isMask {
      // In `H:[Card]-(0)-|` the view around comes first.
      guard let view = (mask.terms.first { $0.view != mask.around } ?? mask.terms.first)?.view
      else { continue }
      let isCell = isKind(view, Self.cellContents)
      if isCell, cell == nil, isExtent(mask) { cell = view }
      guard !isCell, !isSystems(view) else { continue }
      let name = log.views[view].name
      let isEmpty = isExtent(mask) && mask.constant == 0
      return (
        "autoresizing-mask",
        isEmpty
          ? "\(name) had no size yet, and its autoresizing mask keeps it so: give it a frame before its layout, or set its translatesAutoresizingMaskIntoConstraints to false, if constraints are to place it."
          : "Set translatesAutoresizingMaskIntoConstraints of \(name) to false, if constraints are to place it."
      )
    }
    return cell.map { givenSize($0, byTable: true) }
  }

  private func isExtent(_ constraint: LoggedConstraint) -> Bool {
    constraint.terms.count == 1 && ["width", "height"].contains(constraint.terms[0].attribute)
  }

  /// Whether a view is a part of the system's: of a class that begins with `_UI` or `_NS`.
  private func isSystems(_ view: Int) -> Bool {
    let name = Bytes(log.views[view].className.utf8)
    return name.has("_UI", at: 0) || name.has("_NS", at: 0)
  }

  /// Whether a view is the top or bottom guide of a controller, to which programs tie their own views.
  private func isBarGuide(_ view: Int) -> Bool { log.views[view].className == "_UILayoutGuide" }

  private var stack: (String, String)? {
    guard isProved, has("UISV-") else { return nil }
    return (
      "stack",
      "The stack arranges these views itself: remove the constraint of your own that says it once more, or give it the priority 999."
    )
  }

  private var alone: (String, String) {
    let one = fighting[0]
    let reason =
      isExtent(one)
      ? "no \(one.terms[0].attribute) is below 0" : "no place of its views satisfies it"
    return (
      "impossible",
      "It needs no other constraint to fail, since \(reason): change its constant, or remove it."
    )
  }

  private var unproved: (String, String) {
    equalRows.map { ("equal-rows", $0) } ?? ("unproved", "")
  }

  /// A word on rows that say the same; nil if there are none.
  private var equalRows: String? {
    for (place, one) in fighting.enumerated() {
      for other in fighting[(place + 1)...]
      where one.terms == other.terms && one.relation == other.relation
        && one.constant == other.constant
      {
        return
          "Lines \(one.line) and \(other.line) say the same and do not fight each other: remove one of the two."
      }
    }
    return nil
  }

  /// Whether two speak of the same sum.
  private var isSaidTwice: Bool {
    fighting.enumerated().contains { place, one in
      fighting.dropFirst(place + 1).contains { isSame(one, $0) }
    }
  }

  private func isSame(_ one: LoggedConstraint, _ other: LoggedConstraint) -> Bool {
    guard one.terms.count == other.terms.count, let first = one.terms.first else { return false }
    func parts(_ term: LoggedConstraint.Term) -> LoggedAttribute.Parts? {
      LoggedAttribute.parts(term.attribute)
    }
    guard
      let match = other.terms.first(where: { $0.view == first.view && parts($0) == parts(first) }),
      match.factor != 0
    else { return false }
    let scale = first.factor / match.factor
    return one.terms.allSatisfy { term in
      other.terms.contains {
        $0.view == term.view && parts($0) == parts(term) && $0.factor * scale == term.factor
      }
    }
  }
}
