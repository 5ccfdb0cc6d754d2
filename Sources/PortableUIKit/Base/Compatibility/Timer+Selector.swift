import Foundation

/// Timers that call a method of an object, found by its name: see ``Selector``. The target is kept until the
/// timer is invalidated. Foundation's timers on Linux keep no `userInfo`.
extension Timer {
  /// A timer that never fires, as the first value of a property.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }

  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let call = TimedCall(target: aTarget as AnyObject, selector: aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { call.send($0) }
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let call = TimedCall(target: t as AnyObject, selector: s)
    self.init(fire: date, interval: ti, repeats: rep) { call.send($0) }
  }

  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let call = TimedCall(target: aTarget as AnyObject, selector: aSelector)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { call.send($0) }
  }
}

/// A call that a timer makes on the thread of its run loop.
private final class TimedCall: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(target: AnyObject, selector: Selector) {
    (self.target, self.selector) = (target, selector)
  }

  func send(_ timer: Timer) { selector.message(target, timer) }
}
