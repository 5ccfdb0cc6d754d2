import Foundation

/// Fingers that move quickly in one direction; recognised once, as they move.
///
/// Apple does not document when a swipe is quick and straight: here it covers 50 points within half
/// a second, and at most half as far across.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe leads; several at once are alternatives (raw values as in UIKit).
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  private static let distance: CGFloat = 50
  private static let time: TimeInterval = 0.5
  private var starts: [UITouch: CGPoint] = [:]
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty { startTime = event.timestamp }
    for touch in touches { starts[touch] = touch.place }
    if starts.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime <= UISwipeGestureRecognizer.time else {
      state = .failed
      return
    }
    guard starts.count == numberOfTouchesRequired else { return }
    let ways = activeTouches.map { touch in
      let start = starts[touch] ?? touch.place
      return CGPoint(x: touch.place.x - start.x, y: touch.place.y - start.y)
    }
    if ways.allSatisfy(isSwipe) { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    starts = [:]
  }

  /// Whether a way in points is far enough in a wanted direction, and straight.
  private func isSwipe(_ way: CGPoint) -> Bool {
    let isAcross = abs(way.x) >= abs(way.y)
    let (along, beside) = isAcross ? (way.x, abs(way.y)) : (way.y, abs(way.x))
    let taken: Direction =
      isAcross ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    return direction.contains(taken) && abs(along) >= UISwipeGestureRecognizer.distance
      && beside <= abs(along) / 2
  }
}
