internal import AutoLayout
import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and how it is read (VF-4).
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xffff)
    public static let directionLeadingToTrailing = FormatOptions([])
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingEdgeToEdge = FormatOptions([])
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(_ attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }
  }

  /// The constraints a visual format describes, in the order of its text (VF-2).
  ///
  /// A mistake in the format is reported to ``UIKitException/handler`` in Apple's words, and gives
  /// no constraints.
  ///
  /// - Parameters:
  ///   - metrics: numbers by name: `Int`, `Double`, `Float`, `CGFloat` or `NSNumber`.
  ///   - views: views, guides and layout supports by name.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues(number)
    let items = views.compactMapValues { ($0 as? any LayoutAnchorItem)?.layoutItem }
    do {
      let made = try VisualFormat(
        format, options: VisualFormatOptions(rawValue: options.rawValue)
      ).constraints(metrics: numbers, views: items)
      return made.map { NSLayoutConstraint($0.layoutForm) }
    } catch {
      UIKitException.raise(UIKitException(name: error.exceptionName, reason: error.reason))
      return []
    }
  }

  /// A metric as a number; bridging from `CGFloat` to `NSNumber` is missing on Linux.
  private class func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
