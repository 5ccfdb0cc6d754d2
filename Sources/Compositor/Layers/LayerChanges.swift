public import Foundation

/// The times of a layer's last changes, by their kind.
///
/// Setters write it and compositors read it. Times are counts of the pictures that any compositor
/// made: one that made its picture at time t repaints the layers with a later time. So any number of
/// pictures of one tree can be kept, and no layer knows of them.
@MainActor public struct LayerChanges {
  /// The time now; a new one begins with each picture.
  static var now: UInt64 = 1

  /// When values, sublayers or contents changed last.
  var own: UInt64 = 0
  /// When this layer or one below it changed last.
  var subtree: UInt64 = 0
  /// When the contents changed in part, and how far that reaches, in the layer's coordinates.
  var content: UInt64 = 0
  var contentRect = CGRect.null
  var contentBefore: UInt64 = 0

  public init() {}
}

extension LayerNode {
  /// Notes that the layer looks different: values, place, sublayers or all of the contents.
  ///
  /// - Complexity: O(depth) for the first change after a picture, then O(1).
  public func noteChange() {
    changes.own = LayerChanges.now
    noteChangeInSubtree()
  }

  /// Notes that a part of the contents looks different; `rect` is in the layer's coordinates.
  public func noteContentChange(in rect: CGRect) {
    if changes.content < LayerChanges.now {
      changes.contentBefore = changes.content
      changes.content = LayerChanges.now
      changes.contentRect = rect
    } else {
      changes.contentRect = changes.contentRect.union(rect)
    }
    noteChangeInSubtree()
  }

  private func noteChangeInSubtree() {
    changes.subtree = LayerChanges.now
    var above = nodeAbove
    while let node = above, node.changes.subtree < LayerChanges.now {
      node.changes.subtree = LayerChanges.now
      above = node.nodeAbove
    }
  }
}
