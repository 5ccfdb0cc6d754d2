package import AutoLayout
import Foundation

/// What layout is told of a view's content.
package struct ContentMeasure {
  /// In points; `noIntrinsicMetric` along an axis without a size.
  package var size: CGSize
  package var firstBaseline: LayoutBaseline
  package var lastBaseline: LayoutBaseline
}

extension UIView {
  /// Measures the content for a layout that the view takes no part in.
  ///
  /// - Parameter width: at which text breaks, in points; nil to leave lines unbroken. The width asked for is that of unbroken
  ///   lines all the same: only the height follows.
  package func measureContent(brokenAt width: CGFloat?) -> ContentMeasure {
    layoutState.measuredWidth = hasWidthDependentHeight ? width : nil
    defer { layoutState.measuredWidth = nil }
    var size = contentSizeForLayout
    if layoutState.measuredWidth != nil { size.width = unbrokenContentSize.width }
    let baselines = baselinePlacement
    return ContentMeasure(
      size: size, firstBaseline: baselines.first, lastBaseline: baselines.last)
  }
}
