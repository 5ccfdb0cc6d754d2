import Foundation

extension CALayer: @preconcurrency CAMediaTiming {
  public final var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// Of no use for layers, which have no end.
  public final var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }
  /// How fast time passes for the layer's animations and those below it; 0 stands still.
  public final var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }
  public final var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  public final var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    var new = timing
    change(&new)
    guard new != timing else { return }
    timing = new
    timingMark = new == MediaTiming() ? nil : timingMark ?? TimingMark()
    noteChange()
    // Ends lie at other moments for this layer and all below it.
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.timingDidChange()
      waiting += layer.arrangedSublayers
      if let mask = layer.mask { waiting.append(mask) }
    }
  }

  private func timingDidChange() {
    shownCopy = nil
    guard !animationStore.isEmpty else { return }
    noteChange()
    scheduleEnd()
    var runs: [AnimationRun] = []
    for case let animation as BlockAnimation in animationStore.map(\.animation)
    where !runs.contains(where: { $0 === animation.animationRun }) {
      runs.append(animation.animationRun)
    }
    for run in runs { run.scheduleEnd() }
  }

  /// A time of another layer, or of the clock, in this layer's time.
  public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    guard let layer else { return localTime(at: t) }
    guard let time = layer.clockTime(at: t) else { return localTime(at: t) }
    return localTime(at: time)
  }

  /// A time of this layer in that of another one, or of the clock.
  public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    guard let time = clockTime(at: t) else { return t }
    return layer?.localTime(at: time) ?? time
  }

  // MARK: The clock

  /// The layer above in the tree of the layers that have been seen.
  private var layerAbove: CALayer? {
    if let above = addedTo ?? maskedLayer { return above }
    var view = view?.superview
    while let here = view {
      if let layer = here.layerIfLoaded { return layer }
      view = here.superview
    }
    return nil
  }

  /// The layer's time when the clock says `time`.
  ///
  /// - Complexity: O(1) where all layers there are go by the clock, otherwise O(depth): a deep tree in which
  ///   everything moves at once must not cost its depth for each layer.
  func localTime(at time: Double) -> Double {
    guard TimingMark.isAny else { return time }
    var timings: [MediaTiming] = []
    var layer: CALayer? = self
    while let here = layer {
      if here.timing != MediaTiming() { timings.append(here.timing) }
      layer = here.layerAbove
    }
    return timings.reversed().reduce(time) { $1.localTime(at: $0) }
  }

  /// The clock's time when the layer's is `time`; nil where time stands still.
  func clockTime(at time: Double) -> Double? {
    guard TimingMark.isAny else { return time }
    var result: Double? = time
    var layer: CALayer? = self
    while let here = layer, let now = result {
      if here.timing != MediaTiming() { result = here.timing.parentTime(at: now) }
      layer = here.layerAbove
    }
    return result
  }

  /// The window whose picture the layer is in.
  var window: UIWindow? { viewAbove?.window }

  /// The clock of that window; for a layer in no window that of the main screen.
  var clock: any FrameClock { window?.screen.frameClock ?? UIScreen.main.frameClock }
}
