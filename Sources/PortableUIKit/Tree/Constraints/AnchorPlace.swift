internal import AutoLayout
import Foundation

/// Where a view or a guide is found by those who do not keep it (decision 61): constraints, anchors, layers, the engine's
/// records. The item makes it when first asked for, and clears it in its `deinit`.
final class AnchorPlace: ItemPlace {
  @exclusivity(unchecked) private(set) unowned(unsafe) var anchorItem: (any LayoutAnchorItem)?
  /// The item if it is a view.
  @exclusivity(unchecked) private(set) unowned(unsafe) var view: UIView?

  @MainActor init(of view: UIView) {
    anchorItem = view
    self.view = view
    super.init(of: view)
  }

  @MainActor init(of guide: UILayoutGuide) {
    anchorItem = guide
    super.init(of: guide)
  }

  override func clear() {
    anchorItem = nil
    view = nil
    super.clear()
  }
}

extension ItemPlace {
  /// The view or guide that has the place; nil once it has gone.
  @MainActor var anchored: (any LayoutAnchorItem)? { (self as? AnchorPlace)?.anchorItem }

  /// The guide that has the place; nil if it is a view's, and once the guide has gone.
  @MainActor var guide: UILayoutGuide? {
    guard let place = self as? AnchorPlace, place.view == nil else { return nil }
    return place.anchorItem as? UILayoutGuide
  }
}
