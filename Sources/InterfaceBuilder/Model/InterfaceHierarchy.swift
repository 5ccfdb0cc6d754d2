import Foundation

/// The views below one root, parents before children, with the constraints that are installed.
public struct InterfaceHierarchy: Sendable {
  /// All views; the root is the first, and every parent stands before its children.
  public internal(set) var views: [InterfaceView] = []
  /// The installed constraints in document order.
  public internal(set) var constraints: [InterfaceConstraint] = []
  /// The faults that leave the document readable, such as a constraint to nothing.
  public internal(set) var problems: [InterfaceBuilderError] = []
  /// The items that can be named, views and guides, by identifier.
  package internal(set) var items: [String: InterfaceConstraint.Item] = [:]

  /// The index of the view with the identifier `id`.
  public func index(of id: String) -> Int? {
    if case .view(let index)? = items[id] { return index }
    return nil
  }

  /// The frame of the view at `index` in the root's coordinates.
  ///
  /// - Complexity: O(depth).
  public func frameInRoot(of index: Int) -> CGRect {
    var frame = views[index].frame
    var parent = views[index].parent
    while let current = parent {
      // The root's own position on the canvas means nothing to the views inside it.
      if views[current].parent == nil { break }
      frame.origin.x += views[current].frame.origin.x
      frame.origin.y += views[current].frame.origin.y
      parent = views[current].parent
    }
    if views[index].parent == nil { frame.origin = .zero }
    return frame
  }

  /// Whether the view at `ancestor` is `index` or above it.
  public func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var current: Int? = index
    while let here = current {
      if here == ancestor { return true }
      // Parents stand before children, so nothing smaller can be reached from here.
      if here < ancestor { return false }
      current = views[here].parent
    }
    return false
  }
}
