/// Reads one row of a log: identifier and mask, a visual format or an equation, priorities, the list of names.
///
/// Grammar of what stands between the address and the closing `>`:
///
///     row      = {quoted | mask} (format | equation) {mark} [notes]
///     format   = ("H:" | "V:") part {part}          part = "|" | "[" view ["(" size ")"] "]" | "-" ["(" size ")" "-"]
///     equation = sum relation sum
///     sum      = [sign] product {(sign | nothing before a space constant) product}
///     product  = primary {("*" | "/") primary}
///     primary  = number | "(" sum ")" | "NSSpace(" number ")" | view "." attribute
///     view     = a name of the notes | class ":" (address | label) ["'" text "'"]
///     mark     = "(LTR)" | "(RTL)" | priority | "Hug:" number | "CompressionResistance:" number
///     notes    = "(" ["active" | "inactive"] ["," "names:" list] ")"
struct RowReader {
  /// A row that was read, its views by reference.
  struct Row {
    var identifier = ""
    var formula: Range<Int> = 0..<0
    var form = LinearForm()
    var relation = 0
    var priority: Double?
    var hugging: Double?
    var around: ViewReference?
    var direction: LoggedConstraint.ReadingMark?
    var isDoubtful = false
    var isInactive = false
    var mentions: [(range: Range<Int>, view: ViewReference)] = []
  }

  let bytes: Bytes
  var place = 0
  var end: Int
  var names = NameList()
  var row = Row()
  var depth = 0
  let isContentSize: Bool

  /// Parentheses may be nested so deep.
  static let mostDepth = 32

  /// Reads the row whose body is `bytes`.
  ///
  /// - Throws: if the body is not a whole row.
  static func read(_ bytes: Bytes, kind: String) throws(RowTrouble) -> Row {
    var reader = RowReader(bytes, kind)
    try reader.read()
    return reader.row
  }

  private init(_ bytes: Bytes, _ kind: String) {
    self.bytes = bytes
    isContentSize = kind == "NSContentSizeLayoutConstraint"
    end = bytes.count
  }

  private mutating func read() throws(RowTrouble) {
    readNotes()
    place = bytes.trimmed(0..<end).lowerBound
    end = bytes.trimmed(0..<end).upperBound
    row.around = names.around
    try readLabels()
    let start = place
    if bytes.has("H:", at: place) || bytes.has("V:", at: place),
      has("|", 2) || has("[", 2) || has("-", 2)
    {
      try readFormat()
    } else {
      try readEquation()
    }
    try readMarks()
    row.formula = start..<end
    guard !row.form.terms.isEmpty else { throw trouble("it speaks of no view") }
    if isContentSize {
      row.hugging = row.hugging ?? row.priority ?? 250
      row.priority = row.priority ?? 750
    }
    if let priority = row.priority, priority >= 1000 { row.priority = nil }
    separateViewsOfOneName()
  }

  func trouble(_ reason: String) -> RowTrouble { RowTrouble(reason: reason, place: place) }

  // MARK: Places

  var isAtEnd: Bool { place >= end }

  func has(_ word: StaticString, _ offset: Int = 0) -> Bool {
    place + offset + word.utf8CodeUnitCount <= end && bytes.has(word, at: place + offset)
  }

  mutating func take(_ word: StaticString) -> Bool {
    guard has(word) else { return false }
    place += word.utf8CodeUnitCount
    return true
  }

  mutating func skipBlanks() { while place < end, bytes[place].isBlank { place += 1 } }

  // MARK: Notes, labels, marks

  /// Takes the notes off the end: whether the row is active, and the names of views.
  private mutating func readNotes() {
    let whole = bytes.trimmed(0..<end)
    guard !whole.isEmpty, bytes[whole.upperBound - 1] == UInt8(ascii: ")") else { return }
    var start = whole.upperBound - 1
    while start > 0 {
      start -= 1
      guard bytes[start] == UInt8(ascii: "(") else { continue }
      let isInactive = bytes.has("(inactive", at: start)
      // A page that takes blanks away leaves the list of names right behind the formula.
      let isList = bytes.has("(Names:", at: start) || bytes.has("(names:", at: start)
      guard
        isList || start == 0 || bytes[start - 1].isBlank,
        isList || isInactive || bytes.has("(active", at: start)
      else { continue }
      row.isInactive = isInactive
      for word in ["ames: ", "ames:"] as [StaticString] {
        guard let list = bytes.first(word, from: start) else { continue }
        names = NameList(bytes, list + word.utf8CodeUnitCount..<whole.upperBound - 1)
        break
      }
      end = start
      return
    }
  }

  /// The identifier and the mask, in either order.
  private mutating func readLabels() throws(RowTrouble) {
    for _ in 0..<3 {
      skipBlanks()
      if row.identifier.isEmpty, has("'"), let quote = endOfIdentifier() {
        row.identifier = bytes.text(place + 1..<quote)
        place = quote + 1
      } else if has("h=") || has("v=") {
        // Nothing but blanks ends the signs of a mask.
        while place < end, !bytes[place].isBlank { place += 1 }
      } else {
        return
      }
    }
    skipBlanks()
    if has("v=") { while place < end, !bytes[place].isBlank { place += 1 } }
    skipBlanks()
  }

  /// The quote behind which a formula begins.
  private func endOfIdentifier() -> Int? {
    var first: Int?
    var quote = place + 1
    while quote + 1 < end {
      if bytes[quote] == UInt8(ascii: "'"), bytes[quote + 1].isBlank {
        let next = bytes.trimmed(quote + 1..<end).lowerBound
        if beginsFormula(next) { return quote }
        first = first ?? quote
      }
      quote += 1
    }
    return first
  }

  private func beginsFormula(_ start: Int) -> Bool {
    if bytes.has("H:", at: start) || bytes.has("V:", at: start) || bytes.has("h=", at: start) {
      return true
    }
    guard start < end else { return false }
    if bytes[start] == UInt8(ascii: "(") || bytes[start].isDigit { return true }
    if names.views(at: start, in: bytes, { _ in true }) != nil { return true }
    var place = start
    while place < end, bytes[place].isName { place += 1 }
    return place > start && place < end && bytes[place] == UInt8(ascii: ":")
  }

  private mutating func readMarks() throws(RowTrouble) {
    while true {
      skipBlanks()
      if isAtEnd { return }
      if take("(LTR)") {
        row.direction = .leftToRight
      } else if take("(RTL)") {
        row.direction = .rightToLeft
      } else if take("Hug:") || take("hug:") {
        row.hugging = try priorityValue()
      } else if take("CompressionResistance:") || take("compressionResistance:") {
        row.priority = try priorityValue()
      } else if let priority = try priority() {
        row.priority = priority
      } else {
        throw trouble("it goes on with \"\(bytes.text(place..<min(end, place + 24)))\"")
      }
    }
  }
}
