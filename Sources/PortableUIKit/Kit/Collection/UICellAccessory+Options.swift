import Foundation

/// The options that all accessories of rows have in common.
@MainActor protocol CellAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: CGFloat? { get }
  var tintColor: UIColor? { get }
}

// Options of the system's accessories. A hidden accessory keeps its room, and a reserved width is the room that is kept
// for it; nil and the standard dimension mean what it needs.
extension UICellAccessory {
  /// The width of an accessory of its kind.
  nonisolated public static let standardDimension: CGFloat = -1

  /// Options of an accessory in one colour.
  public struct DisclosureIndicatorOptions: CellAccessoryOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: CGFloat?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public typealias DetailOptions = DisclosureIndicatorOptions
  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  /// Options of an accessory with a ground of its own.
  public struct DeleteOptions: CellAccessoryOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: CGFloat?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  public typealias InsertOptions = DeleteOptions
  public typealias MultiselectOptions = DeleteOptions

  /// Options of the handle by which a row is moved.
  public struct ReorderOptions: CellAccessoryOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: CGFloat?
    public var tintColor: UIColor?
    /// Whether a line stands before the handle. It is kept and not drawn.
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// Options of the arrow that opens and closes an item of a tree.
  public struct OutlineDisclosureOptions: CellAccessoryOptions {
    /// The touch that opens and closes the item.
    public enum Style: Hashable, Sendable {
      /// A header is one itself, other rows have an accessory that does.
      case automatic
      /// A tap on the row, which is not selected by it.
      case header
      /// A tap on the accessory.
      case cell
    }

    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: CGFloat?
    public var tintColor: UIColor?

    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// Options of a text beside the content.
  public struct LabelOptions: CellAccessoryOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: CGFloat?
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool = false, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// An accessory with a view of the app's own.
  public struct CustomViewConfiguration: CellAccessoryOptions {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: CGFloat?
    public var tintColor: UIColor?
    /// Whether the view keeps its size where the row is too small for it. It always does here.
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
