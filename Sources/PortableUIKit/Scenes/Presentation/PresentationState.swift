/// The controller that a controller presents, and the one that presents it.
@MainActor struct PresentationState {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The presentation controller of this controller; made when first asked for.
  var controller: UIPresentationController? {
    didSet {
      guard controller !== oldValue else { return }
      oldValue?.isOwnedByPresented(false)
      controller?.isOwnedByPresented(true)
    }
  }
  /// The controller whose view left the hierarchy for this presentation.
  weak var covered: UIViewController?
}
