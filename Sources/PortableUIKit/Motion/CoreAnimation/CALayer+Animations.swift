import Compositor
import Foundation

extension CALayer {
  // MARK: Adding and taking away

  func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    guard !isPresentation else { return }
    let isOfBlock = animation is BlockAnimation
    guard let copy = isOfBlock ? animation : animation.copy() as? CAAnimation else { return }
    if let property = copy as? CAPropertyAnimation, property.keyPath == nil {
      property.keyPath = key
    }
    if !isOfBlock {
      if !(copy.duration > 0) { copy.duration = CATransaction.animationDuration() }
      if copy.timingFunction == nil {
        copy.timingFunction = CATransaction.animationTimingFunction()
      }
    }
    copy.settle(in: self)
    let key = copy is CATransition ? kCATransition : key
    let replaced = key.map { key in animationStore.filter { $0.key == key } } ?? []
    animationStore.removeAll { $0.key == key && key != nil }
    let completions = CATransaction.openCompletions
    for group in completions { group.begin() }
    animationStore.append(LayerAnimation(key: key, animation: copy, completions: completions))
    for entry in replaced { end(entry, isFinished: false) }
    shownCopy = nil
    noteChange()
    CATransaction.awaitStart(of: self)
    guard let window else { return }
    begin(at: window.screen.frameClock.now)
    window.scheduleTurn()
  }

  /// Takes an animation of a block that has begun before, in a layer of which time passes as for the clock.
  func add(_ animation: BlockAnimation, _ key: String, startedAt time: Double) {
    animation.timing.beginTime = time
    madeAnimations.append(
      LayerAnimation(
        key: freeName(key), animation: animation, isStarted: true, isTold: true, completions: []))
    shownCopy = nil
  }

  /// Gives animations that wait for it a begin in the layer's time.
  private func begin(at now: Double) {
    var local: Double?
    for index in animationStore.indices where !animationStore[index].isStarted {
      animationStore[index].isStarted = true
      let animation = animationStore[index].animation
      guard animation.timing.beginTime == 0 else { continue }
      local = local ?? localTime(at: now)
      animation.timing.beginTime = local ?? now
    }
    scheduleEnd()
  }

  /// Tells delegates of animations that are shown now; those of a layer in no window go on waiting.
  func tellStarts() {
    guard animationStore.contains(where: { !$0.isTold }) else { return }
    guard let window else { return CATransaction.awaitStart(of: self) }
    begin(at: window.screen.frameClock.now)
    let told = animationStore.filter { !$0.isTold }.map(\.animation)
    for index in animationStore.indices { animationStore[index].isTold = true }
    for animation in told { animation.delegate?.animationDidStart(animation) }
  }

  func removeAnimations(where isConcerned: (LayerAnimation) -> Bool) {
    let lost = animationStore.filter(isConcerned)
    guard !lost.isEmpty else { return }
    animationStore.removeAll(where: isConcerned)
    shownCopy = nil
    noteChange()
    for entry in lost { end(entry, isFinished: false) }
    scheduleEnd()
  }

  private func end(_ entry: LayerAnimation, isFinished: Bool) {
    (entry.animation as? BlockAnimation)?.animationRun.wasLost()
    guard !entry.hasEnded else { return }
    entry.animation.delegate?.animationDidStop(entry.animation, finished: isFinished)
    for group in entry.completions { group.end() }
  }

  /// Takes the animations of a run away, which tells of their end itself.
  func dropAnimations(of run: AnimationRun) {
    let dropped = animationStore.filter { ($0.animation as? BlockAnimation)?.animationRun === run }
    guard !dropped.isEmpty else { return }
    animationStore.removeAll { ($0.animation as? BlockAnimation)?.animationRun === run }
    shownCopy = nil
    noteChange()
    for entry in dropped { for group in entry.completions { group.end() } }
  }

  // MARK: Ends

  /// Has the clock come back when the next animation ends.
  func scheduleEnd() {
    endAppointment += 1
    let ends = animationStore.compactMap { entry -> Double? in
      entry.isStarted && !entry.hasEnded ? entry.animation.endTime : nil
    }
    guard let next = ends.min(), let time = clockTime(at: next) else { return }
    let (known, expected) = (KnownLayer(self), endAppointment)
    clock.request(at: time) {
      guard let layer = known.layer, layer.endAppointment == expected else { return }
      layer.takeEnded()
    }
  }

  private func takeEnded() {
    let now = localTime(at: clock.now)
    let reach = now + 1e-9 * max(1, abs(now))
    var ended: [LayerAnimation] = []
    for index in animationStore.indices where !animationStore[index].hasEnded {
      guard animationStore[index].isStarted, let end = animationStore[index].animation.endTime,
        end <= reach
      else { continue }
      ended.append(animationStore[index])
      animationStore[index].hasEnded = true
    }
    animationStore.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
    shownCopy = nil
    noteChange()
    scheduleEnd()
    for entry in ended { end(entry, isFinished: true) }
  }

  // MARK: Showing

  /// The layer as it is shown now: itself where nothing moves.
  var shownLayer: CALayer { !hasAnimations ? self : currentCopy }

  /// A copy of the layer with the values that are shown now.
  var currentCopy: CALayer {
    let now = clock.now
    if let shownCopy, shownCopy.shownTime == now { return shownCopy }
    let copy = makeCopy()
    copy.shownTime = now
    let local = localTime(at: now)
    for entry in animationStore {
      let time = entry.isStarted ? local : entry.animation.timing.beginTime
      entry.animation.apply(to: copy, at: time)
    }
    let keys = animationStore.flatMap(\.animation.concernedKeys)
    if keys.contains(where: { type(of: self).needsDisplay(forKey: $0) }) {
      copy.content.damage = .all
      copy.isDrawnAnew = true
    }
    shownCopy = copy
    return copy
  }

  /// A copy of the layer with the values that were shown `delay` seconds ago.
  func copy(delayedBy delay: Double) -> CALayer {
    let copy = makeCopy()
    let now = clock.now - delay
    copy.shownTime = now
    let local = localTime(at: now)
    for entry in animationStore where entry.isStarted {
      entry.animation.apply(to: copy, at: local)
    }
    return copy
  }

  private func makeCopy() -> CALayer {
    let copy = CALayer.copy(of: self)
    copy.modelLayer = self
    copy.take(from: self)
    return copy
  }

  /// Takes the model values of a layer of the same class.
  private func take(from model: CALayer) {
    own = model.values(in: .model)
    own.opacity = model.opacity
    content = model.content
    content.redrawsOnBoundsChange = false
    content.damage = .none
    name = model.name
    namedValues = model.namedValues
    takeOwnValues(from: model)
    if let model = model as? any AnimatableKeyProviding {
      for key in type(of: model).animatableKeys { key.key.set(self, key.key.get(model)) }
    }
  }

  // MARK: Names

  /// A name for one more animation of a property: its own, or with a number.
  func freeName(_ key: String) -> String {
    let names = animationStore.compactMap(\.key)
    var (name, count) = (key, 1)
    while names.contains(name) {
      count += 1
      name = "\(key)-\(count)"
    }
    return name
  }
}
