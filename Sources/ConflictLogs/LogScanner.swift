/// Finds the messages of a text and their rows.
struct LogScanner {
  let lines: [PastedLine]
  private(set) var logs: [ConflictLog] = []
  /// Whether the next row is the one that the system gives up.
  private var isBroken = false
  /// The rows of the last log by what tells them apart.
  private var known: [String: Int] = [:]

  /// Over so many lines a row may be wrapped.
  private static let mostLines = 3
  /// So many signs `>` of a row are tried as its end.
  private static let mostEnds = 64

  private static let hidden =
    "the system has hidden the constraints (<private>): copy the log from Xcode's own console"
  private static let endless =
    "the constraint does not end: the log is cut off, or a line is missing"

  init(_ lines: [PastedLine]) { self.lines = lines }

  /// A place of a text at which something is said.
  private struct Cursor {
    var line = 0
    var place = 0
  }

  mutating func scan() throws(ConflictLogError) {
    var cursor = Cursor()
    while cursor.line < lines.count {
      let bytes = lines[cursor.line].bytes
      guard cursor.place < bytes.count else {
        cursor = Cursor(line: cursor.line + 1)
        continue
      }
      let byte = bytes[cursor.place]
      if byte == UInt8(ascii: "<") {
        if bytes.has("<private>", at: cursor.place) {
          hide(lines[cursor.line].number)
        } else if let head = RowHead(bytes, at: cursor.place) {
          cursor = try read(head, cursor)
          continue
        }
      } else if byte == UInt8(ascii: "s"),
        bytes.has("simultaneously satisfy constraints", at: cursor.place)
      {
        let after = cursor.place + 34
        begin(
          lines[cursor.line].number, isMac: after < bytes.count && bytes[after] == UInt8(ascii: ":")
        )
      } else if byte == UInt8(ascii: "C"),
        bytes.has("Conflicting constraints detected", at: cursor.place)
      {
        begin(lines[cursor.line].number, isMac: true)
      } else if byte == UInt8(ascii: "W"),
        bytes.has("Will attempt to recover by breaking", at: cursor.place)
      {
        isBroken = true
      }
      cursor.place += 1
    }
  }

  private mutating func begin(_ line: Int, isMac: Bool, isMessage: Bool = true) {
    logs.append(ConflictLog(line: line, isMac: isMac, isMessage: isMessage))
    known = [:]
    isBroken = false
  }

  private mutating func hide(_ line: Int) {
    if logs.isEmpty { begin(line, isMac: false, isMessage: false) }
    logs[logs.count - 1].unread.append(UnreadRow(line: line, text: "", reason: Self.hidden))
  }

  // MARK: Rows

  /// Reads the row of a head, and returns the place behind it.
  private mutating func read(_ head: RowHead, _ start: Cursor) throws(ConflictLogError) -> Cursor {
    let number = lines[start.line].number
    if logs.isEmpty { begin(number, isMac: false, isMessage: isBroken) }
    let last = logs.count - 1
    guard logs[last].constraints.count + logs[last].unread.count < ConflictLog.most else {
      throw ConflictLogError(
        line: number, reason: "the log has more than \(ConflictLog.most) constraints")
    }
    let wasBroken = isBroken
    isBroken = false
    let isKnown = wasBroken && head.hasAddress ? known[head.address] : nil
    switch trial(head, start) {
    case .read(let row, let body, let after):
      let formula = Self.packed(body, row.formula)
      let key = "\(head.address)@\(head.source)"
      if let place = known["\(key) \(formula)"] ?? isKnown {
        if wasBroken { logs[last].broken = place }
        return after
      }
      if head.hasAddress, let other = known[head.address] {
        logs[last].unread.append(
          UnreadRow(
            line: number, text: body.text(0..<body.count),
            reason:
              "line \(logs[last].constraints[other].line) says something else of the same constraint"
          ))
        return after
      }
      known["\(key) \(formula)"] = logs[last].constraints.count
      if head.hasAddress { known[head.address] = logs[last].constraints.count }
      if wasBroken { logs[last].broken = logs[last].constraints.count }
      logs[last].add(row, head, body, line: number)
      return after
    case .failed(let text, let reason, let after):
      if let isKnown {
        logs[last].broken = isKnown
      } else if !logs[last].unread.contains(where: { $0.text == text }) {
        logs[last].unread.append(UnreadRow(line: number, text: text, reason: reason))
      }
      return after
    }
  }

