import Foundation

/// Finds addresses and phone numbers in texts, by their look.
///
/// Other kinds that Apple's finds, such as dates and postal addresses, are not found. It is no `NSRegularExpression`, whose
/// methods cannot be overridden on this platform; they have the same names here.
open class NSDataDetector: NSObject {
  public let checkingTypes: NSTextCheckingTypes

  /// - Throws: where no kind is asked for.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// What is found in a range of a text, in its order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var kinds: UIDataDetectorTypes = []
    if checkingTypes & DetectedResult.link.rawValue != 0 { kinds.insert(.link) }
    if checkingTypes & DetectedResult.phoneNumber.rawValue != 0 {
      kinds.insert(.phoneNumber)
    }
    let text = string as NSString
    let start = min(max(0, range.location), text.length)
    let part = NSRange(location: start, length: min(max(0, range.length), text.length - start))
    return DetectedLink.all(in: text.substring(with: part), kinds).map { link in
      var link = link
      link.range.location += start
      return DetectedResult(link)
    }
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}
