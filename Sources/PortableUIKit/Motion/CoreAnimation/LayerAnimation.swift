import Foundation

/// An animation in the care of a layer.
struct LayerAnimation {
  /// The key that it was added under; nil without a name.
  var key: String?
  let animation: CAAnimation
  /// Whether its begin is known, in the layer's time.
  var isStarted = false
  /// Whether its delegate knows that it began, or will be told.
  var isTold = false
  /// Whether its end has been told.
  var hasEnded = false
  let completions: [CompletionGroup]
}