  /// A formula without its blanks, which wrapping changes.
  private static func packed(_ body: Bytes, _ range: Range<Int>) -> String {
    String(decoding: body[range].filter { !$0.isBlank }, as: UTF8.self)
  }

  private enum Trial {
    case read(RowReader.Row, body: Bytes, after: Cursor)
    case failed(text: String, reason: String, after: Cursor)
  }

  /// Tries each sign at which a row may end: the first that leaves a whole row is its end. A row that does not end in its
  /// line goes on in the next ones.
  private func trial(_ head: RowHead, _ start: Cursor) -> Trial {
    let bytes = lines[start.line].bytes
    let limit = nextHead(bytes, head.body, isInRow: true) ?? bytes.count
    var best: RowTrouble?
    var tried = 0
    var firstEnd: Int?
    /// The lines of the row in one, with and without a blank at each break.
    var joined: [Bytes] = [Bytes(bytes[head.body..<limit])]
    var from = 0
    for line in start.line...(start.line + Self.mostLines) {
      if line > start.line {
        guard line < lines.count, limit == bytes.count, continues(lines[line].bytes) else { break }
        let more = lines[line].bytes
        let inner = Bytes(more[more.trimmed(0..<more.count)])
        from = (joined.map { $0.count }).min() ?? 0
        if joined.count == 1 { joined.append(joined[0]) }
        joined[0] += [0x20] + inner
        joined[1] += inner
      }
      for body in joined {
        for end in Self.ends(body, from: from, isClosed: head.isClosed) {
          tried += 1
          guard tried <= Self.mostEnds else { break }
          if line == start.line { firstEnd = firstEnd ?? end }
          let own = Bytes(body[..<end])
          do throws(RowTrouble) {
            let row = try RowReader.read(own, kind: head.kind)
            let after =
              line == start.line
              ? Cursor(line: line, place: head.body + end)
              : Cursor(line: line, place: lines[line].bytes.count - (body.count - end))
            return .read(row, body: own, after: after)
          } catch {
            if best == nil || error.place > best?.place ?? 0 { best = error }
          }
        }
      }
    }
    let whole = Bytes(bytes[head.body..<limit])
    let shown = whole.trimmed(0..<(Self.cleanEnd(whole) ?? whole.count))
    return .failed(
      text: whole.text(shown),
      reason: firstEnd == nil ? Self.endless : best?.reason ?? Self.endless,
      after: Cursor(line: start.line, place: limit))
  }

  /// Whether a line can be the rest of a row.
  private func continues(_ bytes: Bytes) -> Bool {
    let inner = bytes.trimmed(0..<bytes.count)
    guard !inner.isEmpty, nextHead(bytes, 0, isInRow: false) == nil else { return false }
    return bytes.first("Will attempt") == nil && bytes.first("simultaneously") == nil
      && bytes.first("Make a symbolic") == nil
  }

  /// The place of the next row in a line.
  private func nextHead(_ bytes: Bytes, _ start: Int, isInRow: Bool) -> Int? {
    var place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<"), let head = RowHead(bytes, at: place),
        head.hasAddress || !isInRow || bytes[place - 1] == UInt8(ascii: "\"")
      {
        return place
      }
      place += 1
    }
    return nil
  }

  /// The places in a row's text at which it may end: before a sign `>` that is no part of `>=`.
  private static func ends(_ body: Bytes, from start: Int, isClosed: Bool) -> [Int] {
    if isClosed {
      let quote = body.firstIndex(of: UInt8(ascii: "\"")) ?? body.count
      var end = quote
      while end > 0, Bytes(" \t,;>" as StaticString).contains(body[end - 1]) { end -= 1 }
      return end > 0 ? [end] : []
    }
    var ends: [Int] = []
    for place in start..<max(start, body.count) where body[place] == UInt8(ascii: ">") {
      if place + 1 < body.count, body[place + 1] == UInt8(ascii: "=") { continue }
      ends.append(place)
    }
    return ends
  }

  /// The last sign `>` behind which nothing but marks follow.
  private static func cleanEnd(_ body: Bytes) -> Int? {
    body.lastIndex(of: UInt8(ascii: ">"))
  }
}
