import Foundation

/// Sheets and turns of a PDF file's pages, as far as their objects are written in the open (ISO 32000-1, 7.7.3): poppler's
/// interface does not tell them.
///
/// - Complexity: O(bytes) to make.
struct PDFSheets {
  struct Sheet {
    var mediaBox: CGRect?
    var rotation: Int?
  }

  /// The pages in their order; empty if the tree of pages cannot be read.
  private(set) var pages: [Sheet] = []
  private var objects: [Int: [UInt8]] = [:]

  /// Deeper trees of pages are not read; usual ones have two levels.
  private static let deepest = 64

  init(_ bytes: [UInt8]) {
    objects = Self.objects(bytes)
    guard let root = objects.values.first(where: { Self.name("/Type", in: $0) == "/Catalog" }),
      let tree = Self.references("/Pages", in: root).first
    else { return }
    var visited: Set<Int> = []
    collect(tree, Sheet(), depth: 0, &visited)
    objects = [:]
  }

  private mutating func collect(
    _ number: Int, _ inherited: Sheet, depth: Int, _ visited: inout Set<Int>
  ) {
    guard depth < Self.deepest, visited.insert(number).inserted, let object = objects[number]
    else { return }
    var sheet = inherited
    let box = Self.numbers("/MediaBox", in: object)
    if box.count == 4 {
      sheet.mediaBox =
        CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]).standardized
    }
    if let turn = Self.numbers("/Rotate", in: object).first, turn.magnitude < 1e6 {
      sheet.rotation = ((Int(turn) % 360) + 360) % 360
    }
    let kids = Self.references("/Kids", in: object)
    guard Self.name("/Type", in: object) != "/Page" else { return pages.append(sheet) }
    for kid in kids { collect(kid, sheet, depth: depth + 1, &visited) }
  }

  /// The dictionaries of the objects by their numbers: what stands between `obj` and the next `stream` or `endobj`.
  private static func objects(_ bytes: [UInt8]) -> [Int: [UInt8]] {
    var found: [Int: [UInt8]] = [:]
    let (begin, end, stream) = (Array(" obj".utf8), Array("endobj".utf8), Array("stream".utf8))
    var index = 0
    while let start = bytes.place(of: begin, from: index) {
      index = start + begin.count
      // The number and the generation stand before.
      let head = bytes[max(0, start - 20)..<start].split { !(48...57).contains($0) }
      guard head.count >= 2, let number = Int(String(decoding: head[head.count - 2], as: UTF8.self))
      else { continue }
      let last = bytes.place(of: end, from: index) ?? bytes.count
      let dictionary = bytes.place(of: stream, from: index, to: last) ?? last
      found[number] = Array(bytes[index..<dictionary])
      index = last
    }
    return found
  }

  /// The text behind a key up to the next key; nil without the key.
  private static func value(_ key: String, in object: [UInt8]) -> String? {
    let key = Array(key.utf8)
    var index = 0
    while let place = object.place(of: key, from: index) {
      index = place + key.count
      // A longer key begins with the same letters.
      guard index < object.count, !isLetter(object[index]) else { continue }
      let text = String(decoding: object[index...].prefix(65_536), as: UTF8.self)
      return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func name(_ key: String, in object: [UInt8]) -> String? {
    guard let value = value(key, in: object), value.first == "/" else { return nil }
    return "/" + value.dropFirst().prefix { $0.isLetter }
  }

  /// A number, or those of an array in brackets.
  private static func numbers(_ key: String, in object: [UInt8]) -> [Double] {
    guard let value = value(key, in: object) else { return [] }
    let text =
      value.first == "["
      ? value.dropFirst().prefix { $0 != "]" } : value.prefix { !$0.isWhitespace && $0 != "/" }
    return text.split(whereSeparator: \.isWhitespace).compactMap {
      Double($0).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// The objects that an entry refers to: `3 0 R`, one or an array of them.
  private static func references(_ key: String, in object: [UInt8]) -> [Int] {
    guard let value = value(key, in: object) else { return [] }
    let text =
      value.first == "[" ? value.dropFirst().prefix { $0 != "]" } : value.prefix { $0 != "/" }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.indices.dropFirst(2).compactMap { index in
      words[index].hasPrefix("R") ? Int(words[index - 2]) : nil
    }
  }
}

extension [UInt8] {
  /// The first place of a word in a range.
  fileprivate func place(of word: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
    let last = (end ?? count) - word.count
    guard let first = word.first, start <= last else { return nil }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var index = start
      while index <= last, let next = memchr(base + index, Int32(first), last - index + 1) {
        index = UnsafeRawPointer(next) - base
        if memcmp(base + index, word, word.count) == 0 { return index }
        index += 1
      }
      return nil
    }
  }
}
