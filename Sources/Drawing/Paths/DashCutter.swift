import Foundation

/// Cuts a path into the pieces that a list of lengths on and off leaves of it (GC-5).
///
/// Curves are cut as curves: lengths along them are those of at least 32 chords.
struct DashCutter {
  private let lengths: [CGFloat]
  private let phase: CGFloat
  /// Whether each subpath begins the list anew, as when lines are drawn.
  private let restarts: Bool
  private(set) var result = PathElements()
  private var index = 0
  private var left: CGFloat = 0
  private var isOn: Bool { index.isMultiple(of: 2) }
  /// Where the pen is, and whether the piece under way has been begun in `result`.
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  private var isDown = false

  /// - Parameter lengths: not negative, their sum above zero.
  init(lengths: [CGFloat], phase: CGFloat, restarts: Bool) {
    // A list of odd length repeats with on and off exchanged.
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    self.phase = phase
    self.restarts = restarts
    begin()
  }

  /// The length after which the list repeats.
  var period: CGFloat { lengths.reduce(0, +) }

  private mutating func begin() {
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    index = 0
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - rest
  }

  mutating func cut(_ elements: PathElements) {
    for subpath in elements.subpaths() { cut(subpath: subpath) }
  }

  private mutating func cut(subpath: PathElements) {
    if restarts { begin() }
    let beginsOn = isOn
    let before = result
    result = PathElements()
    isDown = false
    for element in subpath {
      switch element {
      case .move(let point):
        current = point
        start = point
      case .line(let end): add(CubicCurve.line(from: current, to: end), isLine: true)
      case .quadCurve(let control, let end):
        add(CubicCurve(from: current, quadraticControl: control, to: end), isLine: false)
      case .curve(let first, let second, let end):
        add(
          CubicCurve(start: current, control1: first, control2: second, end: end), isLine: false)
      case .close: add(CubicCurve.line(from: current, to: start), isLine: true)
      }
    }
    let isClosed = subpath.verbs.last == .close
    let pieces = isClosed && beginsOn && isDown ? result.joiningLastToFirst(at: start) : result
    result = before
    result.append(pieces)
  }

  private mutating func add(_ curve: CubicCurve, isLine: Bool) {
    let table = ArcLengthTable(curve, isLine: isLine)
    var done: CGFloat = 0
    var parameter: CGFloat = 0
    while table.length - done > left {
      done += left
      let next = table.parameter(at: done)
      draw(curve, from: parameter, to: next, isLine: isLine)
      parameter = next
      index = (index + 1) % lengths.count
      left = lengths[index]
      isDown = false
    }
    left -= table.length - done
    draw(curve, from: parameter, to: 1, isLine: isLine)
    current = curve.end
  }

  private mutating func draw(
    _ curve: CubicCurve, from low: CGFloat, to high: CGFloat, isLine: Bool
  ) {
    guard isOn else { return }
    let part =
      isLine
      ? CubicCurve.line(from: curve.onLine(low), to: curve.onLine(high))
      : curve.part(from: low, to: high)
    if !isDown {
      result.move(to: part.start)
      isDown = true
    }
    if isLine {
      result.line(to: part.end)
    } else {
      result.curve(to: part.end, control1: part.control1, control2: part.control2)
    }
  }
}

extension CubicCurve {
  static func line(from start: CGPoint, to end: CGPoint) -> CubicCurve {
    CubicCurve(start: start, control1: start, control2: end, end: end)
  }

  /// The point of the straight way from start to end.
  func onLine(_ share: CGFloat) -> CGPoint {
    if share <= 0 { return start }
    if share >= 1 { return end }
    return CGPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }
}

extension PathElements {
  /// The last subpath continued by the first, where that begins at `point`: one piece over the seam of a
  /// closed path.
  fileprivate func joiningLastToFirst(at point: CGPoint) -> PathElements {
    let pieces = subpaths()
    guard pieces.count > 1, let first = pieces.first, first.points.first == point else {
      return self
    }
    var result = PathElements()
    for piece in pieces.dropFirst() { result.append(piece) }
    for element in first {
      if case .move = element { continue }
      result.append(element)
    }
    return result
  }
}
