/// A source file without its comments and texts, and without code that is not compiled on Linux.
///
/// The parts left out become spaces, so that lines and columns stay as they are. Interpolations in texts are left out
/// with them.
struct SourceText {
  /// The lines; those that are not compiled are empty.
  private(set) var lines: [String]
  /// The lines whose condition becomes another one (``PhoneCondition``), by which branches are told.
  let phoneConditions: [Int]

  init(_ source: String) {
    lines = SourceText.masked(source)
    phoneConditions = PhoneCondition.places(in: lines)
    for index in phoneConditions { lines[index] = PhoneCondition.mended(lines[index]) }
    leaveOutInactive()
  }

  // MARK: Comments and texts

  private static func masked(_ source: String) -> [String] {
    let characters = Array(source)
    var result: [Character] = []
    result.reserveCapacity(characters.count)
    var index = 0
    func at(_ offset: Int) -> Character? {
      index + offset < characters.count ? characters[index + offset] : nil
    }
    func blank(_ count: Int) {
      for _ in 0..<count where index < characters.count {
        result.append(characters[index].isNewline ? "\n" : " ")
        index += 1
      }
    }
    while index < characters.count {
      let character = characters[index]
      if character == "/", at(1) == "/" {
        while index < characters.count, !characters[index].isNewline { blank(1) }
      } else if character == "/", at(1) == "*" {
        var depth = 0
        repeat {
          if at(0) == "/", at(1) == "*" {
            depth += 1
            blank(2)
          } else if at(0) == "*", at(1) == "/" {
            depth -= 1
            blank(2)
          } else {
            blank(1)
          }
        } while depth > 0 && index < characters.count
      } else if character == "\"" || (character == "#" && startsRawText(characters, index)) {
        var hashes = 0
        while at(hashes) == "#" { hashes += 1 }
        let isLong = at(hashes) == "\"" && at(hashes + 1) == "\"" && at(hashes + 2) == "\""
        let quotes = isLong ? 3 : 1
        blank(hashes + quotes)
        while index < characters.count {
          if characters[index] == "\\", hashes == 0 {
            blank(2)
            continue
          }
          let ends =
            (0..<quotes).allSatisfy { at($0) == "\"" }
            && (0..<hashes).allSatisfy { at(quotes + $0) == "#" }
          if ends {
            blank(quotes + hashes)
            break
          }
          if !isLong, characters[index].isNewline { break }
          blank(1)
        }
      } else {
        result.append(character.isNewline ? "\n" : character)
        index += 1
      }
    }
    return String(result).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func startsRawText(_ characters: [Character], _ start: Int) -> Bool {
    var index = start
    while index < characters.count, characters[index] == "#" { index += 1 }
    return index < characters.count && characters[index] == "\""
  }

  // MARK: Conditions

  private mutating func leaveOutInactive() {
    /// Of each open condition: whether this branch is compiled, and whether one was before.
    var stack: [(isActive: Bool, wasActive: Bool)] = []
    for index in lines.indices {
      let words = lines[index].drop { $0 == " " || $0 == "\t" }
      // An unknown condition, such as a flag, may hold, and so may the conditions after it.
      func condition(after keyword: String) -> Bool? {
        BuildCondition.value(of: String(words.dropFirst(keyword.count)))
      }
      if words.hasPrefix("#if ") || words.hasPrefix("#if(") || words.hasPrefix("#if!") {
        let holds = condition(after: "#if")
        stack.append((holds ?? true, holds == true))
      } else if words.hasPrefix("#elseif"), let last = stack.popLast() {
        let holds = condition(after: "#elseif")
        stack.append((!last.wasActive && holds ?? true, last.wasActive || holds == true))
      } else if words.hasPrefix("#else"), let last = stack.popLast() {
        stack.append((!last.wasActive, true))
      } else if words.hasPrefix("#endif") {
        _ = stack.popLast()
      } else if stack.contains(where: { !$0.isActive }) {
        lines[index] = ""
        continue
      } else {
        continue
      }
      lines[index] = ""
    }
  }
}
