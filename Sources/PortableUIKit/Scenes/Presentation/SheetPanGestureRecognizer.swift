import Foundation

/// A finger that moves a sheet. Content in the sheet scrolls where it does not.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController? {
    didSet {
      guard let sheet, sheet !== oldValue else { return }
      addTarget(sheet, action: UISheetPresentationController.follow)
    }
  }

  override func mayBegin(along travel: CGPoint) -> Bool {
    if sheet?.mayDrag(along: travel, from: gestureTouches.first?.view) == true { return true }
    state = .failed
    return false
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = otherGestureRecognizer as? ScrollPanGestureRecognizer,
      let content = sheet?.presentedView
    else { return false }
    return other.view?.isDescendant(of: content) == true
  }
}
