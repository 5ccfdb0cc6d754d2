import Foundation

/// The lines above and below a row of a list.
///
/// The values are kept and given to the handler of
/// ``UICollectionLayoutListConfiguration/itemSeparatorHandler``; lists draw no lines here.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is there (raw values as in UIKit).
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Insets of a line that the system finds.
  nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    if listAppearance == .sidebar || listAppearance == .sidebarPlain {
      topSeparatorVisibility = .hidden
      bottomSeparatorVisibility = .hidden
    }
  }
}
