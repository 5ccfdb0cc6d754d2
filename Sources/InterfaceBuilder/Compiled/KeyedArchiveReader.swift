/// Reads the older container of compiled nibs, a keyed archive in a binary property list.
///
/// Foundation's reader of property lists is not used: it gives no numbers of references, and a list whose parts share
/// each other grows without bounds in it.
struct KeyedArchiveReader {
  static let magic = Array("bplist00".utf8)

  private let bytes: [UInt8]
  private let file: String
  private var offsets: [Int] = []
  private var referenceSize = 1

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// An object of the property list; containers hold numbers of others.
  private enum Item {
    case value(ObjectArchive.Value)
    case text(String)
    case reference(Int)
    case array([Int])
    case dictionary([(key: Int, value: Int)])
  }

  /// Reads the whole archive.
  ///
  /// - Throws: `InterfaceBuilderError` that says which part is damaged.
  /// - Complexity: O(bytes); the parts that objects share count once for each of at most `limit` values.
  mutating func read() throws(InterfaceBuilderError) -> ObjectArchive {
    let top = try readTrailer()
    guard case .dictionary(let entries) = try item(top) else {
      throw damaged("its top is no dictionary")
    }
    var list: [Int]?
    for entry in entries where try text(entry.key) == "$objects" {
      if case .array(let items) = try item(entry.value) { list = items }
    }
    guard let list, !list.isEmpty else { throw damaged("it holds no objects") }
    return try archive(list, top: try topObject(entries, count: list.count))
  }

  private func topObject(
    _ entries: [(key: Int, value: Int)], count: Int
  ) throws(InterfaceBuilderError) -> [(key: String, object: Int)] {
    var result: [(key: String, object: Int)] = []
    for entry in entries where try text(entry.key) == "$top" {
      guard case .dictionary(let tops) = try item(entry.value) else { continue }
      for top in tops {
        guard case .reference(let object) = try item(top.value), object < count else { continue }
        result.append((try text(top.key) ?? "", object))
      }
    }
    return result
  }

  /// The objects of the archive; the first one stands for the archive itself, as in the other container.
  private func archive(
    _ list: [Int], top: [(key: String, object: Int)]
  ) throws(InterfaceBuilderError) -> ObjectArchive {
    var content = Content(bytes: bytes)
    content.objects.append(ObjectArchive.Object(className: "NSObject", fields: 0..<0))
    for number in list {
      let start = content.fields.count
      let name = try add(number, to: &content, list)
      // A value that many objects share is a reference of a few bytes in each of them.
      guard content.fields.count <= bytes.count else { throw damaged("its objects share too much") }
      content.objects.append(
        ObjectArchive.Object(className: name, fields: start..<content.fields.count))
    }
    let start = content.fields.count
    // The tops are wrapped in one object, or stand beside each other.
    for entry in top {
      content.fields.append(
        ObjectArchive.Field(key: entry.key, value: .object(entry.object + 1)))
      guard entry.key == "root" || entry.key == "UINibRoot" else { continue }
      content.fields += content.fields[content.objects[entry.object + 1].fields]
    }
    content.objects[0].fields = start..<content.fields.count
    return ObjectArchive(
      bytes: content.bytes, objects: content.objects, fields: content.fields)
  }

  private struct Content {
    var bytes: [UInt8]
    var objects: [ObjectArchive.Object] = []
    var fields: [ObjectArchive.Field] = []
  }

  /// Adds the values of one object, and returns its class.
  private func add(
    _ number: Int, to content: inout Content, _ list: [Int]
  ) throws(InterfaceBuilderError) -> String {
    switch try item(number) {
    case .value(let value):
      content.fields.append(ObjectArchive.Field(key: "NS.bytes", value: value))
      return "NSNumber"
    case .text(let text):
      try add(text, key: "NS.bytes", to: &content)
      return "NSString"
    case .reference, .array: return "NSObject"
    case .dictionary(let entries):
      var className = "NSObject"
      for entry in entries {
        let key = try text(entry.key) ?? ""
        if key == "$class" {
          className = try self.className(entry.value, list) ?? className
        } else {
          try add(entry.value, key: key, to: &content, list)
        }
      }
      if className.contains("Dictionary") { interleave(&content) }
      return className
    }
  }

  private func add(
    _ number: Int, key: String, to content: inout Content, _ list: [Int]
  ) throws(InterfaceBuilderError) {
    switch try item(number) {
    case .value(let value): content.fields.append(ObjectArchive.Field(key: key, value: value))
    case .text(let text): try add(text, key: key, to: &content)
    case .reference(let object):
      guard object < list.count else { throw damaged("a reference leads beyond its objects") }
      // The object of the number 0 stands for nil.
      content.fields.append(
        ObjectArchive.Field(key: key, value: object == 0 ? .none : .object(object + 1)))
    case .array(let items):
      let elementKey = key == "NS.keys" ? "NS.keys" : ObjectArchive.elementKey
      for element in items {
        guard case .reference(let object) = try item(element), object < list.count else { continue }
        guard content.fields.count <= bytes.count else {
          throw damaged("its objects share too much")
        }
        content.fields.append(ObjectArchive.Field(key: elementKey, value: .object(object + 1)))
      }
    case .dictionary: break
    }
  }

  private func add(
    _ text: String, key: String, to content: inout Content
  ) throws(InterfaceBuilderError) {
    let start = content.bytes.count
    // A text that many keys share is copied for each of them.
    guard start <= 4 * bytes.count else { throw damaged("its objects share too much") }
    content.bytes += text.utf8
    content.fields.append(
      ObjectArchive.Field(key: key, value: .data(start..<content.bytes.count)))
  }

