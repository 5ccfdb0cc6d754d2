public import Foundation

/// An animation through several values, or along a path (LY-11).
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// A way for points, in place of values: each end of a segment is a keyframe.
  open var path: CGPath?
  /// When each value is reached, as fractions of the duration that do not fall: as many as values, and
  /// one more where they are discrete. Other lists count as none: then the times are even.
  open var keyTimes: [NSNumber]?
  /// The pace of each segment.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Tension, continuity and bias shape splines, one number for each value (Kochanek and Bartels,
  /// DOI 10.1145/964965.808575); 0 where it is missing.
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  /// How the layer turns along the path; nil for not at all.
  open var rotationMode: CAAnimationRotationMode?

  public required init() {
    super.init()
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    (biasValues, rotationMode) = (other.biasValues, other.rotationMode)
  }

  @MainActor override func apply(to shown: CALayer, at time: Double) {
    super.apply(to: shown, at: time)
    guard let rotationMode, let path, let (_, progress) = place(at: time),
      let angle = PathWay(path).angle(at: pace(progress, PathWay(path).frames))
    else { return }
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    shown.target(forKeyPath: "transform.rotation.z", nil)?.set(.numbers([turn]), in: shown)
  }

  @MainActor override func value(
    at place: MediaTiming.Place, _ progress: Double, _ target: LayerKeyTarget, _ own: LayerValue
  ) -> LayerValue? {
    if let path {
      let way = PathWay(path)
      guard let point = way.point(at: pace(progress, way.frames)) else { return nil }
      return .numbers([point.x, point.y])
    }
    let frames = (values ?? []).compactMap { target.read($0) }
    guard !frames.isEmpty, frames.count == values?.count else { return nil }
    let share = pace(progress, frames)
    let index = min(Int(share), frames.count - 1)
    guard index + 1 < frames.count else { return frames[index] }
    let part = share - Double(index)
    if isSpline, let value = spline(frames, index, part) { return value }
    return frames[index].mixed(with: frames[index + 1], at: CGFloat(part))
  }

  private var isSpline: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  /// Where the animation is among the keyframes: the number of the last one passed, and the part of the
  /// way from there to the next.
  private func pace(_ progress: Double, _ frames: [LayerValue]) -> Double {
    let times = self.times(frames)
    let last = frames.count - 1
    if calculationMode == .discrete {
      return Double(min(last, max(0, (times.lastIndex { $0 <= progress } ?? 0))))
    }
    guard last > 0, progress > times[0] else { return 0 }
    guard progress < times[last] else { return Double(last) }
    let index = min(last - 1, times.lastIndex { $0 <= progress } ?? 0)
    let length = times[index + 1] - times[index]
    var part = length > 0 ? (progress - times[index]) / length : 1
    if let timingFunctions, index < timingFunctions.count {
      part = timingFunctions[index].progress(at: part)
    }
    return Double(index) + part
  }

  private func times(_ frames: [LayerValue]) -> [Double] {
    let count = frames.count
    if calculationMode == .paced || calculationMode == .cubicPaced {
      var sums = [0.0]
      for (a, b) in zip(frames, frames.dropFirst()) {
        sums.append((sums.last ?? 0) + Double(a.distance(to: b)))
      }
      if let total = sums.last, total > 0, total.isFinite { return sums.map { $0 / total } }
    } else if let given = keyTimes?.map(\.doubleValue),
      given.count == (calculationMode == .discrete ? count + 1 : count),
      zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 })
    {
      return given
    }
    if calculationMode == .discrete { return (0..<count).map { Double($0) / Double(count) } }
    return (0..<count).map { Double($0) / Double(max(1, count - 1)) }
  }

  /// The value on a spline through the keyframes; nil where they are not numbers.
  private func spline(_ frames: [LayerValue], _ index: Int, _ part: Double) -> LayerValue? {
    let points = frames.compactMap(\.components)
    guard points.count == frames.count, Set(points.map(\.count)).count == 1 else { return nil }
    func number(_ list: [NSNumber]?, _ index: Int) -> CGFloat {
      guard let list, list.indices.contains(index) else { return 0 }
      return CGFloat(list[index].doubleValue)
    }
    /// The tangent at a keyframe as it is left, or as it is arrived at.
    func tangent(_ place: Int, isLeft: Bool, _ axis: Int) -> CGFloat {
      let here = points[place][axis]
      let before = place > 0 ? here - points[place - 1][axis] : points[place + 1][axis] - here
      let after = place + 1 < points.count ? points[place + 1][axis] - here : before
      let (t, c, b) = (
        number(tensionValues, place), number(continuityValues, place), number(biasValues, place)
      )
      let sign: CGFloat = isLeft ? 1 : -1
      return (1 - t) * (1 + sign * c) * (1 + b) / 2 * before
        + (1 - t) * (1 - sign * c) * (1 - b) / 2 * after
    }
    let s = CGFloat(part)
    let numbers = points[index].indices.map { axis -> CGFloat in
      let (a, b) = (points[index][axis], points[index + 1][axis])
      let (from, to) = (
        tangent(index, isLeft: true, axis), tangent(index + 1, isLeft: false, axis)
      )
      // Hermite's form of a cubic.
      return a * (1 + s * s * (2 * s - 3)) + b * s * s * (3 - 2 * s)
        + from * s * (1 - s) * (1 - s) - to * s * s * (1 - s)
    }
    return frames[index].replacing(numbers)
  }
}
