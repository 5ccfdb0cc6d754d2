public import AutoLayout
import Foundation

extension UIView: @MainActor LayoutItem {
  public var layoutParent: (any LayoutItem)? { superview }

  public var layoutSiblingIndex: Int? { superview?.subviews.firstIndex { $0 === self } }

  public var layoutName: String { layoutDescription }
}

extension UILayoutGuide: @MainActor LayoutItem {
  public var layoutParent: (any LayoutItem)? { owningView }

  /// Guides rank behind their owner's subviews.
  public var layoutSiblingIndex: Int? {
    guard let owner = owningView else { return nil }
    let place = owner.layoutGuides.firstIndex { $0 === self } ?? owner.layoutGuides.count
    return owner.subviews.count + place
  }

  public var layoutName: String { layoutDescription }
}
