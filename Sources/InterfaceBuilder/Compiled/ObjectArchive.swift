import Foundation

/// The objects of a compiled nib, whichever container held them: each of a class, with values by key.
///
/// An archive is data of others: every number in it is checked when it is read, objects may refer to each other in
/// circles, and nothing here follows a reference by itself.
struct ObjectArchive: Sendable {
  /// A value of an object.
  enum Value: Equatable, Sendable {
    case integer(Int64)
    case real(Double)
    /// A number of single precision.
    case single(Float)
    /// A place in ``bytes``.
    case data(Range<Int>)
    case none
    /// The number of another object, which ``objects`` has.
    case object(Int)
  }

  /// A value with its key.
  struct Field: Sendable {
    var key: String
    var value: Value
  }

  struct Object: Sendable {
    var className: String
    /// The object's part of ``fields``.
    var fields: Range<Int>
  }

  /// The key of a collection's elements.
  static let elementKey = "UINibEncoderEmptyKey"

  let bytes: [UInt8]
  let objects: [Object]
  let fields: [Field]
  /// Texts in place of the archive's own, by the keys under which documents give theirs to translators.
  var translations: [String: String] = [:]

  /// The value of an object under a key; nil if it has none or a nil one.
  ///
  /// - Complexity: O(values of the object).
  func value(_ object: Int, _ key: String) -> Value? {
    for field in fields[objects[object].fields] where field.key == key {
      return field.value == .none ? nil : field.value
    }
    return nil
  }

  func object(_ object: Int, _ key: String) -> Int? {
    if case .object(let other)? = value(object, key) { return other }
    return nil
  }

  /// The number under a key, or in the number object under it.
  func number(_ object: Int, _ key: String) -> Double? {
    switch value(object, key) {
    case .integer(let number): return Double(number)
    case .real(let number): return number
    case .single(let number): return Double(number)
    case .object(let other):
      guard objects[other].className == "NSNumber" else { return nil }
      for field in fields[objects[other].fields] {
        switch field.value {
        case .integer(let number): return Double(number)
        case .real(let number): return number
        case .single(let number): return Double(number)
        default: continue
        }
      }
      return nil
    default: return nil
    }
  }

  func integer(_ object: Int, _ key: String) -> Int? {
    number(object, key).flatMap { Int(exactly: $0.rounded()) }
  }

  /// Whether the value under a key is true; nil if there is none.
  func flag(_ object: Int, _ key: String) -> Bool? { number(object, key).map { $0 != 0 } }

  /// The elements of the collection under a key, those that are objects.
  func elements(_ object: Int, _ key: String) -> [Int] {
    self.object(object, key).map { elements($0) } ?? []
  }

  func elements(_ collection: Int) -> [Int] {
    fields[objects[collection].fields].compactMap { field in
      guard field.key == Self.elementKey || field.key.hasPrefix("NS.object."),
        case .object(let element) = field.value
      else { return nil }
      return element
    }
  }

  func pairs(_ dictionary: Int) -> [(key: Int, value: Int)] {
    let all = elements(dictionary)
    return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1]) }
  }

  /// The bytes under a key, in place.
  func data(_ object: Int, _ key: String) -> ArraySlice<UInt8>? {
    if case .data(let range)? = value(object, key) { return bytes[range] }
    return nil
  }

  /// The numbers of a point, size, rectangle or insets under a key: bytes behind one that tells their kind, or text.
  func numbers(_ object: Int, _ key: String) -> [Double]? {
    switch value(object, key) {
    case .data(let range): return numbers(in: bytes[range])
    case .object(let other):
      let text =
        string(other)
        ?? ["NS.sizeval", "NS.pointval", "NS.rectval"].lazy
        .compactMap { self.object(other, $0) }.first.flatMap { string($0) }
      return text.map { Self.parsed($0) }
    default: return nil
    }
  }

  private func numbers(in data: ArraySlice<UInt8>) -> [Double]? {
    guard let kind = data.first, data.count <= 65 else { return nil }
    let rest = data.dropFirst()
    func pattern(_ width: Int) -> [UInt64] {
      stride(from: rest.startIndex, to: rest.endIndex - width + 1, by: width).map { start in
        (0..<width).reduce(UInt64(0)) { $0 | UInt64(rest[start + $1]) << UInt64(8 * $1) }
      }
    }
    switch kind {
    case 6: return pattern(4).map { Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) }
    case 7: return pattern(8).map { Double(bitPattern: $0) }
    default: return nil
    }
  }

  /// The numbers of a text such as `{{0, 0}, {320, 44}}`.
  private static func parsed(_ text: String) -> [Double] {
    text.split { "{}, ".contains($0) }.prefix(8).compactMap { Double($0) }
  }

  /// The text of a string object, translated if there is a translation; nil for another object.
  func string(_ object: Int) -> String? {
    if !translations.isEmpty, let key = self.object(object, "NSKey"), key != object,
      let own = self.object(key, "NSKey") == nil ? string(key) : nil, let text = translations[own]
    {
      return text
    }
    for key in ["NS.bytes", "NS.string"] {
      if let data = data(object, key) { return String(decoding: data, as: UTF8.self) }
    }
    return nil
  }

  /// The text under a key.
  func string(_ object: Int, _ key: String) -> String? {
    self.object(object, key).flatMap { string($0) }
  }
}
