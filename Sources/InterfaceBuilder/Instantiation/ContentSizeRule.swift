import Foundation
import PortableUIKit

/// The content sizes that a document records: of images, designable views, placeholders, and, for
/// everything measured by fonts that are not at hand, the size of the view on the canvas.
struct ContentSizeRule {
  let images: [String: CGSize]
  let designables: [String: CGSize]
  private let hierarchy: InterfaceHierarchy
  /// The axes on which a required equality sizes each view.
  private let sized: [(horizontal: Bool, vertical: Bool)]
  /// The views that fill the content of a scroll view by all four edges.
  private let fillsContent: [Bool]
  private let keepsDesignSizes: Bool

  /// - Complexity: O(constraints).
  init(
    images: [String: CGSize], designables: [String: CGSize], hierarchy: InterfaceHierarchy,
    rules: CanvasRules
  ) {
    self.images = images
    self.designables = designables
    self.hierarchy = hierarchy
    var sized = [(horizontal: Bool, vertical: Bool)](
      repeating: (false, false), count: hierarchy.views.count)
    var edges = [Set<LayoutAttribute>](repeating: [], count: hierarchy.views.count)
    // Inequalities bound a size and do not give it.
    for constraint in hierarchy.constraints
    where constraint.relation == .equal && constraint.priority >= 1000 {
      let sides = [
        (constraint.first, constraint.firstAttribute as LayoutAttribute?),
        (constraint.second, constraint.secondAttribute),
      ]
      for (item, attribute) in sides {
        guard case .view(let index)? = item, let attribute, attribute.isSize else { continue }
        if attribute.isHorizontal {
          sized[index].horizontal = true
        } else {
          sized[index].vertical = true
        }
      }
      if let (index, edge) = Self.contentEdge(constraint, hierarchy) { edges[index].insert(edge) }
    }
    self.sized = sized
    fillsContent = edges.map { $0.count == 4 }
    keepsDesignSizes = rules.hold(.designSizes)
  }

  /// The view that a constraint ties to an edge of the content around it, and the edge.
  private static func contentEdge(
    _ constraint: InterfaceConstraint, _ hierarchy: InterfaceHierarchy
  ) -> (Int, LayoutAttribute)? {
    guard let second = constraint.second, constraint.firstAttribute == constraint.secondAttribute
    else { return nil }
    let edge: LayoutAttribute
    switch constraint.firstAttribute {
    case .leading, .left: edge = .leading
    case .trailing, .right: edge = .trailing
    case .top, .bottom: edge = constraint.firstAttribute
    default: return nil
    }
    for (item, other) in [(constraint.first, second), (second, constraint.first)] {
      guard case .view(let index) = item, let parent = hierarchy.views[index].parent,
        other.viewIndex == parent, hierarchy.views[parent].isScrollView
      else { continue }
      return (index, edge)
    }
    return nil
  }

  private static let none = UIView.noIntrinsicMetric

  /// The axes on which a class has a content size.
  private enum Extent {
    case none
    case height
    case both
  }

  /// The content size that stands in for a measured one; components of -1 mean none.
  ///
  /// - Parameter alignmentInsets: The view's alignment insets; content sizes are of the alignment
  ///   rectangle, recorded frames are not.
  func recordedSize(of index: Int, alignmentInsets: UIEdgeInsets?) -> CGSize {
    let view = hierarchy.views[index]
    let insets = alignmentInsets ?? .zero
    let recorded = CGSize(
      width: max(0, view.frame.width - insets.left - insets.right),
      height: max(0, view.frame.height - insets.top - insets.bottom))
    var size = classSize(view, recorded: recorded)
    if let designed = designables[view.id] { size = designable(view, designed, recorded) }
    if isEmptyArrangedView(view) { size = recorded }
    if keepsDesignSizes, isWithoutContentSize(view), !fillsContent[index] {
      if !sized[index].horizontal { size.width = recorded.width }
      if !sized[index].vertical { size.height = recorded.height }
    }
    if let width = view.placeholderWidth { size.width = width.map { CGFloat($0) } ?? Self.none }
    if let height = view.placeholderHeight { size.height = height.map { CGFloat($0) } ?? Self.none }
    return size
  }

  /// The placeholder size that the document itself puts in place of a measured size; nil for none.
  func placeholderSize(of index: Int) -> CGSize? {
    let view = hierarchy.views[index]
    // The content of the system's classes is at hand and is measured.
    if let designed = designables[view.id], view.placeholderWidth == nil, extent(of: view) == .none,
      view.kind != "imageView", view.kind != "stackView"
    {
      return designed
    }
    guard view.placeholderWidth != nil || view.placeholderHeight != nil else {
      return isEmptyArrangedView(view) && view.isFrameRecorded ? view.frame.size : nil
    }
    return CGSize(
      width: (view.placeholderWidth ?? nil).map { CGFloat($0) } ?? Self.none,
      height: (view.placeholderHeight ?? nil).map { CGFloat($0) } ?? Self.none)
  }

  /// A plain view or a stack view without content keeps, in a stack view, the size it had when it was
  /// dropped there: the canvas treats it as a content size.
  private func isEmptyArrangedView(_ view: InterfaceView) -> Bool {
    view.role == .arranged && (view.kind == "view" || view.kind == "stackView")
      && view.children.isEmpty
  }

  /// A view that a stack view or constraints place and whose class has no content size of its own, or
  /// none without an image. Views inside do not count: constraints to them are related to the view.
  private func isWithoutContentSize(_ view: InterfaceView) -> Bool {
    if view.kind == "imageView" { return view.usesAutoLayout && view.imageName == nil }
    if view.role == .arranged { return view.kind != "stackView" && extent(of: view) == .none }
    return view.role == .subview && view.usesAutoLayout && view.kind == "view"
      && view.children.isEmpty
  }

  private func classSize(_ view: InterfaceView, recorded: CGSize) -> CGSize {
    if view.kind == "imageView" {
      guard let name = view.imageName else { return CGSize(width: Self.none, height: Self.none) }
      // A symbol takes its size from a font; documents record the size of its outline at 100 points.
      if view.element?.string("catalog") == "system" { return recorded }
      return images[name] ?? recorded
    }
    switch extent(of: view) {
    case .none: return CGSize(width: Self.none, height: Self.none)
    case .height: return CGSize(width: Self.none, height: recorded.height)
    case .both: return recorded
    }
  }

  private func extent(of view: InterfaceView) -> Extent {
    switch view.kind {
    case "label", "button", "textField", "switch", "segmentedControl", "stepper", "pageControl",
      "activityIndicatorView", "pickerView", "datePicker", "colorWell":
      return .both
    case "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar":
      return .height
    case "textView":
      return view.element?.string("scrollEnabled") == "NO" ? .both : .none
    default:
      return .none
    }
  }

  /// The true size of a designable view. A label that wraps was measured on one line: its width
  /// counts up to the recorded one, and its height is the recorded.
  private func designable(
    _ view: InterfaceView, _ designed: CGSize, _ recorded: CGSize
  ) -> CGSize {
    guard view.kind == "label", view.numberOfLines != 1, designed.width > recorded.width else {
      return designed
    }
    return recorded
  }
}
