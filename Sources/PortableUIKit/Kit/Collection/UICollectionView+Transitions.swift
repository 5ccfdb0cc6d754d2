import Foundation

extension UICollectionView {
  /// How long the items are on their way to the places of another layout, in seconds.
  private static let layoutChangeDuration: TimeInterval = 0.33

  func change(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard animated, window != nil, bounds.width > 0 else {
      collectionViewLayout = layout
      layoutIfNeeded()
      completion?(true)
      return
    }
    layoutIfNeeded()
    UIView.animate(withDuration: UICollectionView.layoutChangeDuration) {
      self.collectionViewLayout = layout
      self.layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  /// Tells both layouts of a change that the items have their new places.
  func endChangeOfLayouts() {
    let changed = changedLayouts
    changedLayouts = []
    for layout in changed { layout.finalizeLayoutTransition() }
  }

  func beginTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if collectionViewLayout is UICollectionViewTransitionLayout { cancelInteractiveTransition() }
    let old = collectionViewLayout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    transitionCompletion = completion
    keepsOldLayout = true
    collectionViewLayout = between
    keepsOldLayout = false
    return between
  }

  func endTransition(isFinished: Bool) {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    let (layout, other) =
      isFinished
      ? (between.nextLayout, between.currentLayout) : (between.currentLayout, between.nextLayout)
    collectionViewLayout = layout
    other.collectionView = nil
    layoutIfNeeded()
    let told = transitionCompletion
    transitionCompletion = nil
    told?(true, isFinished)
  }
}
