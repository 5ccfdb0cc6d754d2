import AutoLayout

extension LayoutModel {
  /// The direction in which a view is read: its own, that of the nearest view around it that has one, or that of the
  /// surroundings.
  ///
  /// - Complexity: O(depth).
  func direction(of item: SessionItem) -> LayoutDirection {
    var next: SessionItem? = item
    while let view = next {
      if let own = view.content.direction {
        return own == .rightToLeft ? .rightToLeft : .leftToRight
      }
      next = view.parent
    }
    return surroundings.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction that a constraint follows: that of the nearest view that holds both of its items.
  ///
  /// - Complexity: O(depth).
  func direction(of constraint: ConstraintForm) -> LayoutDirection {
    var holders: Set<ObjectIdentifier> = []
    var next: (any LayoutItem)? = constraint.secondItem
    while let item = next {
      holders.insert(ObjectIdentifier(item))
      next = item.layoutParent
    }
    next = constraint.firstItem
    while let item = next {
      if let view = item as? SessionItem,
        holders.isEmpty || holders.contains(ObjectIdentifier(view))
      {
        return direction(of: view)
      }
      next = item.layoutParent
    }
    return surroundings.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Tells the engine the directions of a view and of all inside it.
  func tellDirection(below item: SessionItem) {
    for view in item.subtree { engine.setDirection(direction(of: view), of: view) }
  }
}
