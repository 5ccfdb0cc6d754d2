import Foundation

/// The words, sentences and other units of a text, as ranges of UTF-16 units.
enum TextUnits {
  static func all(_ granularity: UITextGranularity, in text: NSString) -> [Range<Int>] {
    switch granularity {
    case .character: characters(in: text)
    case .word: words(in: text)
    case .sentence: sentences(in: text)
    case .paragraph, .line: paragraphs(in: text)
    case .document: text.length > 0 ? [0..<text.length] : []
    }
  }

  private static func characters(in text: NSString) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    while start < text.length {
      let range = text.rangeOfComposedCharacterSequence(at: start)
      let end = max(start + 1, range.location + range.length)
      result.append(start..<end)
      start = end
    }
    return result
  }

  private static func words(in text: NSString) -> [Range<Int>] {
    let units = characters(in: text)
    func character(_ index: Int) -> Character? {
      guard units.indices.contains(index) else { return nil }
      return text.substring(with: NSRange(units[index])).first
    }
    func isLetter(_ index: Int) -> Bool {
      character(index).map { $0.isLetter || $0.isNumber } ?? false
    }
    var result: [Range<Int>] = []
    for index in units.indices {
      let isApostrophe = character(index) == "'" || character(index) == "’"
      guard isLetter(index) || (isApostrophe && isLetter(index - 1) && isLetter(index + 1)) else {
        continue
      }
      if let last = result.last, last.upperBound == units[index].lowerBound {
        result[result.count - 1] = last.lowerBound..<units[index].upperBound
      } else {
        result.append(units[index])
      }
    }
    return result
  }

  private static func sentences(in text: NSString) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for paragraph in paragraphs(in: text) {
      var start = paragraph.lowerBound
      var index = start
      while index < paragraph.upperBound {
        defer { index += 1 }
        guard isEnd(text.character(at: index)) else { continue }
        var end = index + 1
        while end < paragraph.upperBound, isEnd(text.character(at: end)) { end += 1 }
        let spaces = end
        while end < paragraph.upperBound, isSpace(text.character(at: end)) { end += 1 }
        guard end > spaces || end == paragraph.upperBound else { continue }
        result.append(start..<end)
        (start, index) = (end, end - 1)
      }
      if start < paragraph.upperBound { result.append(start..<paragraph.upperBound) }
    }
    return result
  }

  private static func isEnd(_ unit: unichar) -> Bool {
    unit == 0x2E || unit == 0x21 || unit == 0x3F || unit == 0x2026 || unit == 0x3002
  }

  private static func isSpace(_ unit: unichar) -> Bool {
    unit == 0x20 || unit == 0x09 || unit == 0xA0 || unit == 0x0A || unit == 0x0D
  }

  /// Each with the separator that ends it.
  private static func paragraphs(in text: NSString) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for index in 0..<text.length {
      let unit = text.character(at: index)
      let isFirstOfTwo =
        unit == 0x0D && index + 1 < text.length && text.character(at: index + 1) == 0x0A
      if (unit == 0x0A || unit == 0x0D || unit == 0x2029) && !isFirstOfTwo {
        result.append(start..<index + 1)
        start = index + 1
      }
    }
    if start < text.length { result.append(start..<text.length) }
    return result
  }
}
