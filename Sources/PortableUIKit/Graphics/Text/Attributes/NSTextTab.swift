import Foundation

/// A place in a line to which a tab character leads. Belongs to no actor; it does not change.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// What a tab column ends at.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text stands at the place: after it, before it or around it.
  public let alignment: NSTextAlignment
  /// In points from the leading edge.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
  }

  open override var hash: Int { location.hashValue }
}
