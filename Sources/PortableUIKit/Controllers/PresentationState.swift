/// What a controller presents, and what presents it.
struct PresentationState {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The controller whose view left the hierarchy for this presentation.
  var covered: UIViewController?
}
