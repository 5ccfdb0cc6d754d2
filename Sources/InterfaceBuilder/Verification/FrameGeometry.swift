import Foundation
import PortableUIKit

/// Positions of a scene's views in given frames, as constraints see them.
@MainActor
struct FrameGeometry {
  let instance: InterfaceSceneInstance
  /// The frame of each view relative to its parent, by index.
  let frames: [CGRect]
  /// Whether the frames are solved ones, none of which is missing.
  var isSolved = false

  private var hierarchy: InterfaceHierarchy { instance.hierarchy }

  /// By how much the frames violate `constraint`, in points; `nil` where that cannot be told, as for
  /// baselines and the content of scroll views.
  func violation(of constraint: InterfaceConstraint) -> Double? {
    guard let first = value(constraint.firstAttribute, of: constraint.first, constraint) else {
      return nil
    }
    var right = constraint.constant
    if let item = constraint.second, let attribute = constraint.secondAttribute {
      guard let second = value(attribute, of: item, constraint) else { return nil }
      right += constraint.multiplier * second
    }
    let residual = first - right
    switch constraint.relation {
    case .equal: return abs(residual)
    case .lessThanOrEqual: return max(0, residual)
    case .greaterThanOrEqual: return max(0, -residual)
    }
  }

  /// An attribute's value in the coordinates of the view that holds the constraint.
  private func value(
    _ attribute: LayoutAttribute, of item: InterfaceConstraint.Item,
    _ constraint: InterfaceConstraint
  ) -> Double? {
    let index = item.viewIndex
    guard isKnown(index, upTo: constraint.owner) else { return nil }
    guard let view = instance.viewsByID[hierarchy.views[index].id] else { return nil }
    var rect = alignmentRect(of: index, relativeTo: constraint.owner)
    switch item {
    case .view:
      // Seen from inside, a scroll view's edges are those of its content: the content begins where
      // the scroll view does, and its end is not recorded.
      if hierarchy.views[index].isScrollView, !attribute.isSize, !attribute.beginsContent,
        speaksOfContent(index, constraint)
      {
        return nil
      }
      if attribute.isWithinMargins { rect = rect.inset(by: view.layoutMargins) }
    case .guide(let guide, of: _):
      switch guide {
      case .safeArea: rect = rect.inset(by: view.safeAreaInsets)
      case .top: rect.size.height = view.safeAreaInsets.top
      case .bottom, .keyboard:
        rect = rect.divided(atDistance: view.safeAreaInsets.bottom, from: .maxYEdge).slice
      case .frameLayoutGuide: break
      case .contentLayoutGuide: return nil
      }
    }
    switch attribute {
    case .width: return rect.width
    case .height: return rect.height
    default: return attribute.position(in: rect)
    }
  }

  /// Whether the frames of a view and of those around it, up to `owner`, are more than guesses.
  private func isKnown(_ index: Int, upTo owner: Int) -> Bool {
    var current: Int? = index
    while let here = current {
      guard isSolved || hierarchy.views[here].isFrameRecorded else { return false }
      if here == owner { return true }
      current = hierarchy.views[here].parent
    }
    return true
  }

  /// Whether the constraint ties the scroll view at `index` to something inside it.
  private func speaksOfContent(_ index: Int, _ constraint: InterfaceConstraint) -> Bool {
    [constraint.first, constraint.second].contains { item in
      guard let other = item?.viewIndex, other != index else { return false }
      return hierarchy.isAncestor(index, of: other)
    }
  }

  /// The alignment rectangle of a view in the coordinates of a view above it.
  private func alignmentRect(of index: Int, relativeTo owner: Int) -> CGRect {
    var rect = frames[index]
    if hierarchy.views[index].parent == nil || index == owner { rect.origin = .zero }
    var current = index == owner ? nil : hierarchy.views[index].parent
    while let parent = current, parent != owner, hierarchy.views[parent].parent != nil {
      rect.origin.x += frames[parent].origin.x
      rect.origin.y += frames[parent].origin.y
      current = hierarchy.views[parent].parent
    }
    let insets = instance.viewsByID[hierarchy.views[index].id]?.alignmentRectInsets ?? .zero
    return rect.inset(by: insets)
  }
}

extension LayoutAttribute {
  /// Whether a scroll view's content has its origin here, read from left to right.
  fileprivate var beginsContent: Bool { [.top, .left, .leading].contains(self) }
}
