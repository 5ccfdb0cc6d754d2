/// Alignment, direction and spacing of a visual format (VF-4); raw values as Apple's.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let alignAllLeft = VisualFormatOptions(.left)
  public static let alignAllRight = VisualFormatOptions(.right)
  public static let alignAllTop = VisualFormatOptions(.top)
  public static let alignAllBottom = VisualFormatOptions(.bottom)
  public static let alignAllLeading = VisualFormatOptions(.leading)
  public static let alignAllTrailing = VisualFormatOptions(.trailing)
  public static let alignAllCenterX = VisualFormatOptions(.centerX)
  public static let alignAllCenterY = VisualFormatOptions(.centerY)
  public static let alignAllLastBaseline = VisualFormatOptions(.lastBaseline)
  public static let alignAllFirstBaseline = VisualFormatOptions(.firstBaseline)

  /// Horizontal formats run from left to right, whatever the layout direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// Horizontal formats run from right to left, whatever the layout direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  /// Vertical spacing runs from the last baseline of one view to the first of the next.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)

  static let directionMask: UInt = 0x3 << 16

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  private init(_ attribute: LayoutAttribute) {
    rawValue = 1 << UInt(attribute.rawValue)
  }

  /// The attributes neighbours are aligned by, in order of raw value.
  var alignedAttributes: [LayoutAttribute] {
    LayoutAttribute.allCases.filter {
      $0 != .notAnAttribute && $0.rawValue < 16 && rawValue & (1 << UInt($0.rawValue)) != 0
    }
  }
}
