import AutoLayout
import Foundation
import LayoutReports

extension Session {
  /// How many views may lie within one another.
  static let depthLimit = 500

  /// Makes a view.
  func declare(_ declaration: Declaration) throws(SessionError) -> [Response.Part] {
    try checkFree(declaration.name)
    var parent = model.screen
    if let name = declaration.parent { parent = try view(name) }
    if parent.depth >= Self.depthLimit {
      throw SessionError(
        "views are nested at most \(Self.depthLimit) deep", at: declaration.parent?.columns)
    }
    for side in [declaration.width, declaration.height] {
      guard let side, side.value > Self.greatestConstant else { continue }
      throw SessionError("the size is too large", at: side.columns)
    }
    let kind = declaration.kind.value
    var content = ItemContent()
    content.insets = kind.alignmentInsets
    if kind.hasText { content.text = declaration.text?.value ?? "" }
    let isContainer = kind.isContainer
    if !isContainer, let width = declaration.width, let height = declaration.height {
      content.size = CGSize(width: width.value, height: height.value)
    }
    let item = SessionItem(
      declaration.name.value, kind: kind, stack: declaration.stack, content: content,
      serial: model.takeSerial())
    try perform(.addView(item, parent: parent, index: parent.children.count))
    guard isContainer else { return [] }
    for (side, attribute) in [
      (declaration.width, LayoutAttribute.width), (declaration.height, LayoutAttribute.height),
    ] {
      guard let side else { continue }
      var left = LinearSum()
      left.add(.attribute(item, nil, attribute), times: 1)
      var right = LinearSum()
      right.constant = side.value
      let record = try makeRecord(left, .equal, right, priority: 1000, columns: side.columns)
      try perform(.addConstraint(record))
      shown.append(record)
    }
    return []
  }

  /// Makes free variables.
  func declareVariables(_ names: [Name]) throws(SessionError) -> [Response.Part] {
    for name in names { _ = try addVariable(name) }
    return []
  }

  /// Alters a view's content or how it holds to its natural size.
  func changeContent(of name: Name, _ change: ContentChange) throws(SessionError) -> [Response.Part]
  {
    let item = try view(name)
    var content = item.content
    switch change {
    case .margins(let edges):
      content.margins = edges.applied(to: content.margins ?? model.usualMargins(of: item))
      return try setContent(of: item, to: content)
    case .insets(let edges):
      content.insets = edges.applied(to: content.insets)
      return try setContent(of: item, to: content)
    case .safeArea(let edges):
      content.safeArea = edges.applied(to: model.safeArea(of: item))
      return try setContent(of: item, to: content)
    case .direction(let direction):
      content.direction = direction
      return try setContent(of: item, to: content)
    default: break
    }
    guard item !== model.screen else {
      throw SessionError("the screen has no content of its own", at: name.columns)
    }
    switch change {
    case .text(let text):
      guard item.kind.hasText else {
        throw SessionError(
          "\(item.name) is \(item.kind.withArticle) and has no text", at: name.columns)
      }
      content.text = text
    case .size(let width, let height, let condition):
      guard condition == nil || item.kind == .label else {
        throw SessionError(
          "\(item.name) is \(item.kind.withArticle); only labels are measured anew",
          at: name.columns
        )
      }
      guard max(width ?? 0, height ?? 0) <= Self.greatestConstant else {
        throw SessionError("the size is too large")
      }
      content.size = CGSize(
        width: width ?? LayoutSize.noIntrinsicMetric, height: height ?? LayoutSize.noIntrinsicMetric
      )
      content.widthOfSize = condition
    case .hugging(.horizontal, let priority): content.hugging.horizontal = priority.value
    case .hugging(.vertical, let priority): content.hugging.vertical = priority.value
    case .compression(.horizontal, let priority): content.compression.horizontal = priority.value
    case .compression(.vertical, let priority): content.compression.vertical = priority.value
    case .hidden(let isHidden): content.isHidden = isHidden
    case .lines(let count):
      guard item.kind == .label else {
        throw SessionError(
          "\(item.name) is \(item.kind.withArticle); only labels have lines", at: name.columns)
      }
      content.lines = count
    case .font(let size):
      guard item.kind.hasText else {
        throw SessionError(
          "\(item.name) is \(item.kind.withArticle) and has no text", at: name.columns)
      }
      content.fontSize = size
    case .margins, .safeArea, .insets, .direction: break
    }
    return try setContent(of: item, to: content)
  }

