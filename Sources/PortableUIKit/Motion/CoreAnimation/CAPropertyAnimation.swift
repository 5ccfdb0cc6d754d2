import Foundation

/// An animation of one property, named by a key path such as `opacity`, `position.x` or
/// `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether the values are added to those that the layer shows without the animation.
  open var isAdditive = false
  /// Whether each repetition begins with the last value of the one before.
  open var isCumulative = false
  /// Makes a transform out of the numbers; nil for none.
  open var valueFunction: CAValueFunction?

  public required init() {
    super.init()
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  override var concernedKeys: [String] {
    guard let key = keyPath?.split(separator: ".").first else { return [] }
    return [String(key)]
  }

  @MainActor override func apply(to shown: CALayer, at time: Double) {
    guard let keyPath, let (place, progress) = place(at: time),
      let target = shown.target(forKeyPath: keyPath, valueFunction),
      let own = target.value(of: shown)
    else { return }
    guard var value = value(at: place, progress, target, own) else { return }
    if isCumulative, place.repetition > 0,
      let end = self.value(at: MediaTiming.Place(repetition: 0, fraction: 1), 1, target, own)
    {
      // Adds the change of a whole cycle; values that cannot be added stay as they are.
      for _ in 0..<min(place.repetition, 10_000) { value = value.adding(end) }
    }
    target.set(isAdditive ? own.adding(value) : value, in: shown)
  }

  /// The animation's value at a place; nil where it has none.
  @MainActor func value(
    at place: MediaTiming.Place, _ progress: Double, _ target: LayerKeyTarget, _ own: LayerValue
  ) -> LayerValue? { nil }
}
