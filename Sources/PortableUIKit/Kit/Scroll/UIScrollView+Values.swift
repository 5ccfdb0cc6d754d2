import Foundation

extension UIScrollView {
  /// The part of the velocity that content keeps each millisecond after a finger has let it go: more
  /// than 0, less than 1.
  ///
  /// Content comes to rest at once here, so a rate is kept for the program's own use.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether a drag of the content ends editing (raw values as in UIKit).
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// When the drag begins.
    case onDrag = 1
    /// When a finger that has reached the keyboard is lifted there.
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The colour of the scroll indicators (raw values as in UIKit). Indicators are not drawn here.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }
}
