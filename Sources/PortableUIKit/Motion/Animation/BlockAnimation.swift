import Compositor
import Foundation

/// The way of one property from an old value to a new one, as part of an animation block's run.
///
/// The layer has the new value already (AN-2). The shown value adds the part of the offset to the old
/// value that is still to go, so that animations of one property add up (AN-10). Time is the run's, which
/// can stand still, turn round and be scrubbed.
class BlockAnimation: CABasicAnimation {
  /// The way from the model's value to the old one.
  private enum Way {
    /// Numbers to add.
    case numbers([CGFloat])
    /// Numbers to add to the parts of a map of the plane.
    case map([CGFloat])
    /// A value between which and the model's there is a way.
    case mixed(LayerValue)
  }

  private var way = Way.numbers([])
  private var runStorage: AnimationRun?
  /// The part of the run's duration that this animation takes: all of it except for keyframes.
  private(set) var span: ClosedRange<Double> = 0...1
  /// Whether the way leads from the model's value to one that the model never takes, as the view is
  /// removed at its end.
  private(set) var isDeparture = false
  /// The layer's time less the clock's when the animation was added.
  private(set) var shift = 0.0

  required init() {
    super.init()
  }

  /// The way of `key` from `old` to `new`; nil where they are the same.
  @MainActor convenience init?(
    _ key: String, of run: AnimationRun, in span: ClosedRange<Double>, from old: LayerValue,
    to new: LayerValue, isDeparture: Bool = false
  ) {
    self.init()
    guard let way = BlockAnimation.way(from: old, to: new) else { return nil }
    self.way = way
    keyPath = key
    runStorage = run
    self.span = span
    self.isDeparture = isDeparture
    isAdditive = true
    timing.duration = run.settings.duration
    fromValue = old
    toValue = new
  }

  /// An animation of no property.
  @MainActor convenience init(of run: AnimationRun) {
    self.init()
    runStorage = run
    timing.duration = run.settings.duration
  }

  @MainActor private static func way(from old: LayerValue, to new: LayerValue) -> Way? {
    switch (old, new) {
    case (.numbers(let a), .numbers(let b)), (.color(let a), .color(let b)):
      guard a.count == b.count, a != b else { return nil }
      return .numbers(zip(a, b).map { $0 - $1 })
    case (.transform(let a), .transform(let b)):
      if a == b { return nil }
      guard a.isAffine, b.isAffine else { return .mixed(old) }
      return .map(
        TransformParts.offset(
          from: TransformParts.components(a.affinePart),
          to: TransformParts.components(b.affinePart)))
    case (.object, .object): return nil
    default: return .mixed(old)
    }
  }

  /// The run, which every animation of this kind has.
  var animationRun: AnimationRun {
    if let runStorage { return runStorage }
    fatalError("an animation of a block without its run")
  }

  /// Adds another way of the same property, run and span to this one; answers whether that went.
  func add(_ other: BlockAnimation) -> Bool {
    switch (way, other.way) {
    case (.numbers(let a), .numbers(let b)): way = .numbers(zip(a, b).map { $0 + $1 })
    case (.map(let a), .map(let b)): way = .map(zip(a, b).map { $0 + $1 })
    default: return false
    }
    return true
  }

  /// Begins where the other animation, whose place it takes, is shown now.
  @MainActor func takeOver(_ other: BlockAnimation) {
    let left = CGFloat(other.left(at: nil))
    switch (way, other.way) {
    case (.numbers(let a), .numbers(let b)): way = .numbers(zip(a, b).map { $0 + $1 * left })
    case (.map(let a), .map(let b)): way = .map(zip(a, b).map { $0 + $1 * left })
    default: break
    }
  }

  // MARK: Showing

  /// The part of the way that is added to the model's value, when the layer's time is `time`; nil for now.
  @MainActor final func left(at time: Double?) -> Double {
    let progress = animationRun.progress(in: span, at: time.map { $0 - shift })
    return isDeparture ? progress : 1 - progress
  }

  func value(from end: LayerValue, adding left: CGFloat) -> LayerValue {
    switch (way, end) {
    case (.numbers(let way), _):
      guard let numbers = end.components, numbers.count == way.count else { return end }
      return end.replacing(zip(numbers, way).map { $0 + $1 * left })
    case (.map(let way), .transform(let map)):
      let numbers = TransformParts.components(map.affinePart)
      return .transform(
        CATransform3D(TransformParts.affine(zip(numbers, way).map { $0 + $1 * left })))
    case (.mixed(let old), _): return end.mixed(with: old, at: left)
    default: return end
    }
  }

  /// The shown value of a property whose model value is `end`, by this animation alone.
  @MainActor func current(from end: LayerValue) -> LayerValue {
    value(from: end, adding: CGFloat(left(at: nil)))
  }

  @MainActor override func settle(in layer: CALayer) {
    let now = layer.clock.now
    shift = layer.localTime(at: now) - now
  }

  @MainActor override func apply(to shown: CALayer, at time: Double) {
    guard let keyPath, let target = shown.target(forKeyPath: keyPath, nil),
      let end = target.value(of: shown)
    else { return }
    target.set(value(from: end, adding: CGFloat(left(at: time))), in: shown)
  }

  override var endTime: Double? { nil }
}
