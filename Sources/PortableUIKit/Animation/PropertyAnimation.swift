import Foundation

/// The way of one property from an old value to a new one.
///
/// The view has the new value already (AN-2). What is shown adds the part of the offset to the old
/// value that is still to go, so that animations of one property add up (AN-10).
@MainActor struct PropertyAnimation {
  let property: AnimatedProperty
  let run: AnimationRun
  /// The part of the run's duration that this animation takes: all of it except for keyframes.
  let span: ClosedRange<Double>
  /// The old value less the new one, by component; of a departure the place to go less the place in
  /// the model.
  var offset: [CGFloat]
  /// Whether the way leads from the model's value to one that the model never takes, as the view is
  /// removed at its end.
  var isDeparture = false

  /// What is added to the model value now.
  var remainder: [CGFloat] {
    let progress = run.progress(in: span)
    let left = isDeparture ? progress : 1 - progress
    return offset.map { $0 * left }
  }
}
