import Foundation

extension UICollectionView {
  /// The place in the data source of the item that is shown at `path`.
  func dataPath(_ path: IndexPath) -> IndexPath { movement?.dataPath(path) ?? path }

  func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, let dataSource, dataSource.collectionView(self, canMoveItemAt: path)
    else { return false }
    layOutItems()
    guard let place = layoutAttributesForItem(at: path) else { return false }
    movement = InteractiveMovement(original: path, current: path, position: place.center)
    invalidateMovement(from: path, at: place.center)
    return true
  }

  func updateMovement(_ position: CGPoint) {
    guard let old = movement, position.x.isFinite, position.y.isFinite else { return }
    movement?.position = position
    let layout = collectionViewLayout
    var target = layout.targetIndexPath(
      forInteractivelyMovingItem: old.current, withPosition: mirrored(position))
    if target != old.current, let delegate {
      target = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.original,
        atCurrentIndexPath: old.current, toProposedIndexPath: target)
    }
    if target != old.current, mayMove(to: target) { show(at: target, from: old.current) }
    invalidateMovement(from: old.current, at: old.position)
  }

  func finishMovement() {
    guard let done = movement else { return }
    movement = nil
    if done.current != done.original {
      dataSource?.collectionView(self, moveItemAt: done.original, to: done.current)
    }
    knownCounts = countItems()
    endMovement(done, isCancelled: false)
  }

  func takeMovementBack() {
    guard let done = movement else { return }
    show(at: done.original, from: done.current)
    movement = nil
    endMovement(done, isCancelled: true)
  }

  private func endMovement(_ done: InteractiveMovement, isCancelled: Bool) {
    let layout = collectionViewLayout
    let final = isCancelled ? done.original : done.current
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final],
        previousIndexPaths: [isCancelled ? done.current : done.original],
        movementCancelled: isCancelled))
  }

  private func mayMove(to path: IndexPath) -> Bool {
    guard path.count == 2, let movement, let dataSource,
      (0..<dataSource.numberOfSections(in: self)).contains(path.section)
    else { return false }
    // A section that the item comes to has one place more.
    let more = path.section == movement.current.section ? 0 : 1
    return (0..<numberOfItems(inSection: path.section) + more).contains(path.item)
  }

  /// Has the item stand at another place; those between make room.
  private func show(at target: IndexPath, from current: IndexPath) {
    movement?.current = target
    moveElements { element in
      guard case .item(let path) = element else { return element }
      return .item(InteractiveMovement.place(of: path, moving: current, to: target))
    }
  }

  private func invalidateMovement(from path: IndexPath, at position: CGPoint) {
    guard let movement else { return }
    let layout = collectionViewLayout
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [movement.current], withTargetPosition: movement.position,
        previousIndexPaths: [path], previousPosition: position))
  }

  /// The elements with the item that follows the finger under it, above all others.
  func following(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement else { return elements }
    let rest = elements.filter {
      $0.representedElementCategory != .cell || $0.indexPath != movement.current
    }
    let moving = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: mirrored(movement.position))
    return moving.map { rest + [mirrored($0)] } ?? rest
  }

  // MARK: By a press

  /// Has the item under a long press follow it.
  func followPress(_ press: UILongPressGestureRecognizer) {
    let position = press.location(in: self)
    switch press.state {
    case .began: indexPathForItem(at: position).map { _ = beginInteractiveMovementForItem(at: $0) }
    case .changed: updateInteractiveMovementTargetPosition(position)
    case .ended: endInteractiveMovement()
    case .cancelled: cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
