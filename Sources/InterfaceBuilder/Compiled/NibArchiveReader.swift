/// Reads the container of compiled nibs, `NIBArchive`.
///
/// Ten bytes of magic stand before ten numbers of 32 bits: the format, the version of the coder, then count and place
/// of the objects, keys, values and class names. Lengths and numbers inside have seven bits in each byte, the least
/// first, and the last byte has its high bit set.
struct NibArchiveReader {
  static let magic = Array("NIBArchive".utf8)

  private let bytes: [UInt8]
  private let file: String
  private var place = 0

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// A table of the archive.
  private struct Table {
    var count: Int
    var place: Int
  }

  /// Reads the whole archive.
  ///
  /// - Throws: `InterfaceBuilderError` that says which part is damaged.
  /// - Complexity: O(bytes); no table has more entries than its bytes can hold.
  mutating func read() throws(InterfaceBuilderError) -> ObjectArchive {
    guard bytes.starts(with: Self.magic) else { throw damaged("it does not begin as one") }
    place = Self.magic.count + 8
    let objects = try table("objects", entrySize: 3)
    let keys = try table("keys", entrySize: 1)
    let values = try table("values", entrySize: 2)
    let classes = try table("classes", entrySize: 2)
    let classNames = try readClasses(classes)
    let names = try readKeys(keys)
    let fields = try readValues(values, names, objects: objects.count)
    return ObjectArchive(
      bytes: bytes, objects: try readObjects(objects, classNames, fields: fields.count),
      fields: fields)
  }

  private mutating func table(
    _ name: String, entrySize: Int
  ) throws(InterfaceBuilderError) -> Table {
    let (count, place) = (try number(4), try number(4))
    let table = Table(count: Int(count), place: Int(place))
    guard table.place <= bytes.count, table.count <= (bytes.count - table.place) / entrySize else {
      throw damaged("the table of \(name) does not fit: \(table.count) at byte \(table.place)")
    }
    return table
  }

  private mutating func readClasses(_ table: Table) throws(InterfaceBuilderError) -> [String] {
    place = table.place
    var names: [String] = []
    for _ in 0..<table.count {
      let length = try length()
      let fallbacks = try self.length()
      _ = try take(fallbacks, 4)
      let range = try take(length, 1)
      var text = bytes[range]
      if text.last == 0 { text = text.dropLast() }
      names.append(String(decoding: text, as: UTF8.self))
    }
    return names
  }

  private mutating func readKeys(_ table: Table) throws(InterfaceBuilderError) -> [String] {
    place = table.place
    var names: [String] = []
    for _ in 0..<table.count {
      let length = try length()
      let range = try take(length, 1)
      names.append(String(decoding: bytes[range], as: UTF8.self))
    }
    return names
  }

  private mutating func readObjects(
    _ table: Table, _ classNames: [String], fields: Int
  ) throws(InterfaceBuilderError) -> [ObjectArchive.Object] {
    place = table.place
    var objects: [ObjectArchive.Object] = []
    objects.reserveCapacity(table.count)
    // Values of one object are of no other, so that they cannot be more in all than there are.
    var values = 0
    for number in 0..<table.count {
      let (name, first, count) = (try length(), try length(), try length())
      values += count
      guard name < classNames.count, first <= fields, count <= fields - first, values <= fields
      else { throw damaged("object \(number) has a class or values that there are not") }
      objects.append(
        ObjectArchive.Object(className: classNames[name], fields: first..<(first + count)))
    }
    guard !objects.isEmpty else { throw damaged("it holds no object") }
    return objects
  }

  private mutating func readValues(
    _ table: Table, _ keys: [String], objects: Int
  ) throws(InterfaceBuilderError) -> [ObjectArchive.Field] {
    place = table.place
    var fields: [ObjectArchive.Field] = []
    fields.reserveCapacity(table.count)
    for number in 0..<table.count {
      let key = try length()
      guard key < keys.count else { throw damaged("value \(number) has a key that there is not") }
      fields.append(ObjectArchive.Field(key: keys[key], value: try value(number, objects: objects)))
    }
    return fields
  }

  private mutating func value(
    _ index: Int, objects: Int
  ) throws(InterfaceBuilderError) -> ObjectArchive.Value {
    let type = try number(1)
    switch type {
    case 0: return .integer(Int64(Int8(truncatingIfNeeded: try number(1))))
    case 1: return .integer(Int64(Int16(truncatingIfNeeded: try number(2))))
    case 2: return .integer(Int64(Int32(truncatingIfNeeded: try number(4))))
    case 3: return .integer(Int64(bitPattern: try number(8)))
    case 4: return .integer(0)
    case 5: return .integer(1)
    case 6: return .single(Float(bitPattern: UInt32(try number(4))))
    case 7: return .real(Double(bitPattern: try number(8)))
    case 8:
      let length = try length()
      return .data(try take(length, 1))
    case 9: return .none
    case 10:
      let object = Int(try number(4))
      guard object < objects else {
        throw damaged("value \(index) refers to object \(object) of \(objects)")
      }
      return .object(object)
    default: throw damaged("value \(index) is of the unknown type \(type)")
    }
  }

  // MARK: Bytes

  /// A number of bytes, the least first.
  private mutating func number(_ size: Int) throws(InterfaceBuilderError) -> UInt64 {
    let range = try take(size, 1)
    return range.reversed().reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
  }

  /// A number of seven bits in each byte; none is greater than 32 bits.
  private mutating func length() throws(InterfaceBuilderError) -> Int {
    var result = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      let byte = try number(1)
      result |= Int(byte & 0x7f) << shift
      if byte & 0x80 != 0 { return result }
    }
    throw damaged("a length at byte \(place) has no end")
  }

  /// Goes on behind a number of entries of a size.
  private mutating func take(
    _ count: Int, _ size: Int
  ) throws(InterfaceBuilderError) -> Range<Int> {
    guard count <= (bytes.count - place) / size else { throw damaged("it ends too early") }
    let range = place..<(place + count * size)
    place = range.upperBound
    return range
  }

  private func damaged(_ words: String) -> InterfaceBuilderError {
    InterfaceBuilderError(file: file, reason: .damagedArchive(words))
  }
}