  private func setContent(
    of item: SessionItem, to content: ItemContent
  ) throws(SessionError) -> [Response.Part] {
    try perform(.setContent(item, old: item.content, new: content))
    return []
  }

  /// Removes views, variables and constraints.
  func remove(_ references: [Located<Reference>]) throws(SessionError) -> [Response.Part] {
    var removed: [String] = []
    for reference in references {
      if case .name(let name) = reference.value, let item = model.views[name] {
        removed += try remove(item)
      } else if case .name(let name) = reference.value, let variable = model.variables[name] {
        removed += try removeRecords { record in
          record.quantities.contains { $0.isSame(as: .variable(variable)) }
        }
        try perform(.removeVariable(variable))
      } else {
        let records = records(reference)
        guard !records.isEmpty else { throw unknownReference(reference) }
        for record in records { try perform(.removeConstraint(record)) }
      }
    }
    return removed.map { .note("gone too: \($0)\n") }
  }

  /// Takes everything away, so that the session begins anew; `undo` brings it back.
  ///
  /// - Complexity: O(n log n) for all there is.
  func reset() throws(SessionError) -> [Response.Part] {
    for record in model.orderedRecords.reversed() { try perform(.removeConstraint(record)) }
    for variable in model.orderedVariables.reversed() { try perform(.removeVariable(variable)) }
    for item in model.screen.subtree.dropFirst().reversed() {
      guard let parent = item.parent,
        let index = parent.children.lastIndex(where: { $0 === item })
      else { continue }
      try perform(.removeView(item, parent: parent, index: index))
    }
    if model.surroundings != Surroundings() {
      try perform(.setSurroundings(old: model.surroundings, new: Surroundings()))
    }
    model.nextNumber = 1
    return [.note("all is gone; undo brings it back\n")]
  }

  private func unknownReference(_ reference: Located<Reference>) -> SessionError {
    guard case .name(let name) = reference.value else { return unknownConstraint(reference) }
    return SessionError(
      "nothing is named \(name)", at: reference.columns,
      hint: Suggestion.question(for: name, among: model.names + Array(model.labels.keys)))
  }

  /// Removes a view with all that lies in it and all constraints that mention one of them.
  private func remove(_ item: SessionItem) throws(SessionError) -> [String] {
    let gone = item.subtree
    let identities = Set(gone.map(ObjectIdentifier.init))
    let lines = try removeRecords { record in
      record.quantities.contains { quantity in
        quantity.item.map { identities.contains(ObjectIdentifier($0)) } ?? false
      }
    }
    for item in gone.reversed() {
      guard let parent = item.parent,
        let index = parent.children.firstIndex(where: { $0 === item })
      else { continue }
      try perform(.removeView(item, parent: parent, index: index))
    }
    return lines
  }

  private func removeRecords(
    where isGone: (SessionConstraint) -> Bool
  ) throws(SessionError) -> [String] {
    var lines: [String] = []
    for record in model.orderedRecords where isGone(record) {
      lines.append(record.line)
      try perform(.removeConstraint(record))
    }
    return lines
  }

  /// Puts constraints in force or out of it.
  func activate(
    _ references: [Located<Reference>], _ isActive: Bool
  ) throws(SessionError) -> [Response.Part] {
    for reference in references {
      let records = records(reference)
      guard !records.isEmpty else { throw unknownConstraint(reference) }
      for record in records where record.isActive != isActive {
        try perform(.setActive(record, isActive))
        shown.append(record)
      }
    }
    return []
  }
}
