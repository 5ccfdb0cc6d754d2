import AutoLayout
import Foundation
import PortableUIKit
import PropertyTesting

/// What a laid-out view says of widths beyond its own.
@MainActor package struct WidthSampler {
  /// The sample of a screen that was read.
  ///
  /// - Parameters:
  ///   - reader: what read it, with the view of each element.
  ///   - root: a view of the tree whose engine has the window's width.
  ///   - width: the width of the window.
  ///   - asksForAmbiguity: whether each view is asked, once for each piece, whether its layout is ambiguous.
  package static func sample(
    _ snapshot: ScreenSnapshot, _ reader: ScreenReader, root: UIView, width: Double,
    asksForAmbiguity: Bool
  ) -> ScreenSample {
    let steady = root.layoutEngine?.steadySizes(.horizontal)
    // The engine's root is as wide as the window but for a constant.
    let own = root.layoutEngine?.root.flatMap { root.layoutEngine?.exactFrame(of: $0).width }
    let offset = width - (own ?? width)
    // Asked last, as it takes two trials.
    let hasTextOfOwnWidth = root.hasWidthByBrokenLines
    // Texts are measured by the screen of their window, which views do not keep.
    let window = root.window
    return ScreenSample(
      snapshot, steadyUpTo: (steady?.range.upperBound ?? .infinity) + offset,
      end: steady?.above.map { "\($0) takes hold or is passed" },
      hasTextOfOwnWidth: hasTextOfOwnWidth,
      textHeight: { place, width in
        MainActor.assumeIsolated {
          withExtendedLifetime(window) { textHeight(of: reader.views[place], width) }
        }
      },
      isCut: { place, size in
        MainActor.assumeIsolated {
          withExtendedLifetime(window) {
            reader.isTruncated(
              reader.views[place], in: CGSize(width: size.width, height: size.height))
          }
        }
      },
      isAmbiguous: { place in
        MainActor.assumeIsolated {
          withExtendedLifetime(window) {
            asksForAmbiguity && reader.views[place].hasAmbiguousLayout
          }
        }
      })
  }

  /// The height that the text of a view has at a width; nil if it does not wrap.
  private static func textHeight(of view: UIView, _ width: Double) -> Double? {
    switch view {
    case let label as UILabel where label.numberOfLines != 1: break
    case let text as UITextView where !text.isScrollEnabled: break
    default: return nil
    }
    return view.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// The widths at which the measures of the surroundings change: from these on the system's margins are 20 points and not
  /// 16, on iOS 26 and before it.
  package static let thresholds = [390.0, 414]
}
