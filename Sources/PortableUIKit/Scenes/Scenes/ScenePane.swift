import Foundation

/// The part of a tablet's screen that a scene has beside or over another one (SC-3).
///
/// Two scenes side by side are 10 points apart. The narrow one is 320 points wide, on large tablets
/// 375: the largest always, those from 1180 points on when they lie on their side.
public enum ScenePane: String, Hashable, Sendable, CaseIterable {
  case full
  /// The wide part, at the left.
  case twoThirds
  /// The left half.
  case half
  /// The narrow part, at the right.
  case third
  /// A narrow part over the other scene, 20 points from top and bottom.
  case slideOver

  /// The distance in points between two scenes side by side.
  private static let gap: CGFloat = 10

  /// The rectangle in points on a screen.
  @MainActor func frame(on screen: UIScreen) -> CGRect {
    let size = screen.bounds.size
    let narrow = ScenePane.narrowWidth(on: screen)
    return switch self {
    case .full: CGRect(origin: .zero, size: size)
    case .twoThirds:
      CGRect(x: 0, y: 0, width: size.width - narrow - ScenePane.gap, height: size.height)
    case .half: CGRect(x: 0, y: 0, width: (size.width - ScenePane.gap) / 2, height: size.height)
    case .third: CGRect(x: size.width - narrow, y: 0, width: narrow, height: size.height)
    case .slideOver:
      CGRect(x: size.width - narrow, y: 20, width: narrow, height: size.height - 40)
    }
  }

  @MainActor private static func narrowWidth(on screen: UIScreen) -> CGFloat {
    let long = screen.environment.portraitSize.height
    return long >= 1366 || (long >= 1180 && screen.orientation == .landscape) ? 375 : 320
  }

  /// The class of the width; nil where it is the screen's. Wide enough for regular are two thirds of
  /// a screen on its side, and half of the largest one.
  @MainActor func horizontalSizeClass(on screen: UIScreen) -> UIUserInterfaceSizeClass? {
    let isOnItsSide = screen.orientation == .landscape
    return switch self {
    case .full: nil
    case .twoThirds: isOnItsSide ? .regular : .compact
    case .half:
      isOnItsSide && screen.environment.portraitSize.height >= 1366 ? .regular : .compact
    case .third, .slideOver: .compact
    }
  }
}
