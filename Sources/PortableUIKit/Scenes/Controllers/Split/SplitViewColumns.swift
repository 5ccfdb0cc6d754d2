import Foundation

extension UISplitViewController {
  /// How many columns a split view has (raw values as in UIKit).
  public enum Style: Int, Sendable {
    /// The older kind, whose controllers come as a list.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A place for a controller (raw values as in UIKit).
  public enum Column: Int, Sendable {
    case primary = 0
    /// The middle column of three.
    case supplementary = 1
    case secondary = 2
    /// The column shown instead of the others where the split view is collapsed.
    case compact = 3
  }

  /// Which columns are to be seen and how they share the room (raw values as in UIKit).
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The older names.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns share the room with the secondary one (raw values as in UIKit).
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// The side on which the primary column stands (raw values as in UIKit).
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }
}
