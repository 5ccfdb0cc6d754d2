import Foundation

extension AttributeReader {
  /// A `YES`/`NO` attribute.
  func flag(_ name: String, default value: Bool = false) -> Bool {
    string(name).map { $0 == "YES" } ?? value
  }

  /// A finite number.
  func number(_ name: String) -> Float? {
    string(name).flatMap { Float($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A whole number, from -1 to 10,000.
  func integer(_ name: String) -> Int? {
    string(name).flatMap { Int($0) }.map { min(max($0, -1), 10_000) }
  }

  /// A distance in points, from 0 to 1,000,000.
  func distance(_ name: String) -> CGFloat? {
    guard let value = string(name).flatMap({ Double($0) }), value.isFinite else { return nil }
    return CGFloat(min(max(value, 0), 1e6))
  }

  /// A value out of a few, by the word of an attribute.
  func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
    string(name).flatMap { values[$0] }
  }

  /// A text from an attribute or, if it has several lines, from a child.
  func text(_ key: String) -> String? {
    if let text = string(key) { return text }
    guard let content = child(key)?.content, content.name.lowercased().hasSuffix("string") else {
      return nil
    }
    return content.text
  }

  func image(_ name: String) -> UIImage? { image(name, symbolKey: nil) }

  /// The insets that the child with the role `key` describes.
  func edgeInsets(_ key: String) -> UIEdgeInsets? {
    guard let inset = child(key) else { return nil }
    func value(_ name: String) -> CGFloat {
      let text = inset.string(name)
      let number = text.flatMap { Double($0) } ?? 0
      return number.isFinite ? CGFloat(min(max(number, -1e6), 1e6)) : 0
    }
    return UIEdgeInsets(
      top: value("minY"), left: value("minX"), bottom: value("maxY"), right: value("maxX"))
  }

  /// The date that the child with the role `key` describes.
  func date(_ key: String) -> Date? {
    let text = child(key)?.string("timeIntervalSinceReferenceDate")
    let seconds = text.flatMap { Double($0) }
    return seconds.flatMap { abs($0) < 1e11 ? Date(timeIntervalSinceReferenceDate: $0) : nil }
  }

  // MARK: Texts

  var textAlignment: NSTextAlignment {
    choice(
      "textAlignment",
      ["left": .left, "center": .center, "right": .right, "justified": .justified]) ?? .natural
  }

  var lineBreakMode: NSLineBreakMode? {
    choice(
      "lineBreakMode",
      [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
      ])
  }
}
