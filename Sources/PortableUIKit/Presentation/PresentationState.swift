/// What a controller presents, and what presents it.
@MainActor struct PresentationState {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// What manages the presentation of this controller; made when first asked for.
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
