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
    let engine = root.layoutEngine
    let own = engine?.root.flatMap { engine?.exactFrame(of: $0).width }
    // A root of another width, such as that of a scene of free form, has its own, which the window does not change.
    let steady =
      own.map { ($0 - width).magnitude < rounding } ?? false
      ? engine?.steadySizes(.horizontal) : nil
    // Asked last, as it takes two trials.
    let hasTextOfOwnWidth = root.hasWidthByBrokenLines
    // Texts are measured by the screen of their window, which views do not keep.
    let window = root.window
    return ScreenSample(
      snapshot, steadyUpTo: steady?.range.upperBound ?? .infinity,
      end: steady?.above.map { "\($0) takes hold or is passed" },
      hasTextOfOwnWidth: hasTextOfOwnWidth,
      places: places(of: reader, in: engine),
      pixelGrid: engine?.pixelGrid ?? .none,
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

  /// Where the constraints place the views that were read; nil for one that has been put elsewhere since, by code or by a
  /// transform.
  private static func places(of reader: ScreenReader, in engine: LayoutEngine?) -> [ScreenPlace?] {
    guard let engine else { return [] }
    // How far the places in the window are from where the views are shown; nil if that is not known.
    var shifts: [LayoutPoint?] = []
    var places: [ScreenPlace?] = []
    for (view, element) in zip(reader.views, reader.elements) {
      let exact = engine.exactFrame(of: view)
      let frame = view.frame
      let shown = LayoutRect(
        x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      // The edges of what fills the window are not rounded.
      let isThere = [exact, engine.pixelGrid.round(exact)].contains {
        $0.distance(of: shown) < rounding
      }
      guard engine.contains(view), isThere else {
        shifts.append(nil)
        places.append(nil)
        continue
      }
      let around = element.parent.map { shifts[$0] } ?? .zero
      let shift = around.map {
        LayoutPoint(x: $0.x + exact.x - shown.x, y: $0.y + exact.y - shown.y)
      }
      shifts.append(shift)
      let inWindow = shift.map {
        LayoutRect(
          x: element.frame.x + $0.x, y: element.frame.y + $0.y, width: exact.width,
          height: exact.height)
      }
      places.append(
        ScreenPlace(
          inSuperview: exact, inWindow: inWindow,
          textWidth: engine.alignmentRect(of: view).width))
    }
    return places
  }

  /// What is less counts as an error of the last digits, in points.
  private static let rounding = 1e-6

  /// The height that the text of a view has at a width; nil if it does not wrap.
  private static func textHeight(of view: UIView, _ width: Double) -> Double? {
    guard let text = view.shownText, text.lines != 1 else { return nil }
    return view.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// The widths of a window, in points, at which the measures of the surroundings change: rows of tables have wider sides from
  /// 390 on (iOS 26) or 393 (before it), their texts on iOS 26 from 393, and margins are 20 in place of 16 from 414.
  package static let thresholds = [390.0, 393, 414]
}
