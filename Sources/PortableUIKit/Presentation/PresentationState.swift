/// What a controller presents, and what presents it.
struct PresentationState {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// What manages the presentation of this controller; made when first asked for.
  var controller: UIPresentationController?
  /// The controller whose view left the hierarchy for this presentation.
  var covered: UIViewController?
}