  /// Puts the keys of the dictionary that was added last before their values.
  private func interleave(_ content: inout Content) {
    let start = content.fields.lastIndex { $0.key == "NS.keys" }.map { last in
      content.fields[...last].lastIndex { $0.key != "NS.keys" }.map { $0 + 1 } ?? 0
    }
    guard let start else { return }
    let keys = content.fields[start...].filter { $0.key == "NS.keys" }
    let values = content.fields[start...].filter { $0.key == ObjectArchive.elementKey }
    guard keys.count == values.count, keys.count + values.count == content.fields.count - start
    else { return }
    content.fields.removeSubrange(start...)
    for (key, value) in zip(keys, values) {
      content.fields.append(ObjectArchive.Field(key: ObjectArchive.elementKey, value: key.value))
      content.fields.append(value)
    }
  }

  private func className(
    _ number: Int, _ list: [Int]
  ) throws(InterfaceBuilderError) -> String? {
    guard case .reference(let object) = try item(number), object < list.count,
      case .dictionary(let entries) = try item(list[object])
    else { return nil }
    for entry in entries where try text(entry.key) == "$classname" {
      return try text(entry.value)
    }
    return nil
  }

  // MARK: The property list

  /// Reads the end of the file, and returns the number of the top object.
  private mutating func readTrailer() throws(InterfaceBuilderError) -> Int {
    guard bytes.starts(with: Self.magic), bytes.count >= 40 else {
      throw damaged("it ends too early")
    }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let (count, top) = (number(trailer + 8, 8), number(trailer + 16, 8))
    let table = number(trailer + 24, 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), table >= 8,
      table <= trailer, count >= 1, count <= (trailer - table) / offsetSize, top < count
    else { throw damaged("its table of objects does not fit") }
    offsets = (0..<count).map { number(table + $0 * offsetSize, offsetSize) }
    guard offsets.allSatisfy({ $0 >= 8 && $0 < table }) else {
      throw damaged("an object lies beyond its table")
    }
    return top
  }

  /// A number of bytes, the greatest first; -1 for one that no file is as long as.
  private func number(_ start: Int, _ size: Int) -> Int {
    let value = bytes[start..<(start + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value) ?? -1
  }

  private func text(_ number: Int) throws(InterfaceBuilderError) -> String? {
    if case .text(let text) = try item(number) { return text }
    return nil
  }

  private func item(_ index: Int) throws(InterfaceBuilderError) -> Item {
    guard offsets.indices.contains(index) else { throw damaged("an object is missing") }
    var place = offsets[index]
    let marker = bytes[place]
    place += 1
    let low = Int(marker & 0x0f)
    switch marker >> 4 {
    case 0: return .value(low == 8 ? .integer(0) : low == 9 ? .integer(1) : .none)
    case 1:
      let size = 1 << low
      guard size <= 8 else { return .value(.none) }
      return .value(.integer(Int64(bitPattern: try pattern(place, size))))
    case 2 where low == 2:
      return .value(.single(Float(bitPattern: UInt32(try pattern(place, 4)))))
    case 2 where low == 3, 3: return .value(.real(Double(bitPattern: try pattern(place, 8))))
    case 8:
      return .reference(Int(exactly: try pattern(place, min(low + 1, 8))) ?? Int.max)
    case 4:
      let count = try count(low, &place)
      return .value(.data(try range(place, count, 1)))
    case 5:
      let count = try count(low, &place)
      return .text(String(decoding: bytes[try range(place, count, 1)], as: UTF8.self))
    case 6:
      let count = try count(low, &place)
      let range = try range(place, count, 2)
      let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return .text(String(decoding: units, as: UTF16.self))
    case 10:
      let count = try count(low, &place)
      return .array(try references(place, count))
    case 13:
      let count = try count(low, &place)
      let all = try references(place, 2 * count)
      return .dictionary((0..<count).map { (all[$0], all[count + $0]) })
    default: return .value(.none)
    }
  }

  private func count(_ low: Int, _ place: inout Int) throws(InterfaceBuilderError) -> Int {
    guard low == 15 else { return low }
    guard place < bytes.count, bytes[place] >> 4 == 1 else { throw damaged("a count is missing") }
    let size = 1 << Int(bytes[place] & 0x0f)
    guard size <= 8 else { throw damaged("a count is too large") }
    let value = Int(exactly: try pattern(place + 1, size)) ?? Int.max
    place += 1 + size
    guard value <= bytes.count else { throw damaged("a count is too large") }
    return value
  }

  private func references(_ place: Int, _ count: Int) throws(InterfaceBuilderError) -> [Int] {
    let range = try range(place, count, referenceSize)
    return stride(from: range.lowerBound, to: range.upperBound, by: referenceSize).map {
      number($0, referenceSize)
    }
  }

  private func pattern(_ place: Int, _ size: Int) throws(InterfaceBuilderError) -> UInt64 {
    bytes[try range(place, size, 1)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }

  private func range(
    _ place: Int, _ count: Int, _ size: Int
  ) throws(InterfaceBuilderError) -> Range<Int> {
    guard place <= bytes.count, count <= (bytes.count - place) / size else {
      throw damaged("it ends too early")
    }
    return place..<(place + count * size)
  }

  private func damaged(_ words: String) -> InterfaceBuilderError {
    InterfaceBuilderError(file: file, reason: .damagedArchive(words))
  }
}
