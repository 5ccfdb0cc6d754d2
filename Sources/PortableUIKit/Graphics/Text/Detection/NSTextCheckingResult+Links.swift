import Foundation

/// Several kinds of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
  /// The result of a look for links that somebody made elsewhere.
  public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedResult(DetectedLink(range: range, url: url, phoneNumber: nil))
  }

  /// The result of a look for phone numbers that somebody made elsewhere.
  public static func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult {
    let digits = phoneNumber.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
    // Digits always make an address.
    let url = URL(string: "tel:" + digits) ?? URL(fileURLWithPath: "/")
    return DetectedResult(DetectedLink(range: range, url: url, phoneNumber: phoneNumber))
  }

  /// The address that a detector found.
  public var url: URL? { (self as? DetectedResult).flatMap { $0.number == nil ? $0.target : nil } }
  /// The parts of a postal address; nil, as none is found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of a flight; nil, as none is found.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// A date; nil, as none is found.
  public var date: Date? { nil }
  public var timeZone: TimeZone? { nil }
  /// In seconds.
  public var duration: TimeInterval { 0 }
  /// The phone number that a detector found, as it is written.
  public var phoneNumber: String? { (self as? DetectedResult)?.number }
}

/// An address or a phone number that a detector found.
final class DetectedResult: NSTextCheckingResult {
  let target: URL
  let number: String?
  private let place: NSRange

  // Foundation names the kinds on this platform, too, and warns of them, as nothing of its own finds them.
  static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  init(_ link: DetectedLink) {
    (target, number, place) = (link.url, link.phoneNumber, link.range)
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override var range: NSRange { place }
  override var resultType: NSTextCheckingResult.CheckingType {
    number == nil ? DetectedResult.link : DetectedResult.phoneNumber
  }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
}
