import AutoLayout
import Foundation
import PortableUIKit
import PropertyTesting

/// What a laid-out view says of widths beyond its own.
@MainActor package struct WidthSampler {
  /// The sample of a screen that was read, whose views are given by the place of their element.
  ///
  /// - Parameters:
  ///   - root: a view of the tree whose engine has the window's width.
  ///   - width: the width of the window.
  package static func sample(
    _ snapshot: ScreenSnapshot, views: [UIView], root: UIView, width: Double
  ) -> ScreenSample {
    let steady = root.layoutEngine?.steadySizes(.horizontal)
    // The engine's root is as wide as the window but for a constant.
    let own = root.layoutEngine?.root.flatMap { root.layoutEngine?.exactFrame(of: $0).width }
    let offset = width - (own ?? width)
    return ScreenSample(
      snapshot, steadyUpTo: (steady?.range.upperBound ?? .infinity) + offset,
      end: steady?.above.map { "\($0) takes hold or is passed" },
      textHeight: { place, width in
        MainActor.assumeIsolated {
          guard views.indices.contains(place), let label = views[place] as? UILabel,
            label.numberOfLines != 1
          else { return nil }
          return label.sizeThatFits(CGSize(width: width, height: 0)).height
        }
      })
  }

  /// The widths at which the measures of the surroundings change: from these on the system's margins are 20 points and not
  /// 16, on iOS 26 and before it.
  package static let thresholds = [390.0, 414]
}
