import Foundation

extension UIView {
  /// Has a change of a property from `old` components shown gradually, inside an animation block.
  func animateChange(of property: AnimatedProperty, from old: @autoclosure () -> [CGFloat]) {
    AnimationRun.current?.add(property, of: self, from: old())
  }

  /// The components of a property as shown now: the model value and what animations have left to go.
  func shownComponents(of property: AnimatedProperty) -> [CGFloat] {
    viewState.animations.reduce(property.components(of: self)) { sum, animation in
      animation.property == property ? zip(sum, animation.remainder).map { $0 + $1 } : sum
    }
  }

  /// Takes animations away before their end; their completions are told `false` (AN-7).
  func removeAnimations(where isConcerned: (PropertyAnimation) -> Bool) {
    let lost = viewState.animations.filter(isConcerned)
    guard !lost.isEmpty else { return }
    viewState.animations.removeAll(where: isConcerned)
    for animation in lost { animation.run.wasLost() }
  }

  /// Whether touches pass the view by because it is on its way (AN-12, HT-7).
  var isAnimatingWithoutInteraction: Bool {
    viewState.animations.contains { !$0.run.settings.options.contains(.allowUserInteraction) }
  }
}

extension CALayer {
  /// The layer as it is shown now: with the values between old and new ones while the view is being
  /// animated. Nil where the view is in no window.
  ///
  /// A snapshot: it does not follow the animation.
  public func presentation() -> CALayer? {
    guard let owner = view, owner.window != nil else { return nil }
    return PresentationLayer(owner)
  }

  /// The keys of the running animations, in the order they were added; a second one of the same
  /// property has a number at its end. Nil where there are none.
  public func animationKeys() -> [String]? {
    guard let animations = view?.viewState.animations, !animations.isEmpty else { return nil }
    return animations.indices.map { key(of: $0, in: animations) }
  }

  /// Takes all animations away; what is shown is the model again (AN-7).
  public func removeAllAnimations() { view?.removeAnimations { _ in true } }

  public func removeAnimation(forKey key: String) {
    guard let view, let index = animationKeys()?.firstIndex(of: key) else { return }
    let concerned = view.viewState.animations[index]
    view.removeAnimations {
      $0.run === concerned.run && $0.property == concerned.property && $0.span == concerned.span
    }
  }

  private func key(of index: Int, in animations: [PropertyAnimation]) -> String {
    let property = animations[index].property
    let earlier = animations[..<index].count { $0.property == property }
    return earlier == 0 ? property.rawValue : "\(property.rawValue)-\(earlier + 1)"
  }
}
