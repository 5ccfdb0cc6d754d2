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
  /// The old value less the new one, by component.
  var offset: [CGFloat]

  /// What is added to the model value now.
  var remainder: [CGFloat] {
    let left = 1 - run.progress(in: span)
    return offset.map { $0 * left }
  }
}
