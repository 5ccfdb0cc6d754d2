public import Foundation

/// Changes the values that a layer shows while its model values stay as they are.
///
/// A layer keeps a copy of an animation added to it. The duration 0 stands for the transaction's, a begin
/// of 0 for the moment in which the animation is added.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  /// Time to progress; nil for even pace.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept for as long as the animation is.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets go of the animation at its end.
  open var isRemovedOnCompletion = true
  private var objects: [String: Any] = [:]

  public required override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.take(from: self)
    return copy
  }

  /// Takes the values of an animation of the same class.
  func take(from other: CAAnimation) {
    timing = other.timing
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    objects = other.objects
  }

  // MARK: Values of one's own

  /// A value that was set under a name of one's own.
  open func value(forKey key: String) -> Any? { objects[key] }
  /// Keeps a value with the animation and its copies.
  open func setValue(_ value: Any?, forKey key: String) { objects[key] = value }

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: CAAction

  /// Adds the animation to the layer under the event's key.
  @MainActor public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard let layer = anObject as? CALayer else { return }
    layer.add(self, forKey: event)
  }

  // MARK: Showing

  /// Where the animation is when the time of its container is `time`, and how far it has come.
  func place(at time: Double) -> (place: MediaTiming.Place, progress: Double)? {
    guard let place = timing.place(at: time, timing.duration) else { return nil }
    return (place, timingFunction?.progress(at: place.fraction) ?? place.fraction)
  }

  /// Changes the layer's values to those shown at `time`.
  ///
  /// - Parameters:
  ///   - shown: a copy of the layer with the values that are shown so far.
  ///   - time: the time of the animation's container.
  @MainActor func apply(to shown: CALayer, at time: Double) {}

  /// Follows being added to a layer: values that depend on the moment are settled.
  @MainActor func settle(in layer: CALayer) {}

  /// The keys of the properties that the animation changes.
  var concernedKeys: [String] { [] }

  /// When the animation ends in the time of its layer; nil where it never does, or not by itself.
  var endTime: Double? { timing.endTime(timing.duration) }
}
