import Foundation

/// The lines above and below a row of a list.
///
/// Automatic is a line below a row, except for the last one of a group; its inset is that of the content. Lines are drawn
/// in ``color`` alone.
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

  /// Whether the line below a row is there, by where the row stands.
  func showsBottom(isLast: Bool, in appearance: UICollectionLayoutListConfiguration.Appearance)
    -> Bool
  {
    switch bottomSeparatorVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: !isLast || appearance == .plain
    }
  }

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    if listAppearance == .sidebar || listAppearance == .sidebarPlain {
      topSeparatorVisibility = .hidden
      bottomSeparatorVisibility = .hidden
    }
  }
}
