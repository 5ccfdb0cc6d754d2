import Foundation

/// An address or a phone number in a text.
struct DetectedLink {
  /// In UTF-16 units.
  var range: NSRange
  var url: URL
  /// The digits and signs of a phone number as they are written; nil for an address.
  var phoneNumber: String?

  /// Addresses with a scheme or that begin with `www.`, host names of common domains, and addresses of mail.
  private static let links = try? NSRegularExpression(
    pattern:
      #"(?:https?|ftp)://[^\s<>"]+|mailto:[^\s<>"]+|www\.[^\s<>"]+"#
      + #"|[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}"#
      + #"|(?<![\w@.])(?:[A-Z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|de|uk|fr|eu)\b(?:/[^\s<>"]*)?"#,
    options: .caseInsensitive)
  /// Seven to fifteen digits, with the usual signs between them.
  private static let phones = try? NSRegularExpression(
    pattern: #"(?<![\w.])\+?\(?\d(?:[ ().\-/]{0,2}\d){6,14}(?![\w])"#)

  /// The links of a text in their order; none overlaps another.
  ///
  /// - Complexity: O(characters), for texts without very long runs of address characters.
  static func all(in text: String, _ kinds: UIDataDetectorTypes) -> [DetectedLink] {
    let units = text as NSString
    let whole = NSRange(location: 0, length: units.length)
    var found: [DetectedLink] = []
    if kinds.contains(.link) {
      for match in links?.matches(in: text, range: whole) ?? [] {
        if let link = address(units, match.range) { found.append(link) }
      }
    }
    if kinds.contains(.phoneNumber) {
      for match in phones?.matches(in: text, range: whole) ?? []
      where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
        let number = units.substring(with: match.range)
        let digits = number.filter { $0.isNumber || $0 == "+" }
        guard let url = URL(string: "tel:" + digits) else { continue }
        found.append(DetectedLink(range: match.range, url: url, phoneNumber: number))
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The address in a range, without the signs of the sentence around it.
  private static func address(_ text: NSString, _ range: NSRange) -> DetectedLink? {
    var part = text.substring(with: range)
    while let last = part.last, ".,;:!?'\"»”’".contains(last) || isUnpaired(last, in: part) {
      part.removeLast()
    }
    let lower = part.lowercased()
    let target: String
    if lower.hasPrefix("mailto:") || lower.contains("://") {
      target = part
    } else if lower.contains("@"), !lower.contains("/") {
      target = "mailto:" + part
    } else {
      target = "http://" + part
    }
    guard !part.isEmpty, let url = URL(string: target) else { return nil }
    return DetectedLink(
      range: NSRange(location: range.location, length: part.utf16.count), url: url,
      phoneNumber: nil)
  }

  private static func isUnpaired(_ character: Character, in text: String) -> Bool {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    guard let opening = pairs[character] else { return false }
    return text.filter { $0 == opening }.count < text.filter { $0 == character }.count
  }

  /// The address that an attribute of a text holds, as such or as text.
  static func url(of value: Any?) -> URL? {
    value as? URL ?? (value as? String).flatMap { URL(string: $0) }
  }
}
