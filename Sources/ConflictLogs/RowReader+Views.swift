extension RowReader {
  /// A view: a name of the notes, or a class with an address or a label; nil if there is none.
  mutating func view(isInFormat: Bool) throws(RowTrouble) -> ViewReference? {
    let ends: (Int) -> Bool = { [self] after in
      isInFormat
        ? after >= end || !bytes[after].isName || isAttribute(at: after) : isAttribute(at: after)
    }
    if let (found, after) = names.views(at: place, in: bytes, ends) {
      place = after
      guard found.count > 1 else { return found[0] }
      // Each mention is of another one; which is which the log does not say.
      row.isDoubtful = true
      return found.first { view in !row.mentions.contains { $0.view == view } } ?? found[0]
    }
    let start = place
    let isBracketed = take("<")
    guard let colon = endOfClass() else {
      place = start
      return nil
    }
    let className = bytes.text(place..<colon)
    let after = AddressText.end(bytes, from: colon + 1, to: end)
    var view: ViewReference
    if after > colon + 1 {
      view = ViewReference(
        className: className, address: AddressText.lowercased(bytes.text(colon + 1..<after)),
        hasAddress: true)
      place = after
    } else {
      guard let label = endOfLabel(colon + 1, isInFormat) else {
        place = start
        return nil
      }
      view = ViewReference(
        className: className, address: bytes.text(colon + 1..<label), identifier: "",
        hasAddress: false)
      view.identifier = view.address
      place = label
    }
    if isBracketed, !take(">") { throw trouble("a view in angle brackets does not end") }
    if has("'") {
      guard let quote = endOfText(isInFormat) else {
        throw trouble("the text of a view does not end")
      }
      view.identifier = bytes.text(place + 1..<quote)
      place = quote + 1
    }
    return view
  }

  /// The colon behind a class.
  private func endOfClass() -> Int? {
    let after = ClassText.end(bytes, from: place, to: end)
    guard after > place, after < end, bytes[after] == UInt8(ascii: ":"), !bytes[place].isDigit
    else { return nil }
    return after
  }

  /// The end of a label in place of an address: before an attribute, or the bracket of a format.
  private func endOfLabel(_ start: Int, _ isInFormat: Bool) -> Int? {
    var after = start
    while after < end {
      let byte = bytes[after]
      if isInFormat {
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
          || byte == UInt8(ascii: "@")
        {
          break
        }
      } else if isAttribute(at: after) {
        break
      } else if byte == UInt8(ascii: "="), after + 1 < end, bytes[after + 1] == byte {
        return nil
      }
      after += 1
    }
    return after > start && after < end ? after : nil
  }

  /// The quote at which the text of a view ends: behind it a bracket or an attribute follows.
  private func endOfText(_ isInFormat: Bool) -> Int? {
    var quote = place + 1
    while quote < end {
      if bytes[quote] == UInt8(ascii: "'") {
        let next = quote + 1
        if isInFormat {
          if next < end, bytes[next] == UInt8(ascii: "]") || bytes[next] == UInt8(ascii: ")") {
            return quote
          }
          if next < end, bytes[next] == UInt8(ascii: "("), isSize(at: next) { return quote }
        } else if isAttribute(at: next) {
          return quote
        }
      }
      quote += 1
    }
    return nil
  }

  /// Whether parentheses that open at a place are closed before a bracket.
  private func isSize(at start: Int) -> Bool {
    var open = 0
    for after in start..<end {
      if bytes[after] == UInt8(ascii: "(") { open += 1 }
      if bytes[after] == UInt8(ascii: ")") {
        open -= 1
        if open == 0 { return after + 1 < end && bytes[after + 1] == UInt8(ascii: "]") }
      }
    }
    return false
  }

  /// A name may be that of several views: one that stands twice in a row along one axis is taken for two, and one that
  /// stands beside its own address too, since a log that has a name for a view calls it by nothing else.
  mutating func separateViewsOfOneName() {
    for later in row.form.terms.indices.dropFirst() {
      for earlier in 0..<later {
        let (first, second) = (row.form.terms[earlier], row.form.terms[later])
        guard first.view.key == second.view.key else { continue }
        let isMixed = first.view.isNamed != second.view.isNamed
        guard
          isMixed
            || (second.view.isNamed || !second.view.hasAddress)
              && LoggedAttribute.parts(first.attribute).map(Self.axis)
                == LoggedAttribute.parts(second.attribute).map(Self.axis)
        else { continue }
        row.isDoubtful = true
        // Of a view's address nobody doubts whose it is.
        let other = isMixed && first.view.isNamed ? earlier : later
        row.form.terms[other].view.hasAddress = false
        row.form.terms[other].view.address += " (another)"
      }
    }
  }

  /// A number that is equal for attributes of one axis and kind: two mentions of it are not of one view.
  private static func axis(_ parts: LoggedAttribute.Parts) -> Int {
    switch parts {
    case .position(let isHorizontal, _, _): isHorizontal ? 0 : 1
    case .extent(let isHorizontal): isHorizontal ? 2 : 3
    case .own: 4
    }
  }
}
