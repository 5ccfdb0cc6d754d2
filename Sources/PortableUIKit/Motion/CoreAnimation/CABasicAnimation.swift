import Foundation

/// An animation between two values (LY-8).
///
/// At most two of from, to and by are given; the missing value is the one that the layer shows without
/// the animation.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  public required init() {
    super.init()
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  @MainActor override func value(
    at place: MediaTiming.Place, _ progress: Double, _ target: LayerKeyTarget, _ own: LayerValue
  ) -> LayerValue? {
    guard let (from, to) = ends(target, own) else { return nil }
    return from.mixed(with: to, at: CGFloat(progress))
  }

  /// From where to where; nil where a value is not one that the property can have.
  @MainActor private func ends(
    _ target: LayerKeyTarget, _ own: LayerValue
  ) -> (from: LayerValue, to: LayerValue)? {
    func read(_ value: Any?) -> LayerValue?? {
      guard let value else { return .some(nil) }
      guard let read = target.read(value) else { return nil }
      return .some(read)
    }
    guard let from = read(fromValue), let to = read(toValue), let by = read(byValue) else {
      return nil
    }
    // An additive value is added to the layer's value, which must not count twice.
    let now = isAdditive ? own.zero : own
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return (from, now)
    case (nil, let to?, nil): return (now, to)
    case (nil, nil, let by?): return (now, now.adding(by))
    case (nil, nil, nil): return nil
    }
  }
}
