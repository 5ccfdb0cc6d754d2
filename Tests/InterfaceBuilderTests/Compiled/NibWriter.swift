import Foundation

/// Writes small compiled nibs for tests: objects with values by key, in the container that Xcode writes.
struct NibWriter {
  enum Value {
    case integer(Int)
    case flag(Bool)
    case single(Float)
    case real(Double)
    case data([UInt8])
    case none
    case object(Int)

    /// Points, a size, a rectangle or insets: a byte of their kind before the numbers.
    static func numbers(_ numbers: Double...) -> Value {
      var bytes: [UInt8] = [7]
      for number in numbers {
        for byte in 0..<8 {
          bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> (8 * byte)))
        }
      }
      return .data(bytes)
    }
  }

  private(set) var objects: [(name: String, values: [(String, Value)])] = []

  /// Adds an object and returns its number.
  mutating func add(_ name: String, _ values: [(String, Value)] = []) -> Int {
    objects.append((name, values))
    return objects.count - 1
  }

  mutating func set(_ object: Int, _ key: String, _ value: Value) {
    objects[object].values.append((key, value))
  }

  mutating func string(_ text: String) -> Value {
    .object(add("NSString", [("NS.bytes", .data(Array(text.utf8)))]))
  }

  mutating func array(_ elements: [Int]) -> Value {
    .object(
      add(
        "NSArray",
        [("NSInlinedValue", .flag(true))] + elements.map { ("UINibEncoderEmptyKey", .object($0)) }))
  }

  mutating func view(
    _ name: String, _ frame: (Double, Double, Double, Double), isFree: Bool = true
  ) -> Int {
    let (x, y, width, height) = frame
    return add(
      name,
      [
        ("UIBounds", .numbers(0, 0, width, height)),
        ("UICenter", .numbers(x + width / 2, y + height / 2)),
        ("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .flag(isFree)),
      ])
  }

  /// A constraint by UIKit's raw attributes.
  mutating func constraint(
    _ first: Int, _ attribute: Int, _ second: Int? = nil, _ other: Int? = nil,
    constant: Double = 0, extra: [(String, Value)] = []
  ) -> Int {
    var values: [(String, Value)] = [
      ("NSFirstItem", .object(first)), ("NSFirstAttributeV2", .integer(attribute)),
      // The older keys know no margins and have eight added: they must not be used.
      ("NSFirstAttribute", .integer(attribute)), ("NSConstant", .real(constant + 8)),
      ("NSConstantV2", .real(constant)), ("NSShouldBeArchived", .flag(true)),
    ]
    if let second {
      values += [
        ("NSSecondItem", .object(second)), ("NSSecondAttributeV2", .integer(other ?? attribute)),
      ]
    }
    return add("NSLayoutConstraint", values + extra)
  }

  /// The bytes of the archive; object 0 is the top.
  func bytes(tail: [UInt8] = []) -> [UInt8] {
    var classes: [String] = []
    var keys: [String] = []
    var (objectTable, valueTable): ([UInt8], [UInt8]) = ([], [])
    var count = 0
    func index(_ name: String, _ list: inout [String]) -> Int {
      if let known = list.firstIndex(of: name) { return known }
      list.append(name)
      return list.count - 1
    }
    for object in objects {
      objectTable += Self.length(index(object.name, &classes)) + Self.length(count)
      objectTable += Self.length(object.values.count)
      count += object.values.count
      for (key, value) in object.values {
        valueTable += Self.length(index(key, &keys)) + Self.encoded(value)
      }
    }
    var (keyTable, classTable): ([UInt8], [UInt8]) = ([], [])
    for key in keys { keyTable += Self.length(key.utf8.count) + Array(key.utf8) }
    for name in classes {
      classTable += Self.length(name.utf8.count + 1) + Self.length(0) + Array(name.utf8) + [0]
    }
    let start = 50
    let tables: [(Int, [UInt8])] = [
      (objects.count, objectTable), (keys.count, keyTable), (count, valueTable),
      (classes.count, classTable),
    ]
    var result = Array("NIBArchive".utf8) + Self.number(1, 4) + Self.number(10, 4)
    var place = start
    for (count, table) in tables {
      result += Self.number(count, 4) + Self.number(place, 4)
      place += table.count
    }
    for (_, table) in tables { result += table }
    return result + tail
  }

  private static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func length(_ value: Int) -> [UInt8] {
    var (rest, result) = (value, [UInt8]())
    while rest > 0x7f {
      result.append(UInt8(rest & 0x7f))
      rest >>= 7
    }
    return result + [UInt8(rest) | 0x80]
  }

  private static func encoded(_ value: Value) -> [UInt8] {
    switch value {
    case .integer(let number):
      number == Int(Int8(truncatingIfNeeded: number))
        ? [0] + self.number(number, 1) : [3] + self.number(number, 8)
    case .flag(let isTrue): [isTrue ? 5 : 4]
    case .single(let number): [6] + self.number(Int(number.bitPattern), 4)
    case .real(let number): [7] + self.number(Int(bitPattern: UInt(number.bitPattern)), 8)
    case .data(let bytes): [8] + length(bytes.count) + bytes
    case .none: [9]
    case .object(let object): [10] + self.number(object, 4)
    }
  }
}
