extension RowReader {
  /// A sum; in a visual format an operand without an attribute means `extent` of its view.
  mutating func sum(_ extent: String?) throws(RowTrouble) -> LinearForm {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostDepth else { throw trouble("its parentheses are nested too deep") }
    var sum = LinearForm()
    sum.add(try product(extent), 1)
    while true {
      let start = place
      skipBlanks()
      if let space = try space() {
        sum.add(space, 1)
      } else if take("+") {
        sum.add(try product(extent), 1)
      } else if take("-") {
        sum.add(try product(extent), -1)
      } else {
        place = start
        return sum
      }
    }
  }

  private mutating func product(_ extent: String?) throws(RowTrouble) -> LinearForm {
    var product = try primary(extent)
    while true {
      let start = place
      skipBlanks()
      let isQuotient = has("/")
      guard take("*") || take("/") else {
        place = start
        return product
      }
      var factor = try primary(extent)
      if isQuotient {
        guard factor.terms.isEmpty, factor.constant != 0 else {
          throw trouble("it divides by no number")
        }
        factor.constant = 1 / factor.constant
        factor.slack *= factor.constant * factor.constant
      }
      if factor.terms.isEmpty {
        product.multiply(by: factor)
      } else {
        guard product.terms.isEmpty else {
          throw trouble("it multiplies attributes by one another")
        }
        let number = product
        product = factor
        product.multiply(by: number)
      }
    }
  }

  private mutating func primary(_ extent: String?) throws(RowTrouble) -> LinearForm {
    skipBlanks()
    if isAtEnd { throw trouble("it ends too early") }
    if take("-") {
      var negative = LinearForm()
      negative.add(try signed(extent), -1)
      return negative
    }
    if take("+") { return try signed(extent) }
    if let space = try space() { return space }
    if let operand = try operand(extent) { return operand }
    if !has("(null)"), take("(") {
      let inside = try sum(extent)
      skipBlanks()
      guard take(")") else { throw trouble("a parenthesis is not closed") }
      return inside
    }
    if let (value, slack) = number() { return LinearForm(constant: value, slack: slack) }
    throw trouble(misread)
  }

  /// The reason for which no operand stands at the place.
  private var misread: String {
    if has("(null)") { return "it names a view that is gone, as (null)" }
    var after = place
    while after < end, !bytes[after].isBlank { after += 1 }
    let word = bytes.text(place..<after)
    if word == "inf" || word == "nan" || place < end && bytes[place].isDigit {
      return "\"\(word)\" is no number for a layout"
    }
    return "\"\(bytes.text(place..<min(end, place + 40)))\" is no attribute of a view"
  }

  /// What follows a sign: another sign would begin a chain of them without an end.
  private mutating func signed(_ extent: String?) throws(RowTrouble) -> LinearForm {
    skipBlanks()
    guard !has("-"), !has("+") else { throw trouble("one sign follows another") }
    return try primary(extent)
  }

  private mutating func operand(_ extent: String?) throws(RowTrouble) -> LinearForm? {
    let start = place
    guard let view = try view(isInFormat: extent != nil) else { return nil }
    let range = start..<place
    if has(".") {
      place += 1
      guard let name = attribute() else {
        var after = place
        while after < end, bytes[after].isName { after += 1 }
        throw trouble("\"\(bytes.text(start..<after))\" is no attribute of a view")
      }
      row.mentions.append((range, view))
      return LinearForm(terms: [.init(view: view, attribute: name, factor: 1)])
    }
    guard let extent else { throw trouble("it does not say which attribute of a view") }
    row.mentions.append((range, view))
    return LinearForm(terms: [.init(view: view, attribute: extent, factor: 1)])
  }

  /// An attribute, with the number behind that tells content sizes apart.
  private mutating func attribute() -> String? {
    var after = place
    while after < end, bytes[after].isLetter { after += 1 }
    guard LoggedAttribute.all[bytes.text(place..<after)] != nil else { return nil }
    if after < end, bytes[after] == UInt8(ascii: "{"),
      let close = bytes[after..<end].firstIndex(of: UInt8(ascii: "}"))
    {
      after = close + 1
    }
    defer { place = after }
    return bytes.text(place..<after)
  }

  /// Whether an attribute and something other than a name follow a place.
  func isAttribute(at start: Int) -> Bool {
    guard start < end, bytes[start] == UInt8(ascii: ".") else { return false }
    var after = start + 1
    while after < end, bytes[after].isLetter { after += 1 }
    guard LoggedAttribute.all[bytes.text(start + 1..<after)] != nil else { return false }
    return after >= end
      || !bytes[after].isName && bytes[after] != UInt8(ascii: "'")
        && bytes[after] != UInt8(ascii: ":")
  }
}
