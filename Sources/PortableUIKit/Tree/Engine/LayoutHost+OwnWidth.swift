internal import AutoLayout
import Foundation

extension LayoutHost {
  /// Whether a text's width is the answer to how its lines were broken before, so that the constraints alone do not tell it:
  /// with no line broken, the views that wrap their content would have other widths than they have.
  ///
  /// The engine is asked, and brought back.
  ///
  /// - Complexity: two changes of the broken texts' natural sizes. For inspection.
  func hasWidthByBrokenLines() -> Bool {
    let views = wrappingViews(below: root)
    let broken = views.filter {
      $0.layoutState.toldContentSize.width < $0.unbrokenContentSize.width
    }
    guard !broken.isEmpty else { return false }
    func widths() -> [Double] { views.map { engine.exactFrame(of: $0).width } }
    let before = widths()
    for view in broken { tell(engine, view.unbrokenContentSize, of: view) }
    _ = solveFrames()
    let unbroken = widths()
    for view in broken { tell(engine, view.layoutState.toldContentSize, of: view) }
    _ = solveFrames()
    return zip(before, unbroken).contains { ($0 - $1).magnitude > Self.pixel }
  }

  /// A pixel of a screen at two for each point.
  private static let pixel = 0.5
}

extension UIView {
  /// Whether a text of the tree has a width that follows from how its lines were broken before.
  package var hasWidthByBrokenLines: Bool {
    layoutHost?.hasWidthByBrokenLines() ?? false
  }
}
